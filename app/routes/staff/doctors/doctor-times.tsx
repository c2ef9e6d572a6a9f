import { data, href } from 'react-router';
import { may } from '#app/accounts/staff/permissions.ts';
import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { doctorMessages, saveFailureMessages } from '#app/doctors/doctor.values.ts';
import { doctorDraftName, doctorFormValuesOf } from '#app/doctors/doctor-form.ts';
import { timesTitle } from '#app/doctors/hours/doctor-hours.ts';
import { comparableTexts } from '#app/doctors/staff-list/doctor-conflicts.server.ts';
import { DoctorForm } from '#app/doctors/staff-parts/doctor-form.tsx';
import { fromRupees } from '#app/money/money.ts';
import { listAddressWithin } from '#app/navigation/list-address.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { leaveVisitsPath } from '#app/staff-area/frame/desk-paths.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { currentStaff, requireDoctorAccess, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { ownDayPath } from '#app/staff-area/frame/own-day-paths.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { usePermission } from '#app/staff-area/frame/use-permission.ts';
import { saveDoctorAndLeave } from '#app/staff-area/front-desk/leave-visits.server.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { deleteDraft } from '#app/ui/form/draft.ts';
import type { Route } from './+types/doctor-times';

const listPath = href('/dashboard/AddDoctor');

const noAmount = fromRupees(0);

export const loader = staffLoader(async ({ here }, { params, context }: Route.LoaderArgs) => {
  await requireDoctorAccess(context, 'setDoctorTimes', params.doctorId);
  const doctor = await findStaffDoctor(here.database, params.doctorId);
  if (!doctor) return staffNotFound(doctorMessages.gone);
  // The form changes times alone, and a doctor sees no amounts.
  const shown = { ...doctor, feePaise: noAmount };
  return { doctor: shown, started: JSON.stringify(comparableTexts(doctorFormValuesOf(shown))) };
});

export async function action({ request, url, context, params }: Route.ActionArgs) {
  await requireDoctorAccess(context, 'setDoctorTimes', params.doctorId);
  const { doctorId } = params;
  const { refused, hasVisits } = await saveDoctorAndLeave(request, staffCommand(context), doctorId, 'times');
  if (refused) return data(refused, { status: refused.status });
  const { role } = currentStaff(context);
  if (hasVisits && may(role, 'keepAppointments'))
    return toastRedirect(leaveVisitsPath(doctorId), 'doctorUpdated');
  return may(role, 'seeDoctors')
    ? toastRedirect(listAddressWithin(listPath, url.search), 'doctorUpdated')
    : toastRedirect(ownDayPath, hasVisits ? 'timesSavedWithVisits' : 'timesSaved');
}

export const clientAction = formClientAction(saveFailureMessages.update, {
  onSaved: ({ params }: Route.ClientActionArgs) =>
    deleteDraft(doctorDraftName({ edited: params.doctorId, isTimesAlone: true })),
});

export const meta = staffMeta(timesTitle);

export default function DoctorTimes({ loaderData: { doctor, started }, actionData }: Route.ComponentProps) {
  const isPermitted = usePermission();
  const list = useListAddress(listPath);
  const leaveTo = isPermitted('seeDoctors') ? list : ownDayPath;
  return (
    <RouteDialog title={timesTitle} width="wide" description={doctor.name} listPath={leaveTo}>
      <DoctorForm
        key={doctor.id}
        doctor={doctor}
        isTimesAlone
        started={started}
        refused={actionData}
        listPath={leaveTo}
      />
    </RouteDialog>
  );
}
