import { data, href } from 'react-router';
import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { doctorMessages, saveFailureMessages } from '#app/doctors/doctor.values.ts';
import { doctorDraftName, doctorFormValuesOf } from '#app/doctors/doctor-form.ts';
import { doctorFormLists } from '#app/doctors/doctor-texts.server.ts';
import { comparableTexts } from '#app/doctors/staff-list/doctor-conflicts.server.ts';
import { DoctorForm } from '#app/doctors/staff-parts/doctor-form.tsx';
import { listAddressWithin } from '#app/navigation/list-address.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { leaveVisitsPath } from '#app/staff-area/frame/desk-paths.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { saveDoctorAndLeave } from '#app/staff-area/front-desk/leave-visits.server.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { deleteDraft } from '#app/ui/form/draft.ts';
import type { Route } from './+types/doctor-edit';

const listPath = href('/dashboard/AddDoctor');

export const loader = staffLoader(async ({ here }, { params }: Route.LoaderArgs) => {
  const doctor = await findStaffDoctor(here.database, params.doctorId);
  if (!doctor) return staffNotFound(doctorMessages.gone);
  return {
    doctor,
    lists: doctorFormLists,
    started: JSON.stringify(comparableTexts(doctorFormValuesOf(doctor))),
  };
});

export async function action({ request, url, context, params }: Route.ActionArgs) {
  const { doctorId } = params;
  const { refused, hasVisits } = await saveDoctorAndLeave(request, staffCommand(context), doctorId, 'whole');
  if (refused) return data(refused, { status: refused.status });
  const list = listAddressWithin(listPath, url.search);
  return toastRedirect(hasVisits ? leaveVisitsPath(doctorId) : list, 'doctorUpdated');
}

export const clientAction = formClientAction(saveFailureMessages.update, {
  onSaved: ({ params }: Route.ClientActionArgs) => deleteDraft(doctorDraftName({ edited: params.doctorId })),
});

export const meta = staffMeta('Edit Doctor');

export default function DoctorEdit({
  loaderData: { doctor, lists, started },
  actionData,
}: Route.ComponentProps) {
  const leaveTo = useListAddress(listPath);
  return (
    <RouteDialog title="Edit Doctor" width="wide" listPath={leaveTo}>
      <DoctorForm key={doctor.id} {...{ doctor, lists, started }} refused={actionData} listPath={leaveTo} />
    </RouteDialog>
  );
}
