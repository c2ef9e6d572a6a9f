import { addToWaitingList } from '#app/appointments/waiting-list/waiting.commands.server.ts';
import { parseWaiting } from '#app/appointments/waiting-list/waiting.input.server.ts';
import { findDoctorHours, listDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { message } from '#app/languages/localized-message.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { waitingListPath } from '#app/staff-area/frame/desk-paths.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { WaitingForm } from '#app/staff-area/waiting-list/parts/waiting-form.tsx';
import { readWaitingForm, type WaitingFormValues } from '#app/staff-area/waiting-list/waiting-form.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { Route } from './+types/waiting-list-new';

const failure = 'Failed to put the person on the waiting list';

/** Length of the wait that the form suggests, in days: our choice. */
const suggestedDays = 14;

export async function loader({ request, context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, now } = requestContext(context);
  const today = dayInIndia(now);
  const doctors = await listDoctorHours(database);
  const started: WaitingFormValues = {
    doctorId: new URL(request.url).searchParams.get('doctor') ?? '',
    visit: 'hospital',
    fromDay: today,
    untilDay: addDays(today, suggestedDays),
    patientName: '',
    phone: '',
    safeToCall: '',
    agreed: false,
  };
  return {
    doctors: doctors.map(({ id, name }) => ({ id, name })),
    started,
    today,
    sendingKey: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  let values: WaitingFormValues | null = null;
  try {
    const fields = await readForm(request);
    values = readWaitingForm(fields);
    // Blank answers are passed as missing values, so that `parseWaiting` returns the message for a missing answer.
    const { safeToCall, agreed, ...answers } = values;
    const submitted = { ...answers, ...(safeToCall !== '' && { safeToCall }), agreed: agreed || null };
    const input = parseWaiting(submitted, command.now);
    const key = await idempotencyKeyOf(fields.get('key'), input);
    const doctor = await findDoctorHours(command.database, input.doctorId);
    if (!doctor) {
      throw new ProblemError(400, fieldProblem('doctorId', message(appointmentProblems, 'doctorUnknown')));
    }
    await addToWaitingList(command, doctor, input, key);
    return toastRedirect(waitingListPath, 'waitingAdded');
  } catch (error) {
    return refuseForm(error, failure, command.requestId, values);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, failure);
}

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
