import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { readFreeTimes } from '#app/staff-area/free-times/free-times.server.ts';
import { freeQueryOf } from '#app/staff-area/free-times/free-times.ts';
import { FreeTimesPage } from '#app/staff-area/free-times/free-times-page.tsx';
import { dayInIndia } from '#app/time/calendar.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/free-times';

export const loader = staffLoader(async ({ here: { database, facts, now } }, { url }: Route.LoaderArgs) => {
  const query = freeQueryOf(url.searchParams);
  return { query, today: dayInIndia(now), ...(await readFreeTimes(database, query, { now, facts })) };
});

export const meta = staffMeta('First Free Time');

export default function FreeTimesRoute({ loaderData }: Route.ComponentProps) {
  useRefresh();
  return (
    <Stack gap="4">
      <div>
        <h1>First free time</h1>
        <p>For somebody who rings: choose, then press a time to enter an appointment</p>
      </div>
      <FreeTimesPage {...loaderData} />
    </Stack>
  );
}
