import { data, href } from 'react-router';
import { callAction } from '#app/dashboard/call-action.ts';
import { flashRedirect } from '#app/dashboard/flash.server.ts';
import { currentStaff, staffCommand } from '#app/dashboard/guard.server.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { saveFailures } from '#app/doctors/doctor.values.ts';
import { doctorDraftName } from '#app/doctors/doctor-form.ts';
import { saveNewDoctor } from '#app/doctors/doctor-save.server.ts';
import { DoctorForm } from '#app/doctors/parts/doctor-form.tsx';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { forgetDraft } from '#app/ui/form/draft.ts';
import type { Route } from './+types/doctor-add';

const listPath = href('/dashboard/AddDoctor');

export function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  return { sendingKey: crypto.randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const refused = await saveNewDoctor(request, staffCommand(context));
  return refused ? data(refused, { status: refused.status }) : flashRedirect(listPath, 'doctorCreated');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callAction(serverAction, saveFailures.create, () => forgetDraft(doctorDraftName()));
}

export function meta() {
  return staffMeta('Add Doctor');
}

export default function DoctorAdd({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RouteDialog title="Add Doctor" width="wide" listPath={listPath}>
      <DoctorForm refused={actionData} sendingKey={loaderData.sendingKey} listPath={listPath} />
    </RouteDialog>
  );
}
