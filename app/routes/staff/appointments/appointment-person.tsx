import { parsePerson } from '#app/appointments/appointment.input.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { visitText } from '#app/appointments/appointment.words.ts';
import { correctPerson } from '#app/appointments/appointment-correction.server.ts';
import { deskFields } from '#app/appointments/desk-fields.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import { notFound } from '#app/platform/http/problems.server.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction, textsOf } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { requireAppointment } from '#app/staff-area/front-desk/desk-step.server.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { DialogForm } from '#app/ui/form/dialog-form.tsx';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { Route } from './+types/appointment-person';

const failure = 'Failed to change the appointment';

export const loader = staffLoader(async ({ here }, { params }: Route.LoaderArgs) => {
  const found =
    (await findAppointment(here.database, params.appointmentId)) ??
    notFound(message(appointmentProblems, 'gone'), defaultLocale);
  const { patientName, phone } = found;
  return { present: visitText(found), started: { patientName, phone } };
});

export const action = formAction({
  failure,
  read: (fields) => textsOf(fields, 'patientName', 'phone'),
  run: async ({ command, values }, { params }: Route.ActionArgs) => {
    const person = parsePerson(values);
    const before = await requireAppointment(command.database, params.appointmentId);
    await correctPerson(command, before, person);
    return toastRedirect(appointmentPath(before.id), 'personCorrected');
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Correct Name or Phone');

export default function AppointmentPerson({ loaderData, params, actionData }: Route.ComponentProps) {
  const path = appointmentPath(params.appointmentId);
  return (
    <RouteDialog
      title="Correct Name or Phone"
      description={`${loaderData.present} The correction is for this appointment. Messages that this person agreed to go to the new phone. Receipts that exist keep their name.`}
      listPath={path}
    >
      <DialogForm
        fields={[deskFields.patientName, deskFields.phone]}
        started={loaderData.started}
        refused={actionData}
        submit="Save"
        cancelTo={path}
      />
    </RouteDialog>
  );
}
