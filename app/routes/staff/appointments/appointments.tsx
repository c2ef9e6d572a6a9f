import { Form, href, useLocation } from 'react-router';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { usePermission } from '#app/staff-area/frame/use-permission.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { readDesk, readDeskQuery } from '#app/staff-area/front-desk/desk-board.server.ts';
import { isOfManyDays } from '#app/staff-area/front-desk/desk-board.ts';
import { deskKeys } from '#app/staff-area/front-desk/desk-keys.ts';
import { ConfirmSelected } from '#app/staff-area/front-desk/parts/confirm-selected.tsx';
import { DeskFilters } from '#app/staff-area/front-desk/parts/desk-filters.tsx';
import { DeskKeysNote } from '#app/staff-area/front-desk/parts/desk-keys-note.tsx';
import { DeskList } from '#app/staff-area/front-desk/parts/desk-list.tsx';
import { WaitingRoom } from '#app/staff-area/front-desk/parts/waiting-room.tsx';
import { keyAttributes, useDeskKeys } from '#app/staff-area/front-desk/use-desk-keys.ts';
import { PatientLinks } from '#app/staff-area/patient/parts/patient-links.tsx';
import { dayInIndia } from '#app/time/calendar.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Plus } from '#app/ui/icon/icons.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/appointments';

const failure = 'Failed to fetch appointments';

export const loader = staffLoader(async ({ here: { now, facts } }, call: Route.LoaderArgs) => {
  const query = readDeskQuery(call.url.searchParams, now);
  const desk = await loadDeferrable(call, (database) => readDesk(database, query, { now, facts }), failure);
  return { query, desk, now, today: dayInIndia(now) };
});

export const meta = staffMeta('Appointments');

export default function Appointments({ loaderData: { query, desk, now, today } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const may = usePermission();
  const keys = useDeskKeys();
  useRefresh();
  const isToday = query.day === today && query.span === 'day' && !isOfManyDays(query);
  return (
    <Stack gap="4">
      <Cluster as="header" align="between" gap="4">
        <div>
          <h1>Appointments</h1>
          <p>Who comes when, and which times are free</p>
        </div>
        <Form method="get" action={href('/dashboard/Appointments/new')}>
          {/* The day is left out for today: the form then suggests the doctor's next free time on any day. */}
          {query.day > today && <input type="hidden" name="day" value={query.day} />}
          {query.doctorId && <input type="hidden" name="doctor" value={query.doctorId} />}
          <Button type="submit" {...keyAttributes(keys, deskKeys.enter, 'Enter an appointment')}>
            <Plus size={20} aria-hidden />
            Enter appointment
          </Button>
        </Form>
      </Cluster>
      <StaffDeferred data={desk} loading="Loading appointments..." lines={8} failure={failure}>
        {({ doctors, sections }) => (
          <>
            <DeskFilters
              query={query}
              today={today}
              doctors={doctors}
              isExported={may('exportAppointments')}
              keys={keys}
            />
            {isToday && <WaitingRoom sections={sections} now={now} />}
            {query.search !== '' && <PatientLinks sections={sections} />}
            <DeskList sections={sections} query={query} today={today} back={`${pathname}${search}`} />
            {query.isOpen && (
              <p>
                Nobody has said yet what came of these visits: did the person come, or was the visit
                cancelled?
              </p>
            )}
            {query.isWaiting && sections.length > 0 && <ConfirmSelected />}
            {query.search !== '' && <a href={deskPath}>Back to today</a>}
          </>
        )}
      </StaffDeferred>
      <DeskKeysNote keys={keys} />
    </Stack>
  );
}
