import { data, href } from 'react-router';
import { flashRedirect } from '#app/dashboard/flash.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { orFailed } from '#app/dashboard/or-failed.ts';
import { ConfirmDelete } from '#app/dashboard/parts/confirm-delete.tsx';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { deleteLink } from '#app/links/link.commands.server.ts';
import { findLink } from '#app/links/link.queries.server.ts';
import { labelOf, linkMessages } from '#app/links/link.values.ts';
import { mediaText } from '#app/links/parts/link-marks.ts';
import { commandBy } from '#app/server/command.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { answeredFailure } from '#app/server/form-failure.server.ts';
import { notFound } from '#app/server/problems.server.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import type { Route } from './+types/link-delete';

const listPath = href('/dashboard/Links');

export const handle: PageHandle = { hydration: 'eager' };

export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const link = await findLink(requestContext(context).database, params.linkId);
  const { title, url, mediaId, category } = link ?? notFound(linkMessages.gone);
  return { name: title ?? mediaText({ url, mediaId }), label: labelOf(category) };
}

export async function action({ context, params }: Route.ActionArgs) {
  const command = commandBy(context, currentStaff(context));
  try {
    await deleteLink(command, params.linkId);
  } catch (error) {
    const failed = answeredFailure(error, 'Failed to delete link', command.requestId);
    return data(failed.problem, { status: failed.status });
  }
  return flashRedirect(listPath, 'linkDeleted');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction, 'Failed to delete link');
}

export function meta() {
  return staffMeta('Confirm Delete');
}

export default function LinkDelete({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmDelete what="link" listPath={listPath} refusal={actionData?.message}>
      <strong>{loaderData.name}</strong> will no longer be on the website or in this list ({loaderData.label}
      ).
    </ConfirmDelete>
  );
}
