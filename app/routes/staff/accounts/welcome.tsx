import { redirect } from 'react-router';
import { may } from '#app/accounts/staff/permissions.ts';
import { contentState } from '#app/content/content-state.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { ownDayPath } from '#app/staff-area/frame/own-day-paths.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { readOverview } from '#app/staff-area/overview/overview.server.ts';
import { OverviewPage } from '#app/staff-area/overview/overview-page.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/welcome';

const failure = 'Failed to fetch the overview';

export const loader = staffLoader(async ({ staff: { role }, here }, call: Route.LoaderArgs) => {
  // Sign-in leads here. A doctor starts with their own day.
  if (!may(role, 'seeOverview')) throw redirect(ownDayPath);
  const asked = { ...here, ...contentState(), role };
  return { overview: await loadDeferrable(call, (database) => readOverview(database, asked), failure) };
});

export const meta = staffMeta('Dashboard');

export default function Welcome({ loaderData: { overview } }: Route.ComponentProps) {
  const { hospital } = useHospitalFacts();
  useRefresh();
  return (
    <Stack gap="5">
      <h1>{`Welcome to ${hospital.name} Dashboard`}</h1>
      <StaffDeferred data={overview} loading="Loading the overview..." failure={failure}>
        {(loaded) => <OverviewPage overview={loaded} />}
      </StaffDeferred>
    </Stack>
  );
}
