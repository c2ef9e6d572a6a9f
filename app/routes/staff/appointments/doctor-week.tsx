import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { readDoctorWeek, readWeekQuery } from '#app/staff-area/doctor-week/doctor-week.server.ts';
import { DoctorWeekPage } from '#app/staff-area/doctor-week/doctor-week-page.tsx';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import * as css from '#app/staff-area/front-desk/parts/desk-bar.css.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/doctor-week';

const failure = 'Failed to fetch appointments';

export const loader = staffLoader(async ({ here: { now, facts } }, call: Route.LoaderArgs) => {
  const query = readWeekQuery(call.url.searchParams, now);
  const read = await loadDeferrable(
    call,
    (database) => readDoctorWeek(database, query, { now, facts }),
    failure,
  );
  return { query, read, now, today: dayInIndia(now) };
});

export const meta = staffMeta('Week by Doctor');

export default function DoctorWeekRoute({ loaderData: { query, read, now, today } }: Route.ComponentProps) {
  useRefresh();
  return (
    <Stack gap="2">
      <div className={css.heading}>
        <h1 className={css.page}>Week by doctor</h1>
        <p>Press a free time to enter an appointment</p>
      </div>
      <StaffDeferred data={read} loading="Loading appointments..." lines={8} failure={failure}>
        {({ doctors, week }) =>
          week ? (
            <DoctorWeekPage query={query} today={today} now={now} doctors={doctors} week={week} />
          ) : (
            <p>There is no doctor yet.</p>
          )
        }
      </StaffDeferred>
    </Stack>
  );
}
