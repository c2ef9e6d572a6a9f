import { eq, exists, type SQL } from 'drizzle-orm';
import { type LocalizedMessage, message } from '#app/languages/localized-message.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { appointments } from './appointment.schema.server.ts';
import type { Appointment } from './appointment.values.ts';

/** A change that the present state of an appointment, or of its time, does not allow. */
export const conflict = (
  problem: LocalizedMessage,
  field?: 'slot' | 'date' | 'doctorId' | 'status' | 'arrived' | 'withDoctor',
) => new ProblemError(409, field ? fieldProblem(field, problem) : { message: problem });

export const notFound = () => new ProblemError(404, { message: message(appointmentProblems, 'gone') });

export const hasId = (id: string) => eq(appointments.id, id);

export const appointmentExists = (database: Database, condition: SQL | undefined) =>
  exists(database.select({ id: appointments.id }).from(appointments).where(condition));

/** The user id of the acting staff member; null for a visitor and for the site itself. */
export const actingStaffId = ({ actor }: Pick<Command, 'actor'>) =>
  actor.kind === 'staff' ? actor.userId : null;

/** Columns of a history row: who changed an appointment when, and how it was before. */
export const historyRow = (
  command: Pick<Command, 'actor' | 'now'>,
  { id, version, day, minute, status, arrivedAt, withDoctorAt }: Appointment,
) => ({
  appointmentId: id,
  version: version + 1,
  at: command.now,
  by: actingStaffId(command),
  fromDay: day,
  fromMinute: minute,
  fromStatus: status,
  fromArrivedAt: arrivedAt,
  fromWithDoctorAt: withDoctorAt,
});
