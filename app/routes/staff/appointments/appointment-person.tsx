import { Form } from 'react-router';
import { parsePerson } from '#app/appointments/appointment.input.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { correctPerson } from '#app/appointments/appointment-correction.server.ts';
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
import { PatientNameField, PhoneField } from '#app/staff-area/front-desk/parts/booking-fields.tsx';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { FormButtons } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { Route } from './+types/appointment-person';

const failure = 'Failed to change the appointment';

export const loader = staffLoader(async ({ here }, { params }: Route.LoaderArgs) => {
  const found =
    (await findAppointment(here.database, params.appointmentId)) ??
    notFound(message(appointmentProblems, 'gone'), defaultLocale);
  const { patientName, phone } = found;
  return { patientName, phone };
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
  const { isChanged, follow } = useUnsavedChanges();
  const started = actionData?.values ?? loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <RouteDialog
      title="Correct Name or Phone"
      description="For this appointment. Messages that this person agreed to go to the new phone. Receipts that exist keep their name."
      listPath={path}
    >
      <Form method="post" noValidate preventScrollReset onInput={follow}>
        <Stack gap="5">
          <RefusalSummary refused={actionData} />
          <PatientNameField started={started.patientName} error={errors.patientName} />
          <PhoneField started={started.phone} error={errors.phone} />
          <FormButtons submit="Save" cancelTo={path} failure={actionData?.message} />
        </Stack>
        <UnsavedChangesDialog isChanged={isChanged} />
      </Form>
    </RouteDialog>
  );
}
