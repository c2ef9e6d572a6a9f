import { data } from 'react-router';
import { parseChange } from '#app/appointments/appointment.input.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import type { BookingContext } from '#app/appointments/free-times/schedule.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { notFound } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { backPath } from '#app/staff-area/frame/back-path.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { requireAppointment, undoOf } from '#app/staff-area/front-desk/desk-step.server.ts';
import { readMoveChoices } from '#app/staff-area/front-desk/move-places.server.ts';
import { readOfferedTimes } from '#app/staff-area/front-desk/offered-times.server.ts';
import { MoveForm, type MoveValues } from '#app/staff-area/front-desk/parts/move-form.tsx';
import { dayInIndia } from '#app/time/calendar.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { Route } from './+types/appointment-move';

const failure = 'Failed to change the appointment';

async function timesOf(
  database: Database,
  id: string,
  { doctorId, date }: MoveValues,
  moment: BookingContext,
) {
  const moved = await requireAppointment(database, id);
  return readOfferedTimes(database, { doctorId, visit: moved.visit, day: date, moved }, moment);
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, facts, now } = requestContext(context);
  const found =
    (await findAppointment(database, params.appointmentId)) ??
    notFound(message(appointmentProblems, 'gone'), defaultLocale);
  const { searchParams } = new URL(request.url);
  return {
    ...(await readMoveChoices(database, found, searchParams, { now, facts })),
    inBetween: found.inBetween && !found.isUnheld,
    present: `${found.patientName}, with ${found.doctorName}`,
    today: dayInIndia(now),
    sendingKey: crypto.randomUUID(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const command = staffCommand(context);
  const { database } = command;
  let values: MoveValues | null = null;
  try {
    const fields = await readForm(request);
    const before = await requireAppointment(database, params.appointmentId);
    values = {
      doctorId: fields.get('doctorId') || before.doctorId,
      date: fields.get('date') ?? '',
      slot: fields.get('slot') ?? '',
    };
    if (fields.get('intent') === 'times') {
      const offered = await timesOf(database, before.id, values, command);
      return { message: '', errors: {}, values, offered };
    }
    const doctor = await findDoctorHours(database, values.doctorId);
    const change = parseChange(values);
    const key = await idempotencyKeyOf(fields.get('key'), { appointmentId: before.id, change });
    const after = await changeAppointment(command, before, change, doctor, key);
    const back = backPath(new URL(request.url).searchParams.get('back'));
    const done = after.doctorId === before.doctorId ? 'appointmentMoved' : 'appointmentHandedOver';
    return toastRedirect(back, done, { undo: undoOf(after) });
  } catch (error) {
    const refused = refuseForm(error, failure, command.requestId, values);
    const offered =
      values && (await timesOf(database, params.appointmentId, values, command).catch(() => null));
    return data({ ...refused.data, offered }, { status: refused.init?.status ?? 400 });
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, failure);
}

export const meta = staffMeta('Move Appointment');

export default function AppointmentMove({ loaderData, params, actionData }: Route.ComponentProps) {
  const { started, offered, doctors, today, inBetween, present, sendingKey } = loaderData;
  const path = appointmentPath(params.appointmentId);
  const asked = actionData && 'offered' in actionData ? actionData : undefined;
  return (
    <RouteDialog title="Move Appointment" width="wide" description={present} listPath={path}>
      <MoveForm
        started={actionData?.values ?? started}
        offered={asked?.offered ?? offered}
        doctors={doctors}
        today={today}
        inBetween={inBetween}
        sendingKey={sendingKey}
        refused={actionData}
        formPath={`${path}/move`}
        listPath={path}
      />
    </RouteDialog>
  );
}
