import { redirect, useLocation } from 'react-router';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { deskPath, doctorWeekPath } from '#app/staff-area/frame/desk-paths.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { usePermission } from '#app/staff-area/frame/use-permission.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { readDesk, readDeskQuery, shownView } from '#app/staff-area/front-desk/desk-board.server.ts';
import { appointmentsOf, type DeskSection, isOfManyDays } from '#app/staff-area/front-desk/desk-board.ts';
import { readDeskWeek } from '#app/staff-area/front-desk/desk-week.server.ts';
import { useStoredDay } from '#app/staff-area/front-desk/last-day.ts';
import { ConfirmSelected } from '#app/staff-area/front-desk/parts/confirm-selected.tsx';
import { DayBoard } from '#app/staff-area/front-desk/parts/day-board.tsx';
import { DeskBar, DeskHeading } from '#app/staff-area/front-desk/parts/desk-bar.tsx';
import { DeskKeysNote } from '#app/staff-area/front-desk/parts/desk-keys-note.tsx';
import { DeskList } from '#app/staff-area/front-desk/parts/desk-list.tsx';
import { DeskWeek } from '#app/staff-area/front-desk/parts/desk-week.tsx';
import { WaitingRoom } from '#app/staff-area/front-desk/parts/waiting-room.tsx';
import { useDeskKeys } from '#app/staff-area/front-desk/use-desk-keys.ts';
import { PatientLinks } from '#app/staff-area/patient/parts/patient-links.tsx';
import { dayInIndia } from '#app/time/calendar.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/appointments';

const failure = 'Failed to fetch appointments';

export const loader = staffLoader(async ({ here: { now, facts } }, call: Route.LoaderArgs) => {
  const query = readDeskQuery(call.url.searchParams, now);
  const isWeek = query.span === 'week' && !isOfManyDays(query);
  const today = dayInIndia(now);
  if (isWeek && query.doctorId !== null) {
    const day = query.day === today ? null : query.day;
    throw redirect(doctorWeekPath({ day, doctor: query.doctorId, visit: query.visit }));
  }
  const desk = await loadDeferrable(
    call,
    async (database) =>
      isWeek
        ? { ...(await readDeskWeek(database, query, { now, facts })), sections: null }
        : readDesk(database, query, { now, facts }),
    failure,
  );
  return { query, view: shownView(query, call.request), desk, now, today };
});

export const meta = staffMeta('Appointments');

/** The requests of a list, which also has those that were confirmed a moment ago. */
const requestsIn = (sections: readonly DeskSection[]) =>
  sections.flatMap(appointmentsOf).filter(({ status }) => status === 'requested');

/** Whether there is anything to export. */
const hasAppointments = (
  read: { readonly sections: readonly DeskSection[] } | { readonly sections: null },
): boolean => read.sections === null || read.sections.flatMap(appointmentsOf).length > 0;

export default function Appointments({ loaderData }: Route.ComponentProps) {
  const { query, view, desk, now, today } = loaderData;
  const { pathname, search } = useLocation();
  const may = usePermission();
  const keys = useDeskKeys();
  useRefresh();
  const back = `${pathname}${search}`;
  const isDay = query.span === 'day' && !isOfManyDays(query);
  useStoredDay(isDay ? query.day : null, back);
  return (
    <Stack gap="2">
      <DeskHeading query={query} today={today} />
      <StaffDeferred data={desk} loading="Loading appointments..." lines={8} failure={failure}>
        {(read) => (
          <>
            <DeskBar
              query={query}
              today={today}
              doctors={read.doctors}
              isExported={may('exportAppointments') && hasAppointments(read)}
              keys={keys}
              shown={view}
            />
            {read.sections === null ? (
              <DeskWeek week={read} query={query} today={today} />
            ) : (
              <>
                {isDay && query.day === today && (
                  <WaitingRoom sections={read.sections} now={now} back={back} />
                )}
                {query.search !== '' && <PatientLinks sections={read.sections} />}
                {isDay && view === 'board' ? (
                  <DayBoard sections={read.sections} day={query.day} today={today} now={now} back={back} />
                ) : query.isWaiting ? (
                  <ConfirmSelected count={requestsIn(read.sections).length}>
                    <DeskList sections={read.sections} query={query} today={today} back={back} />
                  </ConfirmSelected>
                ) : (
                  <DeskList sections={read.sections} query={query} today={today} back={back} />
                )}
                {query.isOpen && (
                  <p>
                    Nobody has said yet what came of these visits: did the person come, or was the visit
                    cancelled?
                  </p>
                )}
                {query.search !== '' && <a href={deskPath}>Back to today</a>}
              </>
            )}
          </>
        )}
      </StaffDeferred>
      <DeskKeysNote keys={keys} />
    </Stack>
  );
}
