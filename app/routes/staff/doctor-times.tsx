import { data, href } from 'react-router';
import { callAction } from '#app/dashboard/call-action.ts';
import { flashRedirect } from '#app/dashboard/flash.server.ts';
import { currentStaff, staffCommand } from '#app/dashboard/guard.server.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { useListAddress } from '#app/dashboard/use-list-address.ts';
import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { doctorMessages, saveFailures } from '#app/doctors/doctor.values.ts';
import { doctorDraftName, storedDoctorForm } from '#app/doctors/doctor-form.ts';
import { timesTitle } from '#app/doctors/doctor-hours.ts';
import { saveChangedDoctor } from '#app/doctors/doctor-save.server.ts';
import { comparedTexts } from '#app/doctors/doctor-versions.server.ts';
import { DoctorForm } from '#app/doctors/parts/doctor-form.tsx';
import { requestContext } from '#app/server/context.server.ts';
import { notFound } from '#app/server/problems.server.ts';
import { listAddressWithin } from '#app/site/list-address.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { forgetDraft } from '#app/ui/form/draft.ts';
import type { Route } from './+types/doctor-times';

const listPath = href('/dashboard/AddDoctor');

export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const doctor = await findStaffDoctor(requestContext(context).database, params.doctorId);
  if (!doctor) return notFound(doctorMessages.gone);
  return { doctor, started: JSON.stringify(comparedTexts(storedDoctorForm(doctor))) };
}

export async function action({ request, url, context, params }: Route.ActionArgs) {
  const { refused } = await saveChangedDoctor(request, staffCommand(context), params.doctorId, 'times');
  return refused
    ? data(refused, { status: refused.status })
    : flashRedirect(listAddressWithin(listPath, url.search), 'doctorUpdated');
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return callAction(serverAction, saveFailures.update, () =>
    forgetDraft(doctorDraftName({ edited: params.doctorId, isTimesAlone: true })),
  );
}

export const meta = staffMeta(timesTitle);

export default function DoctorTimes({ loaderData: { doctor, started }, actionData }: Route.ComponentProps) {
  const leaveTo = useListAddress(listPath);
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
