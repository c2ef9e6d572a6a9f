import { href } from 'react-router';
import { createLink } from '#app/links/link.commands.server.ts';
import { parseLink } from '#app/links/link.input.server.ts';
import { linkDraftName } from '#app/links/link.values.ts';
import { LinkForm } from '#app/links/parts/link-form.tsx';
import { listAddressWithin } from '#app/navigation/list-address.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { deleteDraft } from '#app/ui/form/draft.ts';
import type { Route } from './+types/link-add';

const listPath = href('/dashboard/Links');
const formPath = href('/dashboard/Links/new');

const typedIn = (fields: URLSearchParams) => ({
  category: fields.get('category') ?? '',
  url: fields.get('url') ?? '',
});

/**
 * Reads a link from the address, to preview it before saving. Readers without scripts get their preview this
 * way.
 */
export function loader({ context, request }: Route.LoaderArgs) {
  currentStaff(context);
  const { searchParams } = new URL(request.url);
  return { asked: searchParams.has('url') ? typedIn(searchParams) : null, sendingKey: crypto.randomUUID() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  let values: ReturnType<typeof typedIn> | null = null;
  try {
    const fields = await readForm(request);
    values = typedIn(fields);
    const link = parseLink(values);
    await createLink(command, link, undefined, await idempotencyKeyOf(fields.get('key'), link));
  } catch (error) {
    return refuseForm(error, 'Failed to create link', command.requestId, values);
  }
  return toastRedirect(listAddressWithin(listPath, url.search), 'linkCreated');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, 'Failed to create link', () => deleteDraft(linkDraftName));
}

export const meta = staffMeta('Add New Link');

export default function LinkAdd({ loaderData, actionData }: Route.ComponentProps) {
  const leaveTo = useListAddress(listPath);
  return (
    <RouteDialog title="Add New Link" width="wide" listPath={leaveTo}>
      <LinkForm
        asked={loaderData.asked}
        sendingKey={loaderData.sendingKey}
        refused={actionData}
        formPath={formPath}
        listPath={leaveTo}
      />
    </RouteDialog>
  );
}
