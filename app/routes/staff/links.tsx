import { href, Outlet } from 'react-router';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { listLinks } from '#app/links/link.queries.server.ts';
import { LinkTable } from '#app/links/parts/link-table.tsx';
import { loadForPage } from '#app/server/head-start.server.ts';
import { Deferred } from '#app/ui/deferred/deferred.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';
import type { Route } from './+types/links';

const listPath = href('/dashboard/Links');

export async function loader(call: Route.LoaderArgs) {
  currentStaff(call.context);
  const { searchParams } = new URL(call.request.url);
  // A dialog may stand over the list: leading a reader without scripts to the complete list would lose the form.
  const links = await loadForPage(call, listLinks, 'Failed to fetch links', true);
  return { links, search: searchParams.get('q') ?? '' };
}

export function meta() {
  return staffMeta('Social Links');
}

export default function Links({ loaderData: { links, search } }: Route.ComponentProps) {
  return (
    <Stack gap="5">
      <Deferred
        data={links}
        fallback={<Skeleton label="Loading links..." lines={6} />}
        failure={(message) => <Flash tone="danger">{message ?? 'Failed to fetch links'}</Flash>}
      >
        {(listed) => <LinkTable links={listed} search={search} listPath={listPath} />}
      </Deferred>
      <Outlet />
    </Stack>
  );
}
