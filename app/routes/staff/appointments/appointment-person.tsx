import { parsePerson } from '#app/appointments/appointment.input.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { visitText } from '#app/appointments/appointment.words.ts';
import { correctPerson, listOtherVisits } from '#app/appointments/appointment-correction.server.ts';
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
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
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
  const others = await listOtherVisits(here.database, found);
  return { present: visitText(found), started: { patientName, phone }, others: others.length };
});

export const action = formAction({
  failure,
  read: (fields) => textsOf(fields, 'patientName', 'phone', 'others'),
  run: async ({ command, values }, { params }: Route.ActionArgs) => {
    const person = parsePerson(values);
    const before = await requireAppointment(command.database, params.appointmentId);
    const others = values.others === '' ? [] : await listOtherVisits(command.database, before);
    await correctPerson(command, before, person, others);
    return toastRedirect(
      appointmentPath(before.id),
      others.length === 0 ? 'personCorrected' : 'personCorrectedEverywhere',
    );
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Correct Name or Phone');

export default function AppointmentPerson({ loaderData, params, actionData }: Route.ComponentProps) {
  const path = appointmentPath(params.appointmentId);
  const { present, started, others } = loaderData;
  return (
    <RouteDialog
      title="Correct Name or Phone"
      description={`${present} Messages that this person agreed to go to the new phone. Receipts that exist keep their name.`}
      listPath={path}
    >
      <DialogForm
        fields={[deskFields.patientName, deskFields.phone]}
        started={started}
        refused={actionData}
        submit="Save"
        cancelTo={path}
      >
        {others > 0 && (
          <Checkbox
            name="others"
            value="yes"
            label={`Also on ${others} other ${others === 1 ? 'visit' : 'visits'} of ${started.patientName}`}
            hint="With the same phone, past and to come. Others with this phone keep their names."
            defaultChecked={actionData?.values ? actionData.values.others !== '' : true}
          />
        )}
      </DialogForm>
    </RouteDialog>
  );
}
