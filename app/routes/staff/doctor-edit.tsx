import { data, href } from 'react-router';
import { callAction } from '#app/dashboard/call-action.ts';
import { flashRedirect } from '#app/dashboard/flash.server.ts';
import { currentStaff, staffCommand } from '#app/dashboard/guard.server.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { updateDoctor } from '#app/doctors/doctor.commands.server.ts';
import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { saveDoctorForm } from '#app/doctors/doctor-save.server.ts';
import { DoctorForm } from '#app/doctors/parts/doctor-form.tsx';
import { requestContext } from '#app/server/context.server.ts';
import { notFound } from '#app/server/problems.server.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/doctor-edit';

const listPath = href('/dashboard/AddDoctor');
const failure = 'Failed to update doctor';

export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const doctor = await findStaffDoctor(requestContext(context).database, params.doctorId);
  return { doctor: doctor ?? notFound('There is no such doctor.') };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const command = staffCommand(context);
  const refused = await saveDoctorForm(request, command, failure, ({ input, picture, removePicture }) =>
    updateDoctor(command, params.doctorId, input, picture ?? (removePicture ? 'remove' : 'keep')),
  );
  return refused ? data(refused, { status: refused.status }) : flashRedirect(listPath, 'doctorUpdated');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callAction(serverAction, failure);
}

export function meta() {
  return staffMeta('Edit Doctor');
}

export default function DoctorEdit({ loaderData: { doctor }, actionData }: Route.ComponentProps) {
  return (
    <RouteDialog title="Edit Doctor" width="wide" listPath={listPath}>
      <DoctorForm key={doctor.id} doctor={doctor} refused={actionData} listPath={listPath} />
    </RouteDialog>
  );
}
