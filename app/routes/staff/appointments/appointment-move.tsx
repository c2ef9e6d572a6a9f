import { useSearchParams } from 'react-router';
import { parseChange } from '#app/appointments/appointment.input.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import type { BookingContext } from '#app/appointments/free-times/schedule.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/http/problems.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { backPath } from '#app/staff-area/frame/back-path.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction, textsOf } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { safeNextPath } from '#app/staff-area/frame/next-path.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
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
  const asked = { doctorId: doctorId || moved.doctorId, visit: moved.visit, day: date, moved };
  return readOfferedTimes(database, asked, moment);
}

export const loader = staffLoader(
  async ({ here: { database, facts, now } }, { params, url }: Route.LoaderArgs) => {
    const found =
      (await findAppointment(database, params.appointmentId)) ??
      notFound(message(appointmentProblems, 'gone'), defaultLocale);
    return {
      ...(await readMoveChoices(database, found, url.searchParams, { now, facts })),
      inBetween: found.inBetween && !found.isUnheld,
      present: `${found.patientName}, with ${found.doctorName}`,
      today: dayInIndia(now),
      sendingKey: crypto.randomUUID(),
    };
  },
);

export const action = formAction({
  failure,
  read: (fields) => textsOf(fields, 'doctorId', 'date', 'slot'),
  intents: {
    times: async ({ command, values }, { params }: Route.ActionArgs) => ({
      ...{ message: '', errors: {}, values },
      offered: await timesOf(command.database, params.appointmentId, values, command),
    }),
  },
  run: async ({ command, fields, values }, { url, params }: Route.ActionArgs) => {
    const before = await requireAppointment(command.database, params.appointmentId);
    const doctorId = values.doctorId || before.doctorId;
    const doctor = await findDoctorHours(command.database, doctorId);
    const change = parseChange({ ...values, doctorId });
    const key = await idempotencyKeyOf(fields.get('key'), { appointmentId: before.id, change });
    const after = await changeAppointment(command, before, change, doctor, key);
    const back = backPath(url.searchParams.get('back'));
    const done = after.doctorId === before.doctorId ? 'appointmentMoved' : 'appointmentHandedOver';
    return toastRedirect(back, done, { undo: undoOf(after) });
  },
  refusedWith: async ({ command, values }, { params }: Route.ActionArgs) => ({
    offered:
      values && (await timesOf(command.database, params.appointmentId, values, command).catch(() => null)),
  }),
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Move Appointment');

export default function AppointmentMove({ loaderData, params, actionData }: Route.ComponentProps) {
  const { started, offered, doctors, today, inBetween, present, sendingKey } = loaderData;
  const [search] = useSearchParams();
  const path = appointmentPath(params.appointmentId);
  // Closing leads to the day or the list from which the dialog was opened.
  const listPath = safeNextPath(search.get('back')) ?? path;
  const asked = actionData && 'offered' in actionData ? actionData : undefined;
  return (
    <RouteDialog title="Move Appointment" width="wide" description={present} listPath={listPath}>
      <MoveForm
        started={actionData?.values ?? started}
        offered={asked?.offered ?? offered}
        doctors={doctors}
        today={today}
        inBetween={inBetween}
        sendingKey={sendingKey}
        refused={actionData}
        formPath={`${path}/move`}
        listPath={listPath}
      />
    </RouteDialog>
  );
}
