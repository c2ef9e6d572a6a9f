import { href } from 'react-router';
import { findLink } from '#app/links/link.queries.server.ts';
import { listLinkBin, restoreLink } from '#app/links/link-bin.server.ts';
import { BinList } from '#app/staff-area/bin/bin-list.tsx';
import { binRoute } from '#app/staff-area/bin/bin-route.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import type { Route } from './+types/link-bin';

const listPath = href('/dashboard/Links');
const failure = 'Failed to restore link';

const linkBin = binRoute({
  list: listLinkBin,
  restore: restoreLink,
  findRestored: findLink,
  listPath,
  done: 'linkRestored',
  failure,
});

export const loader = linkBin.loader;
export const action = linkBin.action;

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Bin of links');

export default function LinkBinPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BinList
      what="links"
      rows={loaderData}
      listPath={listPath}
      backLabel="Social Links"
      refusal={actionData?.message}
    />
  );
}
