import { useLocation } from 'react-router';
import type { Database } from '#app/platform/database/database.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { leaveVisitsPath } from '#app/staff-area/frame/desk-paths.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { readLeaveVisits } from '#app/staff-area/front-desk/leave-visits.server.ts';
import { LeaveVisitsTable } from '#app/staff-area/front-desk/parts/leave-visits-table.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/leave-visits';

const failure = 'Failed to fetch the visits that nobody would see';

export const loader = staffLoader(async ({ here: { now, facts } }, call: Route.LoaderArgs) => {
  const doctorId = call.url.searchParams.get('doctor') || null;
  const read = (database: Database) => readLeaveVisits(database, { now, facts }, doctorId);
  return { visits: await loadDeferrable(call, read, failure), isOfOne: doctorId !== null };
});

export const meta = staffMeta('Visits That Nobody Would See');

export default function LeaveVisits({ loaderData: { visits, isOfOne } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  useRefresh();
  return (
    <Stack gap="5">
      <Cluster as="header" align="between" gap="4">
        <div>
          <h1>Visits that nobody would see</h1>
          <p>
            Their doctor is on leave or not available, or the hospital is closed. Agree with these people on
            another time or another doctor: call them, but where it says “Safe to call: No” do not call, write
            a message.
          </p>
        </div>
        {isOfOne && (
          <RouterButtonLink to={leaveVisitsPath()} variant="secondary" size="small">
            Show all doctors
          </RouterButtonLink>
        )}
      </Cluster>
      <StaffDeferred data={visits} loading="Loading the visits..." failure={failure}>
        {(shown) => <LeaveVisitsTable visits={shown} back={`${pathname}${search}`} />}
      </StaffDeferred>
    </Stack>
  );
}
