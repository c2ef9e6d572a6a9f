import { href, Link } from 'react-router';
import { countUpcoming } from '#app/appointments/appointment.queries.server.ts';
import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { doctorMessages } from '#app/doctors/doctor.values.ts';
import { deleteDoctor, isDoctorBinned } from '#app/doctors/staff-list/doctor-bin.server.ts';
import { binDays } from '#app/navigation/bin.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { breakLongWords } from '#app/staff-area/bin/bin-list.css.ts';
import { ConfirmDelete } from '#app/staff-area/bin/confirm-delete.tsx';
import { deletionRoute } from '#app/staff-area/bin/deletion-route.server.ts';
import { deskPathWith } from '#app/staff-area/frame/desk-paths.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import type { Route } from './+types/doctor-delete';

const listPath = href('/dashboard/AddDoctor');
const failure = 'Failed to delete doctor';

const doctorDeletion = deletionRoute({
  parameter: 'doctorId',
  find: async (database, id, now) => {
    const [doctor, expected] = await Promise.all([
      findStaffDoctor(database, id),
      countUpcoming(database, id, dayInIndia(now)),
    ]);
    return { id, name: (doctor ?? staffNotFound(doctorMessages.gone)).name, expected };
  },
  remove: deleteDoctor,
  isRemoved: isDoctorBinned,
  listPath,
  done: 'doctorDeleted',
  failure,
});

export const loader = doctorDeletion.loader;
export const action = doctorDeletion.action;

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Confirm Delete');

export default function DoctorDelete({
  loaderData: { id, name, expected },
  actionData,
}: Route.ComponentProps) {
  const leaveTo = useListAddress(listPath);
  return (
    <ConfirmDelete what="doctor" listPath={leaveTo} refusal={actionData?.message}>
      <strong className={breakLongWords}>{name}</strong> will no longer be on the website or in this list. For{' '}
      {binDays} days the bin keeps the doctor.
      {expected > 0 && (
        <>
          {' '}
          <strong>{`${expected} ${expected === 1 ? 'appointment' : 'appointments'} to come`}</strong> with
          this doctor will stay at the desk, and nobody is told of it by us:{' '}
          <Link to={deskPathWith({ doctor: id, span: 'week' })}>call these people first</Link>.
        </>
      )}
    </ConfirmDelete>
  );
}
