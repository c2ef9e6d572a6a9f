import { type AnyColumn, and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { messages } from '#app/messages/message.schema.server.ts';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { DaySpan } from '#app/time/calendar.ts';
import { appointmentChanges, appointments, personalCondition } from './appointment.schema.server.ts';
import { visitKinds } from './appointment.values.ts';
import {
  type Attendance,
  bookingWays,
  type Canceller,
  type CancelNotice,
  cancellers,
  cancelNotices,
  type MessageGroup,
  messageGroups,
  type VisitCounts,
  type VisitFigures,
} from './appointment-figures.ts';

/** SQL condition: the patient came. */
const hasCome = ({ status, arrivedAt }: { readonly status: AnyColumn; readonly arrivedAt: AnyColumn }): SQL =>
  sql`(${status} = 'completed' or ${status} in ('requested', 'confirmed') and ${arrivedAt} is not null)`;

const isWithin = ({ from, until }: DaySpan) => and(gte(appointments.day, from), lt(appointments.day, until));

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`;

/** Counts for each doctor, way of booking and kind of visit. All other counts of visits are sums of these. */
const visitStatement = (database: Database, span: DaySpan) =>
  database
    .select({
      doctorId: appointments.doctorId,
      doctorName: sql<string>`max(${appointments.doctorName})`,
      way: sql<
        (typeof bookingWays)[number]
      >`case when ${isNull(appointments.createdBy)} then 'website' else 'desk' end`.as('way'),
      visit: appointments.visit,
      booked: sql<number>`count(*)`,
      came: countWhere(hasCome(appointments)),
      missed: countWhere(sql`${appointments.status} = 'no-show'`),
      cancelled: countWhere(sql`${appointments.status} = 'cancelled'`),
      withoutPhone: countWhere(sql`${hasCome(appointments)} and not ${personalCondition}`),
    })
    .from(appointments)
    .where(isWithin(span))
    .groupBy(appointments.doctorId, sql`way`, appointments.visit);

/** Counts by the last cancellation of each appointment, which an earlier one with Undo precedes. */
function cancellationStatement(database: Database, span: DaySpan) {
  const cancelledOn = (days: string) =>
    sql`date(${appointmentChanges.at} / 1000, 'unixepoch', '+5 hours', '+30 minutes', ${days})`;
  const earlier = alias(appointmentChanges, 'earlier');
  const lastCancellation = database
    .select({ version: sql`max(${earlier.version})` })
    .from(earlier)
    .where(and(eq(earlier.appointmentId, appointments.id), eq(earlier.what, 'cancelled')));
  return database
    .select({
      by: sql<Canceller>`case when ${isNull(appointmentChanges.by)} then 'patient' else 'desk' end`.as(
        'whom',
      ),
      notice: sql<CancelNotice>`case when ${cancelledOn('+0 days')} >= ${appointments.day} then 'same-day'
        when ${cancelledOn('+1 day')} = ${appointments.day} then 'day-before' else 'earlier' end`.as(
        'notice',
      ),
      count: sql<number>`count(*)`,
    })
    .from(appointments)
    .innerJoin(
      appointmentChanges,
      and(
        eq(appointmentChanges.appointmentId, appointments.id),
        eq(appointmentChanges.what, 'cancelled'),
        sql`${appointmentChanges.version} = ${lastCancellation}`,
      ),
    )
    .where(and(isWithin(span), eq(appointments.status, 'cancelled')))
    .groupBy(sql`whom`, sql`notice`);
}

/** Counts the phones of patients who came. A patient is new if nobody came with this phone before the period. */
function patientStatement(database: Database, span: DaySpan) {
  const before = alias(appointments, 'before');
  const came = database
    .selectDistinct({ phone: appointments.phone })
    .from(appointments)
    .where(and(isWithin(span), hasCome(appointments), personalCondition))
    .as('came');
  const earlierVisit = database
    .select({ id: before.id })
    .from(before)
    .where(and(eq(before.phone, came.phone), lt(before.day, span.from), hasCome(before)));
  return database
    .select({
      first: sql<number>`count(*) filter (where not exists ${earlierVisit})`,
      returning: sql<number>`count(*) filter (where exists ${earlierVisit})`,
    })
    .from(came);
}

type VisitRow = Awaited<ReturnType<typeof visitStatement>>[number];

function sumOfRows(rows: readonly VisitRow[]): VisitCounts {
  const sum = (count: (row: VisitRow) => number) => rows.reduce((total, row) => total + count(row), 0);
  const counts = {
    booked: sum(({ booked }) => booked),
    came: sum(({ came }) => came),
    missed: sum(({ missed }) => missed),
    cancelled: sum(({ cancelled }) => cancelled),
  };
  return { ...counts, open: counts.booked - counts.came - counts.missed - counts.cancelled };
}

const recordOf = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

/** Counts the appointments whose day is in a period, by outcome, with their cancellations and patients. */
export async function readVisitFigures(database: Database, span: DaySpan): Promise<VisitFigures> {
  const [rows, cancelled, [patients]] = await database.batch([
    visitStatement(database, span),
    cancellationStatement(database, span),
    patientStatement(database, span),
  ]);
  const names = new Map(rows.map(({ doctorId, doctorName }) => [doctorId, doctorName]));
  return {
    all: sumOfRows(rows),
    byDoctor: [...names]
      .sort(([, one], [, other]) => one.localeCompare(other))
      .map(([doctorId, doctorName]) => ({
        doctorId,
        doctorName,
        ...sumOfRows(rows.filter((row) => row.doctorId === doctorId)),
      })),
    byWay: recordOf(bookingWays, (way) => sumOfRows(rows.filter((row) => row.way === way))),
    byKind: recordOf(visitKinds, (kind) => sumOfRows(rows.filter((row) => row.visit === kind))),
    cancellations: recordOf(cancellers, (by) =>
      recordOf(
        cancelNotices,
        (notice) => cancelled.find((row) => row.by === by && row.notice === notice)?.count ?? 0,
      ),
    ),
    patients: { first: patients?.first ?? 0, returning: patients?.returning ?? 0 },
    withoutPhone: rows.reduce((total, row) => total + row.withoutPhone, 0),
  };
}

/**
 * Counts who came and who did not, of the appointments whose day is in a period, by their answer about messages. An
 * appointment whose personal data was removed has no answer any more.
 */
export async function readAttendance(
  database: Database,
  span: DaySpan,
): Promise<Readonly<Record<MessageGroup, Attendance>>> {
  const isSentByHand = sql`exists (select 1 from ${messages} where ${messages.subjectId} = ${appointments.id}
    and ${messages.state} = 'sent-by-hand')`;
  const rows = await database
    .select({
      group:
        sql<MessageGroup>`case when ${appointments.messageChannel} is null or ${appointments.messageChannel} = 'none'
        then 'none' when ${isSentByHand} then 'by-hand' else ${appointments.messageChannel} end`.as('agreed'),
      came: countWhere(hasCome(appointments)),
      missed: countWhere(sql`${appointments.status} = 'no-show'`),
    })
    .from(appointments)
    .where(isWithin(span))
    .groupBy(sql`agreed`);
  return recordOf(messageGroups, (group) => {
    const { came = 0, missed = 0 } = rows.find((row) => row.group === group) ?? {};
    return { came, missed };
  });
}

/** Reads the doctors' names, as at booking, of some appointments. The result returns null for an unknown id. */
export async function readDoctorNames(
  database: Database,
  appointmentIds: readonly string[],
): Promise<(appointmentId: string) => string | null> {
  const rows =
    appointmentIds.length === 0
      ? []
      : await database
          .select({ id: appointments.id, doctorName: appointments.doctorName })
          .from(appointments)
          .where(isAmong(appointments.id, appointmentIds));
  const names = new Map(rows.map(({ id, doctorName }) => [id, doctorName]));
  return (appointmentId) => names.get(appointmentId) ?? null;
}
