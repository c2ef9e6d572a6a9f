import { Outlet } from 'react-router';
import { readLinkList } from '#app/links/link.queries.server.ts';
import { readLinkListQuery } from '#app/links/link-list.ts';
import { LinkTable } from '#app/links/parts/link-table.tsx';
import type { Database } from '#app/platform/database/database.server.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { loadList } from '#app/staff-area/lists/load-list.server.ts';
import { binPath, staffLists } from '#app/staff-area/lists/staff-lists.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/links';

const { path: listPath, title, nouns } = staffLists.link;

export const loader = staffLoader(async (_, call: Route.LoaderArgs) => {
  const { searchParams } = call.url;
  const query = readLinkListQuery(searchParams);
  const read = (database: Database) => readLinkList(database, query);
  return { links: await loadList(call, read, 'Failed to fetch links'), query };
});

export const meta = staffMeta(title);

export default function Links({ loaderData: { links, query } }: Route.ComponentProps) {
  return (
    <Stack gap="5">
      <StaffDeferred data={links} loading="Loading links..." failure="Failed to fetch links">
        {(listed) => (
          <LinkTable
            title={title}
            nouns={nouns}
            list={listed}
            query={query}
            listPath={listPath}
            tools={
              <RouterButtonLink to={binPath('link')} variant="quiet" size="small">
                Bin
              </RouterButtonLink>
            }
          />
        )}
      </StaffDeferred>
      <Outlet />
    </Stack>
  );
}
