import { contentState } from '#app/content/content-state.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { readOverview } from '#app/dashboard/overview.server.ts';
import { OverviewPage } from '#app/dashboard/parts/overview-page.tsx';
import { useRefresh } from '#app/dashboard/parts/use-refresh.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { requestContext } from '#app/server/context.server.ts';
import { loadForPage } from '#app/server/head-start.server.ts';
import { hospital } from '#app/site/facts.ts';
import { Deferred } from '#app/ui/deferred/deferred.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';
import type { Route } from './+types/welcome';

const failure = 'Failed to fetch the overview';

export async function loader(call: Route.LoaderArgs) {
  const { role } = currentStaff(call.context);
  const asked = { ...requestContext(call.context), ...contentState(), role };
  return { overview: await loadForPage(call, (database) => readOverview(database, asked), failure) };
}

export const meta = staffMeta('Dashboard');

export default function Welcome({ loaderData: { overview } }: Route.ComponentProps) {
  useRefresh();
  return (
    <Stack gap="5">
      <h1>{`Welcome to ${hospital.name} Dashboard`}</h1>
      <Deferred
        data={overview}
        fallback={<Skeleton label="Loading the overview..." lines={6} />}
        failure={(message) => <Flash tone="danger">{message ?? failure}</Flash>}
      >
        {(loaded) => <OverviewPage overview={loaded} />}
      </Deferred>
    </Stack>
  );
}
