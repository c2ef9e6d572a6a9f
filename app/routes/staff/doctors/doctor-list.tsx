import { href, Outlet, redirect } from 'react-router';
import { may } from '#app/accounts/staff/permissions.ts';
import { countUpcoming } from '#app/appointments/appointment-lists.queries.server.ts';
import { setAvailability } from '#app/doctors/doctor.commands.server.ts';
import { parseAvailability } from '#app/doctors/doctor.input.server.ts';
import { readStaffList } from '#app/doctors/staff-list/staff-list.queries.server.ts';
import { readStaffListQuery, staffListAddress } from '#app/doctors/staff-list/staff-list.ts';
import { DoctorTable } from '#app/doctors/staff-parts/doctor-table.tsx';
import { listAddressWithin, queryOfAddress } from '#app/navigation/list-address.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { doctorAwayPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { usePermission } from '#app/staff-area/frame/use-permission.ts';
import { loadList } from '#app/staff-area/lists/load-list.server.ts';
import { binPath, staffLists } from '#app/staff-area/lists/staff-lists.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/doctor-list';

const { path: listPath, title, nouns } = staffLists.doctor;
const failure = 'Failed to update availability';

export const loader = staffLoader(async ({ staff }, call: Route.LoaderArgs) => {
  // A doctor sees only the dialog for their own times, and no list of other doctors with their contacts behind it.
  if (!may(staff.role, 'seeDoctors')) return null;
  const { searchParams } = call.url;
  const query = readStaffListQuery(searchParams);
  const read = (database: Database) => readStaffList(database, query, searchParams.get('details'));
  return { doctors: await loadList(call, read, 'Failed to fetch doctors'), query };
});

/** Handles the availability badge. A doctor with visits to come is away only after staff have seen who is booked. */
export const action = formAction({
  failure,
  run: async ({ command, fields }, { url }: Route.ActionArgs) => {
    const { availability } = parseAvailability({ availability: fields.get('availability') });
    const id = fields.get('doctorId') ?? '';
    const isAway = availability === 'unavailable';
    if (isAway && (await countUpcoming(command.database, id, dayInIndia(command.now))) > 0)
      return redirect(`${doctorAwayPath(id)}${queryOfAddress(listAddressWithin(listPath, url.search))}`, 303);
    const { version } = await setAvailability(command, id, availability);
    const done = isAway ? 'doctorUnavailable' : 'doctorAvailable';
    return toastRedirect(listAddressWithin(listPath, url.search), done, { undo: { id, version } });
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta(title);

export default function DoctorList({ loaderData, actionData }: Route.ComponentProps) {
  const isPermitted = usePermission();
  if (!loaderData) return <Outlet />;
  const { doctors, query } = loaderData;
  return (
    <Stack gap="5">
      <StaffDeferred data={doctors} loading="Loading doctors..." failure="Failed to fetch doctors">
        {(listed) => (
          <DoctorTable
            title={title}
            nouns={nouns}
            list={listed}
            query={query}
            listPath={listPath}
            isManaged={isPermitted('manageDoctors')}
            tools={<DoctorTools hasDoctors={listed.count > 0 || staffListAddress('', query) !== ''} />}
            problem={actionData?.message}
          />
        )}
      </StaffDeferred>
      <Outlet />
    </Stack>
  );
}

interface DoctorToolsProps {
  /** False if there is no doctor whom one could order or export. */
  readonly hasDoctors: boolean;
}

function DoctorTools({ hasDoctors }: DoctorToolsProps) {
  const isPermitted = usePermission();
  return (
    <>
      {hasDoctors && isPermitted('manageDoctors') && (
        <RouterButtonLink to={href('/dashboard/AddDoctor/order')} variant="quiet" size="small">
          Order
        </RouterButtonLink>
      )}
      {isPermitted('importAndExportDoctors') && (
        <>
          {hasDoctors && (
            <ButtonLink href={href('/dashboard/AddDoctor/csv')} variant="quiet" size="small" download>
              Export
            </ButtonLink>
          )}
          <RouterButtonLink to={href('/dashboard/AddDoctor/import')} variant="quiet" size="small">
            Import
          </RouterButtonLink>
        </>
      )}
      {isPermitted('manageDoctors') && (
        <RouterButtonLink to={binPath('doctor')} variant="quiet" size="small">
          Bin
        </RouterButtonLink>
      )}
    </>
  );
}
