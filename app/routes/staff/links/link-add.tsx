import { href } from 'react-router';
import { createLink } from '#app/links/link.commands.server.ts';
import { parseLink } from '#app/links/link.input.server.ts';
import { linkDraftName } from '#app/links/link.values.ts';
import { LinkForm } from '#app/links/parts/link-form.tsx';
import { listAddressWithin } from '#app/navigation/list-address.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { formAction, textsOf } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { deleteDraft } from '#app/ui/form/draft.ts';
import type { Route } from './+types/link-add';

const listPath = href('/dashboard/Links');
const formPath = href('/dashboard/Links/new');
const failure = 'Failed to create link';

const readLink = (fields: URLSearchParams) => textsOf(fields, 'category', 'url');

/**
 * Reads a link from the address, to preview it before saving. Readers without scripts get their preview this
 * way.
 */
export const loader = staffLoader((_, { url }: Route.LoaderArgs) => {
  const { searchParams } = url;
  return { asked: searchParams.has('url') ? readLink(searchParams) : null, sendingKey: crypto.randomUUID() };
});

export const action = formAction({
  failure,
  read: readLink,
  run: async ({ command, fields, values }, { url }) => {
    const link = parseLink(values);
    await createLink(command, link, undefined, await idempotencyKeyOf(fields.get('key'), link));
    return toastRedirect(listAddressWithin(listPath, url.search), 'linkCreated');
  },
});

export const clientAction = formClientAction(failure, { onSaved: () => deleteDraft(linkDraftName) });

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
