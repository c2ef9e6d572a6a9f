import { href } from 'react-router';
import { callAction } from '#app/dashboard/call-action.ts';
import { flashRedirect } from '#app/dashboard/flash.server.ts';
import { currentStaff, staffCommand } from '#app/dashboard/guard.server.ts';
import { refuseForm } from '#app/dashboard/refuse-form.server.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { useListAddress } from '#app/dashboard/use-list-address.ts';
import { renameLink } from '#app/links/link.commands.server.ts';
import { parseTitle } from '#app/links/link.input.server.ts';
import { findLink } from '#app/links/link.queries.server.ts';
import { linkMessages } from '#app/links/link.values.ts';
import { linkName } from '#app/links/parts/link-marks.ts';
import { TitleForm } from '#app/links/parts/title-form.tsx';
import { readForm } from '#app/server/body.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { notFound } from '#app/server/problems.server.ts';
import { askedVersion } from '#app/server/row-version.server.ts';
import { listAddressWithin } from '#app/site/list-address.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/link-title';

const listPath = href('/dashboard/Links');

export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const link = await findLink(requestContext(context).database, params.linkId);
  const { id, category, url, mediaId, title, createdAt, version } = link ?? notFound(linkMessages.gone);
  return { link: { id, category, mediaId, title, version }, media: linkName({ title, url, createdAt }) };
}

export async function action({ request, url, context, params }: Route.ActionArgs) {
  const command = staffCommand(context);
  let values: { title: string } | null = null;
  try {
    const fields = await readForm(request);
    values = { title: fields.get('title') ?? '' };
    const version = askedVersion(request, Object.fromEntries(fields));
    await renameLink(command, params.linkId, parseTitle(values), version);
  } catch (error) {
    return refuseForm(error, 'Failed to update link', command.requestId, values);
  }
  return flashRedirect(listAddressWithin(listPath, url.search), 'linkUpdated');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callAction(serverAction, 'Failed to update link');
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
