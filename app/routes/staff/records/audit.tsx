import { href } from 'react-router';
import type { Database } from '#app/platform/database/database.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { readAuditQuery } from '#app/staff-area/audit/audit-filter.ts';
import { AuditList } from '#app/staff-area/audit/audit-list.tsx';
import { readAuditPage } from '#app/staff-area/audit/audit-page.server.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { momentText } from '#app/time/moment-text.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/audit';

const auditPath = href('/dashboard/Audit');
const failure = 'Failed to fetch who did what';

export const loader = staffLoader(async (_, call: Route.LoaderArgs) => {
  const query = readAuditQuery(call.url.searchParams);
  const read = async (database: Database) => {
    const { entries, ...list } = await readAuditPage(database, query);
    return { ...list, entries: entries.map(({ at, ...entry }) => ({ ...entry, when: momentText(at) })) };
  };
  return { query, list: await loadDeferrable(call, read, failure) };
});

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
