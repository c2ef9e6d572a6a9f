import { href } from 'react-router';
import { callAction } from '#app/dashboard/call-action.ts';
import { deletion } from '#app/dashboard/deletion.server.ts';
import { wholeWords } from '#app/dashboard/parts/bin-list.css.ts';
import { ConfirmDelete } from '#app/dashboard/parts/confirm-delete.tsx';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { useListAddress } from '#app/dashboard/use-list-address.ts';
import { findLink } from '#app/links/link.queries.server.ts';
import { labelOf, linkMessages } from '#app/links/link.values.ts';
import { deleteLink, isLinkBinned } from '#app/links/link-bin.server.ts';
import { linkName } from '#app/links/parts/link-marks.ts';
import { notFound } from '#app/server/problems.server.ts';
import { binDays } from '#app/site/bin.ts';
import type { Route } from './+types/link-delete';

const listPath = href('/dashboard/Links');
const failure = 'Failed to delete link';

const linkDeletion = deletion({
  parameter: 'linkId',
  find: async (database, id) => {
    const link = (await findLink(database, id)) ?? notFound(linkMessages.gone);
    return { name: linkName(link), label: labelOf(link.category) };
  },
  remove: deleteLink,
  isRemoved: isLinkBinned,
  listPath,
  done: 'linkDeleted',
  failure,
});

export const loader = linkDeletion.loader;
export const action = linkDeletion.action;

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callAction(serverAction, failure);
}

export const meta = staffMeta('Confirm Delete');

export default function LinkDelete({ loaderData, actionData }: Route.ComponentProps) {
  const leaveTo = useListAddress(listPath);
  return (
    <ConfirmDelete what="link" listPath={leaveTo} refusal={actionData?.message}>
      <strong className={wholeWords}>{loaderData.name}</strong> will no longer be on the website or in this
      list ({loaderData.label}). For {binDays} days the bin keeps it.
    </ConfirmDelete>
  );
}
