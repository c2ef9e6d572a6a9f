/** Correction of a name or phone that was mistyped, by staff: of one visit, or of all visits of the person. */
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { message } from '#app/languages/localized-message.ts';
import { auditEach } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { VersionConflictError } from '#app/platform/writes/row-version.server.ts';
import { comparedName } from '#app/typed-text/spelling/name-key.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { PersonInput } from './appointment.input.server.ts';
import { findAppointment } from './appointment.queries.server.ts';
import { appointmentChanges, appointments, appointmentWords } from './appointment.schema.server.ts';
import { indexTerms } from './appointment.search.ts';
import { type Appointment, appointmentActions } from './appointment.values.ts';
import { actingStaffId, notFound } from './appointment-row.server.ts';

type VisitOfPerson = Pick<Appointment, 'id' | 'version' | 'patientName' | 'bookerName'>;

/** Visits of one person at most: more than a person makes in three years. */
const mostVisits = 200;

/** Names the corrected fields for the history. The history does not store the values, because an erasure must reach them. */
const correctedFields = (before: PersonInput, { patientName, phone }: PersonInput): string | null =>
  [
    ...(before.patientName === patientName ? [] : ['name']),
    ...(before.phone === phone ? [] : ['phone']),
  ].join(' and ') || null;

const isPersonal = and(isNull(appointments.anonymisedAt), isNull(appointments.eraseOn));

/** Lists the other visits of the same person: the same phone, and a name that is written alike. A family may share a phone. */
export async function listOtherVisits(
  database: Database,
  { id, phone, patientName }: Pick<Appointment, 'id' | 'phone' | 'patientName'>,
): Promise<readonly VisitOfPerson[]> {
  if (phone === '') return [];
  const { version, bookerName } = appointments;
  const found = await database
    .select({ id: appointments.id, version, patientName: appointments.patientName, bookerName })
    .from(appointments)
    .where(and(eq(appointments.phone, phone), isPersonal))
    .limit(mostVisits);
  const name = comparedName(patientName);
  return found.filter((one) => one.id !== id && comparedName(one.patientName) === name);
}

/** Builds the insert of a row of the history for each visit that meets the condition. */
function historyStatement(command: Command, reason: string, condition: SQL | undefined) {
  const { database, now } = command;
  const { id, version, day, minute, status, arrivedAt, withDoctorAt } = appointments;
  const values: Readonly<Partial<Record<keyof typeof appointmentChanges.$inferSelect, unknown>>> = {
    id: sql`lower(hex(randomblob(16)))`,
    appointmentId: id,
    version: sql`${version} + 1`,
    at: now.getTime(),
    by: actingStaffId(command),
    what: 'corrected',
    fromDay: day,
    fromMinute: minute,
    fromStatus: status,
    fromArrivedAt: arrivedAt,
    fromWithDoctorAt: withDoctorAt,
    reason,
  };
  const given: Readonly<Record<string, unknown>> = values;
  const columns = Object.keys(getTableColumns(appointmentChanges)).map((name) => sql`${given[name] ?? null}`);
  return database
    .insert(appointmentChanges)
    .select(sql`select ${sql.join(columns, sql`, `)} from ${appointments} where ${condition}`);
}

/**
 * Corrects the patient's name and the phone of an appointment, and of other visits with it: all of them or none. Messages
 * read the phone when they are sent, so waiting messages go to the new phone. Receipts keep the name that they were made
 * with.
 *
 * @param before the appointment as read for this change
 * @param others visits of {@link listOtherVisits}, read for this change
 * @throws ProblemError 404 if its personal data is erased or about to be, 409 if one of them changed meanwhile
 */
export async function correctPerson(
  command: Command,
  before: Appointment,
  { patientName, phone }: PersonInput,
  others: readonly VisitOfPerson[] = [],
): Promise<Appointment> {
  const { database, now } = command;
  const { id, version } = before;
  const reason = correctedFields(before, { patientName, phone });
  if (reason === null) return before;
  const visits = [before, ...others];
  const list = JSON.stringify(
    visits.map((one) => ({
      id: one.id,
      version: one.version,
      words: indexTerms(phone, patientName, one.bookerName),
    })),
  );
  const isChosen = and(
    sql`(${appointments.id}, ${appointments.version}) in
      (select value ->> '$.id', value ->> '$.version' from json_each(${list}))`,
    isPersonal,
  );
  const isUnchanged = sql`(select count(*) from ${appointments} where ${isChosen}) = ${visits.length}`;
  const target = sql`${isChosen} and ${isUnchanged}`;
  const [, , , , changed] = await database.batch([
    historyStatement(command, reason, target),
    auditEach(command, appointmentActions.correct, appointments.id, target),
    database
      .delete(appointmentWords)
      .where(
        sql`${appointmentWords.appointmentId} in (select value ->> '$.id' from json_each(${list})) and ${isUnchanged}`,
      ),
    database.insert(appointmentWords).select(
      sql`select word.value, visit.value ->> '$.id'
        from json_each(${list}) as visit, json_each(visit.value, '$.words') as word where ${isUnchanged}`,
    ),
    database
      .update(appointments)
      .set({ patientName, phone, version: sql`${appointments.version} + 1`, updatedAt: now })
      .where(target)
      .returning({ id: appointments.id }),
  ]);
  const found = await findAppointment(database, id);
  if (changed.length > 0 && found) return found;
  if (!found || (found.version === version && others.length === 0)) throw notFound();
  throw new VersionConflictError(message(appointmentProblems, 'changedMeanwhile'));
}
