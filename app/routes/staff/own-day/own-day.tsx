import { Outlet, useLocation } from 'react-router';
import type { Database } from '#app/platform/database/database.server.ts';
import { calendarPath } from '#app/staff-area/frame/own-day-paths.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { loadList } from '#app/staff-area/lists/load-list.server.ts';
import { readOwnDays } from '#app/staff-area/own-day/own-day.server.ts';
import { OwnDayList, WeekLinks } from '#app/staff-area/own-day/parts/own-day-list.tsx';
import { dayInIndia, dayOrToday } from '#app/time/calendar.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { CalendarPlus } from '#app/ui/icon/icons.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/own-day';

const failure = 'Failed to fetch your appointments';

export const loader = staffLoader(
  async ({ staff: { doctorId }, here: { facts, now } }, call: Route.LoaderArgs) => {
    const first = dayOrToday(call.url.searchParams.get('day'), now);
    const read = (database: Database) => readOwnDays(database, doctorId, first, { now, facts });
    return { week: await loadList(call, read, failure), first, today: dayInIndia(now) };
  },
);

export const meta = staffMeta('My day');

export default function OwnDayPage({ loaderData: { week, first, today } }: Route.ComponentProps) {
  const { search } = useLocation();
  useRefresh();
  return (
    <Stack gap="5">
      <StaffDeferred data={week} loading="Loading your appointments..." failure={failure}>
        {(loaded) =>
          loaded === null ? (
            <Stack gap="4">
              <h1>My day</h1>
              <InlineAlert tone="neutral">
                Your account is not bound to a doctor of the directory. Ask an owner to choose the doctor
                under Staff.
              </InlineAlert>
            </Stack>
          ) : (
            <Stack gap="5">
              <Cluster align="between" gap="3">
                <div>
                  <h1>My day</h1>
                  <p>{loaded.name}</p>
                </div>
                <RouterButtonLink to={calendarPath} variant="secondary" size="small" preventScrollReset>
                  <CalendarPlus size={20} aria-hidden />
                  In your own calendar
                </RouterButtonLink>
              </Cluster>
              <WeekLinks first={first} today={today} />
              <OwnDayList days={loaded.days} search={search} />
            </Stack>
          )
        }
      </StaffDeferred>
      <Outlet />
    </Stack>
  );
}
