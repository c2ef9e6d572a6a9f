import { data, href } from 'react-router';
import { callAction } from '#app/dashboard/call-action.ts';
import { flashRedirect } from '#app/dashboard/flash.server.ts';
import { currentStaff, staffCommand } from '#app/dashboard/guard.server.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { createDoctor } from '#app/doctors/doctor.commands.server.ts';
import { saveDoctorForm } from '#app/doctors/doctor-save.server.ts';
import { DoctorForm } from '#app/doctors/parts/doctor-form.tsx';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/doctor-add';

const listPath = href('/dashboard/AddDoctor');
const failure = 'Failed to create doctor';

export function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  const refused = await saveDoctorForm(request, command, failure, ({ input, picture }) =>
    createDoctor(command, input, picture),
  );
  return refused ? data(refused, { status: refused.status }) : flashRedirect(listPath, 'doctorCreated');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callAction(serverAction, failure);
}

export function meta() {
  return staffMeta('Add Doctor');
}

export default function DoctorAdd({ actionData }: Route.ComponentProps) {
  return (
    <RouteDialog title="Add Doctor" width="wide" listPath={listPath}>
      <DoctorForm refused={actionData} listPath={listPath} />
    </RouteDialog>
  );
}
