import { and, eq, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { message } from '#app/languages/localized-message.ts';
import { dropWaitingIn } from '#app/messages/message.commands.server.ts';
import { auditEach, auditEntryIf, eraseVisitorAddresses } from '#app/platform/audit-log/audit.server.ts';
import { emptied } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { findAppointment } from './appointment.queries.server.ts';
import {
  appointmentChanges,
  appointments,
  appointmentWords,
  erasedAppointmentColumns,
  liveCondition,
  personalCondition,
} from './appointment.schema.server.ts';
import { type Appointment, appointmentActions } from './appointment.values.ts';
import { appointmentExists, hasId } from './appointment-row.server.ts';

/** Upper bound of an export for one phone: more appointments than a phone will have in three years. */
const mostOfOnePhone = 200;

/**
 * Days for which the law requires personal data to be stored (Digital Personal Data Protection Rules 2025,
 * rule 8(3)).
 */
export const minimumRetentionDays = 365;

/** Records that were made before this moment are old enough to be erased at once. */
export const erasureCutoff = (now: Date): Date =>
  new Date(now.getTime() - minimumRetentionDays * 24 * 60 * 60 * 1000);

const { atOnce, afterAYear } = erasedAppointmentColumns;

/** Replaces the patient's name, which the table requires. */
const removedName = 'Removed';

/**
 * Statements that remove all personal data from matching appointments. Day, doctor and outcome stay for
 * counts.
 */
function anonymise(database: Database, condition: SQL | undefined, now: Date) {
  const chosen = sql`(select id from ${appointments} where ${personalCondition} and ${condition})`;
  return [
    database.delete(appointmentWords).where(sql`${appointmentWords.appointmentId} in ${chosen}`),
    database
      .update(appointmentChanges)
      .set({ reason: null })
      .where(sql`${appointmentChanges.appointmentId} in ${chosen}`),
    database
      .update(appointments)
      .set({
        ...emptied([...atOnce, ...afterAYear]),
        patientName: removedName,
        phone: '',
        eraseOn: null,
        anonymisedAt: now,
        version: sql`${appointments.version} + 1`,
      })
      .where(sql`${appointments.id} in ${chosen}`),
  ] as const;
}

/** Codes of networks from before this moment are emptied. */
export const networkRetentionCutoff = (now: Date): Date =>
  new Date(now.getTime() - recordRetention.networkDays * 24 * 60 * 60 * 1000);

/** The first day whose appointments still have their personal data. */
export const firstRetainedDay = (now: Date): string => {
  const [year = '', ...rest] = dayInIndia(now).split('-');
  return [Number(year) - recordRetention.appointmentYears, ...rest].join('-');
};

/**
 * Runs daily. Anonymises appointments past the retention period and those whose erasure is due, and deletes
 * expired codes of networks.
 */
export async function sweepAppointments(database: Database, now: Date): Promise<void> {
  const today = dayInIndia(now);
  await database.batch([
    ...anonymise(database, lt(appointments.day, firstRetainedDay(now)), now),
    ...anonymise(database, and(isNotNull(appointments.eraseOn), lte(appointments.eraseOn, today)), now),
    database
      .update(appointments)
      .set({ network: null })
      .where(and(isNotNull(appointments.network), lt(appointments.createdAt, networkRetentionCutoff(now)))),
  ]);
}

const idsOf = async (database: Database, phone: string) =>
  (
    await database
      .select({ id: appointments.id })
      .from(appointments)
      .where(eq(appointments.phone, phone))
      .orderBy(appointments.day)
      .limit(mostOfOnePhone)
  ).map(({ id }) => id);

/**
 * Exports the appointments of one phone, for a person's request to see their data. Each export writes an
 * audit entry.
 */
export async function exportAppointments(command: Command, phone: string): Promise<readonly Appointment[]> {
  const { database } = command;
  const ids = await idsOf(database, phone);
  const [first, ...others] = ids.map((id) =>
    auditEntryIf(command, appointmentActions.exportPerson, id, appointmentExists(database, hasId(id))),
  );
  if (!first) return [];
  await database.batch([first, ...others]);
  const found = await Promise.all(ids.map((id) => findAppointment(database, id)));
  return found.filter((one) => one !== null);
}

/** Counts of appointments anonymised now, and of those to anonymise when the legal period ends. */
export interface ErasureCounts {
  readonly erased: number;
  readonly later: number;
}

/** SQL condition: this phone has an upcoming appointment. */
const isExpected = ({ database, now }: Command, phone: string): SQL =>
  appointmentExists(
    database,
    and(eq(appointments.phone, phone), gte(appointments.day, dayInIndia(now)), liveCondition),
  );

const stillLive = () => new ProblemError(409, { message: message(appointmentProblems, 'stillLive') });

const expectedStatement = (command: Command, phone: string) =>
  command.database.select({ isLive: sql<number>`${isExpected(command, phone)}` }).from(sql`(select 1)`);

/** @throws ProblemError 409 while this phone has an upcoming appointment */
export async function expectNoUpcomingAppointment(command: Command, phone: string): Promise<void> {
  const [state] = await expectedStatement(command, phone);
  if (state?.isLive) throw stillLive();
}

/**
 * Erases a person's appointments on request. Those older than a year are anonymised at once, the rest on the
 * day they become a year old. All notes, reasons, preferences of calls and answers about messages are deleted at once,
 * because no law requires them.
 *
 * @throws ProblemError 409 while an appointment is upcoming
 */
export async function eraseAppointments(command: Command, phone: string): Promise<ErasureCounts> {
  const { database, now } = command;
  // Each statement has this condition, because an appointment may be booked or moved while the erasure runs.
  const ofPhone = sql`${appointments.phone} = ${phone} and not ${isExpected(command, phone)}`;
  const isOld = and(ofPhone, lt(appointments.createdAt, erasureCutoff(now)));
  const [[state], [counts]] = await database.batch([
    expectedStatement(command, phone),
    database
      .select({ all: sql<number>`count(*)`, erased: sql<number>`count(*) filter (where ${isOld})` })
      .from(appointments)
      .where(ofPhone),
    auditEach(command, appointmentActions.erase, appointments.id, ofPhone),
    dropWaitingIn(command, sql`(select id from ${appointments} where ${ofPhone})`, 'erased'),
    eraseVisitorAddresses(database, sql`(select id from ${appointments} where ${ofPhone})`),
    ...anonymise(database, isOld, now),
    database
      .update(appointmentChanges)
      .set({ reason: null })
      .where(sql`${appointmentChanges.appointmentId} in (select id from ${appointments} where ${ofPhone})`),
    database
      .update(appointments)
      .set({
        ...emptied(atOnce),
        eraseOn: sql`date(${appointments.createdAt} / 1000, 'unixepoch', '+5 hours', '+30 minutes', ${`+${minimumRetentionDays} days`})`,
      })
      .where(ofPhone),
  ]);
  if (state?.isLive) throw stillLive();
  const { all = 0, erased = 0 } = counts ?? {};
  return { erased, later: all - erased };
}
