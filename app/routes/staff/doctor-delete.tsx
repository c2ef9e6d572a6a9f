import { data, href } from 'react-router';
import { flashRedirect } from '#app/dashboard/flash.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { orFailed } from '#app/dashboard/or-failed.ts';
import { ConfirmDelete } from '#app/dashboard/parts/confirm-delete.tsx';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { deleteDoctor } from '#app/doctors/doctor.commands.server.ts';
import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { commandBy } from '#app/server/command.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { answeredFailure } from '#app/server/form-failure.server.ts';
import { notFound } from '#app/server/problems.server.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import type { Route } from './+types/doctor-delete';

const listPath = href('/dashboard/AddDoctor');

export const handle: PageHandle = { hydration: 'eager' };

export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const doctor = await findStaffDoctor(requestContext(context).database, params.doctorId);
  return { name: (doctor ?? notFound('There is no such doctor.')).name };
}

export async function action({ context, params }: Route.ActionArgs) {
  const command = commandBy(context, currentStaff(context));
  try {
    await deleteDoctor(command, params.doctorId);
  } catch (error) {
    const failed = answeredFailure(error, 'Failed to delete doctor', command.requestId);
    return data(failed.problem, { status: failed.status });
  }
  return flashRedirect(listPath, 'doctorDeleted');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction, 'Failed to delete doctor');
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
