import { href } from 'react-router';
import { renameLink } from '#app/links/link.commands.server.ts';
import { parseTitles } from '#app/links/link.input.server.ts';
import { findLink } from '#app/links/link.queries.server.ts';
import { linkMessages } from '#app/links/link.values.ts';
import { linkName } from '#app/links/parts/link-labels.ts';
import { TitleForm } from '#app/links/parts/title-form.tsx';
import { readTitleForm, type TitleFormValues } from '#app/links/title-fields.ts';
import { listAddressWithin } from '#app/navigation/list-address.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { readExpectedVersion } from '#app/platform/writes/row-version.server.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/link-title';

const listPath = href('/dashboard/Links');

export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const link = await findLink(requestContext(context).database, params.linkId);
  const { id, category, url, mediaId, title, texts, createdAt, version } =
    link ?? staffNotFound(linkMessages.gone);
  return {
    link: { id, category, mediaId, title, texts, version },
    media: linkName({ title, url, createdAt }),
  };
}

export async function action({ request, url, context, params }: Route.ActionArgs) {
  const command = staffCommand(context);
  let values: TitleFormValues | null = null;
  try {
    const fields = await readForm(request);
    values = readTitleForm(fields);
    const version = readExpectedVersion(request, Object.fromEntries(fields));
    await renameLink(command, params.linkId, parseTitles(values), version);
  } catch (error) {
    return refuseForm(error, 'Failed to update link', command.requestId, values);
  }
  return toastRedirect(listAddressWithin(listPath, url.search), 'linkUpdated');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, 'Failed to update link');
}

export const meta = staffMeta('Edit Title');

export default function LinkTitle({ loaderData: { link, media }, actionData }: Route.ComponentProps) {
  const leaveTo = useListAddress(listPath);
  return (
    <RouteDialog title="Edit Title" width="wide" description={media} listPath={leaveTo}>
      <TitleForm key={link.id} link={link} refused={actionData} listPath={leaveTo} />
    </RouteDialog>
  );
}
