import { href } from 'react-router';
import { momentText } from '#app/accounts/session.view.ts';
import { readAuditQuery } from '#app/dashboard/audit-filter.ts';
import { readAuditPage } from '#app/dashboard/audit-page.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { AuditList } from '#app/dashboard/parts/audit-list.tsx';
import { StaffDeferred } from '#app/dashboard/parts/staff-deferred.tsx';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import type { Database } from '#app/server/database/database.server.ts';
import { loadForPage } from '#app/server/head-start.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/audit';

const auditPath = href('/dashboard/Audit');
const failure = 'Failed to fetch who did what';

export async function loader(call: Route.LoaderArgs) {
  currentStaff(call.context);
  const query = readAuditQuery(new URL(call.request.url).searchParams);
  const read = async (database: Database) => {
    const { entries, ...list } = await readAuditPage(database, query);
    return { ...list, entries: entries.map(({ at, ...entry }) => ({ ...entry, when: momentText(at) })) };
  };
  return { query, list: await loadForPage(call, read, failure) };
}

export const meta = staffMeta('Who did what');

export default function Audit({ loaderData: { query, list } }: Route.ComponentProps) {
  return (
    <Stack gap="5">
      <div>
        <h1>Who did what</h1>
        <p>Each change, each sign-in and each look at an appointment of the last 400 days.</p>
      </div>
      <StaffDeferred data={list} loading="Loading..." failure={failure}>
        {(listed) => <AuditList path={auditPath} query={query} {...listed} />}
      </StaffDeferred>
    </Stack>
  );
}
