/** Correction of a name or phone that was mistyped, by staff. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { message } from '#app/languages/localized-message.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { VersionConflictError } from '#app/platform/writes/row-version.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { PersonInput } from './appointment.input.server.ts';
import { findAppointment } from './appointment.queries.server.ts';
import { appointmentChanges, appointments, appointmentWords } from './appointment.schema.server.ts';
import { indexTerms } from './appointment.search.ts';
import { type Appointment, appointmentActions } from './appointment.values.ts';
import { appointmentExists, hasId, historyRow, notFound } from './appointment-row.server.ts';

/** Names the corrected fields for the history. The history does not store the values, because an erasure must reach them. */
const correctedFields = (before: PersonInput, { patientName, phone }: PersonInput): string | null =>
  [
    ...(before.patientName === patientName ? [] : ['name']),
    ...(before.phone === phone ? [] : ['phone']),
  ].join(' and ') || null;

/**
 * Corrects the patient's name and the phone of one appointment. Messages read the phone when they are sent, so waiting
 * messages go to the new phone. Receipts keep the name that they were made with.
 *
 * @param before the appointment as read for this change
 * @throws ProblemError 404 if its personal data is erased or about to be, 409 if it changed meanwhile
 */
export async function correctPerson(
  command: Command,
  before: Appointment,
  { patientName, phone }: PersonInput,
): Promise<Appointment> {
  const { database, now } = command;
  const { id, version } = before;
  const reason = correctedFields(before, { patientName, phone });
  if (reason === null) return before;
  const isPersonal = and(hasId(id), isNull(appointments.anonymisedAt), isNull(appointments.eraseOn));
  const target = and(isPersonal, eq(appointments.version, version));
  const isUnchanged = appointmentExists(database, target);
  const words = JSON.stringify(indexTerms(phone, patientName, before.bookerName));
  const [, , , , changed] = await database.batch([
    insertIf(
      database,
      appointmentChanges,
      {
        id: crypto.randomUUID(),
        ...historyRow(command, before),
        ...{ what: 'corrected', reason, fromDoctorId: null, fromDoctorName: null },
      },
      isUnchanged,
    ),
    auditEntryIf(command, appointmentActions.correct, id, isUnchanged),
    database.delete(appointmentWords).where(and(eq(appointmentWords.appointmentId, id), isUnchanged)),
    database
      .insert(appointmentWords)
      .select(sql`select value, ${id} from json_each(${words}) where ${isUnchanged}`),
    database
      .update(appointments)
      .set({ patientName, phone, version: version + 1, updatedAt: now })
      .where(target)
      .returning({ id: appointments.id }),
  ]);
  const found = await findAppointment(database, id);
  if (changed.length > 0 && found) return found;
  if (found?.version === version || !found) throw notFound();
  throw new VersionConflictError(message(appointmentProblems, 'changedMeanwhile'));
}
