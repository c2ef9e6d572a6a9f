import { contentState } from '#app/content/content-state.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { readOverview } from '#app/dashboard/overview.server.ts';
import { OverviewPage } from '#app/dashboard/parts/overview-page.tsx';
import { StaffDeferred } from '#app/dashboard/parts/staff-deferred.tsx';
import { useRefresh } from '#app/dashboard/parts/use-refresh.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { requestContext } from '#app/server/context.server.ts';
import { loadForPage } from '#app/server/head-start.server.ts';
import { useHospitalFacts } from '#app/ui/hospital-facts/hospital-facts.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/welcome';

const failure = 'Failed to fetch the overview';

export async function loader(call: Route.LoaderArgs) {
  const { role } = currentStaff(call.context);
  const asked = { ...requestContext(call.context), ...contentState(), role };
  return { overview: await loadForPage(call, (database) => readOverview(database, asked), failure) };
}

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
