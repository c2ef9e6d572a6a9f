import { Form } from 'react-router';
import { parsePerson } from '#app/appointments/appointment.input.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { correctPerson } from '#app/appointments/appointment-correction.server.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { notFound } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
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

export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const found =
    (await findAppointment(requestContext(context).database, params.appointmentId)) ??
    notFound(message(appointmentProblems, 'gone'), defaultLocale);
  const { patientName, phone } = found;
  return { patientName, phone };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const command = staffCommand(context);
  let values: { patientName: string; phone: string } | null = null;
  try {
    const fields = await readForm(request);
    values = { patientName: fields.get('patientName') ?? '', phone: fields.get('phone') ?? '' };
    const person = parsePerson(values);
    const before = await requireAppointment(command.database, params.appointmentId);
    await correctPerson(command, before, person);
    return toastRedirect(appointmentPath(before.id), 'personCorrected');
  } catch (error) {
    return refuseForm(error, failure, command.requestId, values);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, failure);
}

export const meta = staffMeta('Correct Name or Phone');

export default function AppointmentPerson({ loaderData, params, actionData }: Route.ComponentProps) {
  const path = appointmentPath(params.appointmentId);
  const { isChanged, follow } = useUnsavedChanges();
  const started = actionData?.values ?? loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <RouteDialog
      title="Correct Name or Phone"
      description="For this appointment. Messages go to the new phone. Receipts that exist keep their name."
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
