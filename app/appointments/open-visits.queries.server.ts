import { and, asc, desc, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import {
  appointmentChanges,
  appointments,
  liveCondition,
  personalCondition,
  unseenCondition,
} from './appointment.schema.server.ts';
import { type AppointmentSummary, usualOnlineVisits } from './appointment.values.ts';
import { summaries } from './appointment-lists.queries.server.ts';

/** Requests to confirm from a day on. Literal text as in the partial index: SQLite does not use that index with a bound value. */
const requestedFrom = (from: string) => and(sql.raw(`status = 'requested'`), gte(appointments.day, from));

/** Lists appointments that staff have to confirm, from a day on, soonest first. */
export async function listRequested(
  database: Database,
  from: string,
): Promise<readonly AppointmentSummary[]> {
  return summaries(database, requestedFrom(from), [asc(appointments.day), asc(appointments.minute)]);
}

/**
 * Visits before a day of which nobody has said what came of them. The rows are read by the partial index of live visits,
 * whatever is stored of earlier years. A visit without personal data is over for good.
 */
const withoutOutcome = (today: string) => and(liveCondition, lt(appointments.day, today), personalCondition);

/** Lists visits without an outcome before a day, latest first, because somebody still remembers those. */
export const listWithoutOutcome = (
  database: Database,
  today: string,
): Promise<readonly AppointmentSummary[]> =>
  summaries(database, withoutOutcome(today), [
    desc(appointments.day),
    asc(appointments.minute),
    asc(appointments.id),
  ]);

/** Counts the requests to confirm from a day on, and the visits without an outcome before it, in one statement. */
export async function countOpenVisits(
  database: Database,
  today: string,
): Promise<{ readonly requested: number; readonly withoutOutcome: number }> {
  const count = (condition: SQL | undefined) =>
    sql<number>`(select count(*) from ${appointments} where ${condition})`;
  const row = await database
    .select({ requested: count(requestedFrom(today)), withoutOutcome: count(withoutOutcome(today)) })
    .from(sql`(select 1)`)
    .get();
  return row ?? { requested: 0, withoutOutcome: 0 };
}

/**
 * Lists requests of visitors that staff have confirmed since a moment, for a day on, soonest first: their payment is still
 * to be taken.
 */
export async function listConfirmedSince(
  database: Database,
  from: string,
  since: Date,
): Promise<readonly AppointmentSummary[]> {
  return summaries(
    database,
    and(
      gte(appointments.day, from),
      eq(appointments.status, 'confirmed'),
      isNull(appointments.createdBy),
      // A move or a correction also changes updatedAt.
      sql`exists (select 1 from ${appointmentChanges} where ${appointmentChanges.appointmentId} = ${appointments.id}
        and ${appointmentChanges.what} = 'confirmed' and ${gte(appointmentChanges.at, since)})`,
    ),
    [asc(appointments.day), asc(appointments.minute)],
  );
}

/**
 * Counts the appointments from a day on that visitors booked or changed and staff have not opened since. The lists of the desk
 * mark the same ones as new; those of past days would be counted for ever.
 */
export const countUnseen = (database: Database, today: string): Promise<number> =>
  // The plus keeps SQLite on the small index of unseen appointments.
  database.$count(appointments, and(unseenCondition, sql`+${appointments.day} >= ${today}`));

/** Counts the requests that staff have to confirm, from a day on. */
export const countRequested = (database: Database, today: string): Promise<number> =>
  database.$count(appointments, requestedFrom(today));

/**
 * Finds which of these phones have more visits to come, booked online, than usual, and how many. Strangers may
 * have booked them, so the desk asks the owner of the phone before it confirms.
 */
export async function countUnusualOnlineVisits(
  database: Database,
  phones: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, number>> {
  if (phones.length === 0) return new Map();
  const among = isAmong(appointments.phone, [...new Set(phones)]);
  const visits = sql<number>`count(*)`;
  const rows = await database
    .select({ phone: appointments.phone, visits })
    .from(appointments)
    .where(and(among, gte(appointments.day, today), liveCondition, isNull(appointments.createdBy)))
    .groupBy(appointments.phone)
    .having(gt(visits, usualOnlineVisits));
  return new Map(rows.map((row) => [row.phone, row.visits]));
}
