import { addToWaitingList } from '#app/appointments/waiting-list/waiting.commands.server.ts';
import { parseWaiting } from '#app/appointments/waiting-list/waiting.input.server.ts';
import { waitingFields } from '#app/appointments/waiting-list/waiting-fields.ts';
import { findDoctorHours, listDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { message } from '#app/languages/localized-message.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { waitingListPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { WaitingForm } from '#app/staff-area/waiting-list/parts/waiting-form.tsx';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { readTexts } from '#app/ui/form/declared-field.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { Route } from './+types/waiting-list-new';

const failure = 'Failed to put the person on the waiting list';

/** Length of the wait that the form suggests, in days: our choice. */
const suggestedDays = 14;

export const loader = staffLoader(async ({ here: { database, now } }, { url }: Route.LoaderArgs) => {
  const today = dayInIndia(now);
  const doctors = await listDoctorHours(database);
  const started = {
    doctorId: url.searchParams.get('doctor') ?? '',
    visit: 'hospital',
    fromDay: today,
    untilDay: addDays(today, suggestedDays),
    patientName: '',
    phone: '',
    safeToCall: '',
    agreed: '',
  };
  return {
    doctors: doctors.map(({ id, name }) => ({ id, name })),
    started,
    today,
    sendingKey: crypto.randomUUID(),
  };
});

export const action = formAction({
  failure,
  read: (fields) => readTexts(waitingFields, fields),
  run: async ({ command, fields, values }) => {
    const input = parseWaiting(values, command.now);
    const key = await idempotencyKeyOf(fields.get('key'), input);
    const doctor = await findDoctorHours(command.database, input.doctorId);
    if (!doctor) {
      throw new ProblemError(400, fieldProblem('doctorId', message(appointmentProblems, 'doctorUnknown')));
    }
    await addToWaitingList(command, doctor, input, key);
    return toastRedirect(waitingListPath, 'waitingAdded');
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Put a person on the waiting list');

export default function WaitingListNew({ loaderData, actionData }: Route.ComponentProps) {
  const { doctors, started, today, sendingKey } = loaderData;
  return (
    <Stack gap="5">
      <h1>Put a person on the waiting list</h1>
      <WaitingForm
        doctors={doctors}
        started={actionData?.values ?? started}
        today={today}
        sendingKey={sendingKey}
        refused={actionData}
      />
    </Stack>
  );
}
