import { requireCommand } from '#app/accounts/session/session.queries.server.ts';
import { readAppointment } from '#app/appointments/appointment.commands.server.ts';
import { parseChange } from '#app/appointments/appointment.input.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { appointmentJson } from '#app/appointments/appointment.view.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { message } from '#app/languages/localized-message.ts';
import { zeroPaise } from '#app/money/money.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readJson } from '#app/platform/http/body.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { readIdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { readExpectedVersion, versionedResponse } from '#app/platform/writes/row-version.server.ts';
import { staffNames, withMoney } from '#app/staff-area/front-desk/desk.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';

async function answerWith(database: Database, appointment: Appointment) {
  const [[[, money] = [appointment, { paid: zeroPaise, due: zeroPaise }]], nameOf] = await Promise.all([
    withMoney(database, [appointment]),
    staffNames(database),
  ]);
  return versionedResponse({ appointment: appointmentJson(appointment, money, nameOf) }, appointment.version);
}

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch the appointment',
    async answer({ request, params, context }) {
      const command = await requireCommand(request, context, 'keepAppointments');
      const appointment = await readAppointment(command, params.appointmentId ?? '');
      return answerWith(command.database, appointment);
    },
  },
  PUT: {
    failure: 'Failed to change the appointment',
    async answer({ request, params, context }) {
      const command = await requireCommand(request, context, 'keepAppointments');
      const { database } = command;
      const before = await findAppointment(database, params.appointmentId ?? '');
      if (!before) throw new ProblemError(404, { message: message(appointmentProblems, 'gone') });
      const body = await readJson(request);
      const change = parseChange(body);
      const version = readExpectedVersion(request, body);
      const doctor = change.place
        ? await findDoctorHours(database, change.place.doctorId ?? before.doctorId)
        : null;
      const key = await readIdempotencyKey(request, { appointmentId: before.id, change });
      return answerWith(database, await changeAppointment(command, before, change, doctor, key, version));
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
