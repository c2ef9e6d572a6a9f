import { href } from 'react-router';
import { callAction } from '#app/dashboard/call-action.ts';
import { deletion } from '#app/dashboard/deletion.server.ts';
import { ConfirmDelete } from '#app/dashboard/parts/confirm-delete.tsx';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { deleteDoctor } from '#app/doctors/doctor.commands.server.ts';
import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { notFound } from '#app/server/problems.server.ts';
import type { Route } from './+types/doctor-delete';

const listPath = href('/dashboard/AddDoctor');
const failure = 'Failed to delete doctor';

const doctorDeletion = deletion({
  parameter: 'doctorId',
  find: async (database, id) => {
    const doctor = (await findStaffDoctor(database, id)) ?? notFound('There is no such doctor.');
    return { name: doctor.name };
  },
  remove: deleteDoctor,
  listPath,
  done: 'doctorDeleted',
  failure,
});

export const loader = doctorDeletion.loader;
export const action = doctorDeletion.action;

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callAction(serverAction, failure);
}

export function meta() {
  return staffMeta('Confirm Delete');
}

export default function DoctorDelete({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmDelete what="doctor" listPath={listPath} refusal={actionData?.message}>
      <strong>{loaderData.name}</strong> will no longer be on the website or in this list.
    </ConfirmDelete>
  );
}
