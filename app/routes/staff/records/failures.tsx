import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readFailureReport } from '#app/staff-area/overview/failure-report.server.ts';
import { FailureReportTables } from '#app/staff-area/overview/failure-report.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/failures';

const failure = 'Failed to fetch what failed';

export const loader = staffLoader(async ({ here: { now } }, call: Route.LoaderArgs) => ({
  report: await loadDeferrable(call, (database) => readFailureReport(database, now), failure),
}));

export const meta = staffMeta('What Failed');

export default function Failures({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <Stack gap="5">
      <div>
        <h1>What failed</h1>
        <p>
          In the last seven days. While the database itself is away a failure can go uncounted: after an hour
          that nobody could use, ask your developer for the log too.
        </p>
      </div>
      <StaffDeferred data={report} loading="Loading what failed..." failure={failure}>
        {(loaded) => <FailureReportTables report={loaded} />}
      </StaffDeferred>
    </Stack>
  );
}
