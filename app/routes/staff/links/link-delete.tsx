import { href } from 'react-router';
import { findLink } from '#app/links/link.queries.server.ts';
import { labelOf, linkMessages } from '#app/links/link.values.ts';
import { deleteLink, isLinkBinned } from '#app/links/link-bin.server.ts';
import { linkName } from '#app/links/parts/link-labels.ts';
import { binDays } from '#app/navigation/bin.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { breakLongWords } from '#app/staff-area/bin/bin-list.css.ts';
import { ConfirmDelete } from '#app/staff-area/bin/confirm-delete.tsx';
import { deletionRoute } from '#app/staff-area/bin/deletion-route.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import type { Route } from './+types/link-delete';

const listPath = href('/dashboard/Links');
const failure = 'Failed to delete link';

const linkDeletion = deletionRoute({
  parameter: 'linkId',
  find: async (database, id) => {
    const link = (await findLink(database, id)) ?? staffNotFound(linkMessages.gone);
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

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Confirm Delete');

export default function LinkDelete({ loaderData, actionData }: Route.ComponentProps) {
  const leaveTo = useListAddress(listPath);
  return (
    <ConfirmDelete what="link" listPath={leaveTo} refusal={actionData?.message}>
      <strong className={breakLongWords}>{loaderData.name}</strong> will no longer be on the website or in
      this list ({loaderData.label}). For {binDays} days the bin keeps it.
    </ConfirmDelete>
  );
}
