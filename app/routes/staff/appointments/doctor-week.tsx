import { requestContext } from '#app/platform/request/context.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { readDoctorWeek, readWeekQuery } from '#app/staff-area/doctor-week/doctor-week.server.ts';
import { DoctorWeekPage } from '#app/staff-area/doctor-week/doctor-week-page.tsx';
import { currentStaff } from '#app/staff-area/frame/guard.server.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/doctor-week';

const failure = 'Failed to fetch appointments';

export async function loader(call: Route.LoaderArgs) {
  currentStaff(call.context);
  const { now, facts } = requestContext(call.context);
  const query = readWeekQuery(new URL(call.request.url).searchParams, now);
  const read = await loadDeferrable(
    call,
    (database) => readDoctorWeek(database, query, { now, facts }),
    failure,
  );
  return { query, read, today: dayInIndia(now) };
}

export const meta = staffMeta('Week by Doctor');

export default function DoctorWeekRoute({ loaderData: { query, read, today } }: Route.ComponentProps) {
  useRefresh();
  return (
    <Stack gap="5">
      <div>
        <h1>Week by doctor</h1>
        <p>Press a free time to enter an appointment</p>
      </div>
      <StaffDeferred data={read} loading="Loading appointments..." lines={8} failure={failure}>
        {({ doctors, week }) =>
          week ? (
            <DoctorWeekPage query={query} today={today} doctors={doctors} week={week} />
          ) : (
            <p>There is no doctor yet.</p>
          )
        }
      </StaffDeferred>
    </Stack>
  );
}
