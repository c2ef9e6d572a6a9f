import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { listLimit, summaryColumns } from './appointment.queries.server.ts';
import {
  appointmentChanges,
  appointments,
  bookedCondition,
  liveCondition,
  slotHoldingCondition,
} from './appointment.schema.server.ts';
import type { AppointmentSummary, VisitKind } from './appointment.values.ts';

/** Appointments of a day, or of a week, at most: 61 doctors have 1,220 times a day. */
export const dayLimit = 10_000;

/** Cursor of a paged list: the sort columns of its last entry. */
export interface ListCursor {
  readonly day: string;
  readonly minute: number;
  readonly id: string;
}

interface ListQuery {
  /** The first day. Without it the list has all days, latest first. */
  readonly from?: string;
  /** The day after the last day, exclusive. */
  readonly until?: string;
  readonly visit?: VisitKind;
  readonly doctorId?: string;
  /** Cursor of the previous page. */
  readonly after?: ListCursor;
  /** Appointments at most; {@link listLimit} if it is missing. */
  readonly most?: number;
}

/** SQL condition for entries after the cursor. The comparison of days alone lets SQLite seek in the index. */
function beyond({ day, minute, id }: ListCursor, isLatestFirst: boolean): SQL | undefined {
  const [further, orAt] = isLatestFirst ? [lt, lte] : [gt, gte];
  return and(
    orAt(appointments.day, day),
    or(
      further(appointments.day, day),
      further(appointments.minute, minute),
      and(eq(appointments.minute, minute), further(appointments.id, id)),
    ),
  );
}

/** Lists the appointments that meet a condition. */
export const summaries = (
  database: Database,
  where: SQL | undefined,
  order: readonly SQL[],
  most = listLimit,
): Promise<readonly AppointmentSummary[]> =>
  database
    .select(summaryColumns)
    .from(appointments)
    .where(where)
    .orderBy(...order)
    .limit(most);

/** Lists appointments by day and time. */
export async function listAppointments(
  database: Database,
  { from, until, visit, doctorId, after, most = listLimit }: ListQuery,
): Promise<readonly AppointmentSummary[]> {
  const isLatestFirst = from === undefined;
  const direction = isLatestFirst ? desc : asc;
  return summaries(
    database,
    and(
      visit && eq(appointments.visit, visit),
      doctorId === undefined ? undefined : eq(appointments.doctorId, doctorId),
      from === undefined ? undefined : gte(appointments.day, from),
      until === undefined ? undefined : lt(appointments.day, until),
      after && beyond(after, isLatestFirst),
    ),
    [direction(appointments.day), direction(appointments.minute), direction(appointments.id)],
    most,
  );
}

/**
 * Lists the appointments of a day in the order in which the arrivals were entered, once for each arrival. An arrival that
 * was taken back stays in the list.
 */
export async function listArrivals(database: Database, day: string): Promise<readonly string[]> {
  const since = momentInIndia(day, 0);
  const rows = await database
    .select({ id: appointmentChanges.appointmentId })
    .from(appointments)
    .innerJoin(appointmentChanges, eq(appointmentChanges.appointmentId, appointments.id))
    .where(
      and(
        eq(appointments.day, day),
        eq(appointmentChanges.what, 'arrived'),
        gte(appointmentChanges.at, since),
      ),
    )
    .orderBy(asc(appointmentChanges.at), asc(appointmentChanges.id))
    .limit(dayLimit);
  return rows.map(({ id }) => id);
}

/** Counts of one doctor's day. */
export interface DoctorDayCount {
  readonly doctorId: string;
  readonly doctorName: string;
  readonly day: string;
  /** Booked appointments of the kind that was asked for. */
  readonly booked: number;
  /** Minutes of the appointments of all kinds that hold a time. */
  readonly taken: ReadonlySet<number>;
}

/** Counts the appointments of several days by doctor and day, in one statement. `until` is exclusive. */
export async function countByDoctorAndDay(
  database: Database,
  { from, until, visit }: { readonly from: string; readonly until: string; readonly visit: VisitKind | null },
): Promise<readonly DoctorDayCount[]> {
  const isOfKind = visit === null ? sql`1` : eq(appointments.visit, visit);
  const rows = await database
    .select({
      doctorId: appointments.doctorId,
      doctorName: sql<string>`max(${appointments.doctorName})`,
      day: appointments.day,
      booked: sql<number>`sum(${bookedCondition} and ${isOfKind})`,
      taken: sql<string | null>`group_concat(case when ${slotHoldingCondition} then minute end)`,
    })
    .from(appointments)
    .where(and(gte(appointments.day, from), lt(appointments.day, until)))
    .groupBy(appointments.doctorId, appointments.day)
    .limit(dayLimit);
  return rows.map(({ taken, ...row }) => ({
    ...row,
    taken: new Set(taken === null ? [] : taken.split(',').map(Number)),
  }));
}

const upcomingOf = (doctorId: string, today: string) =>
  and(eq(appointments.doctorId, doctorId), gte(appointments.day, today), liveCondition);

/** Counts a doctor's live appointments from a day on. */
export const countUpcoming = (database: Database, doctorId: string, today: string): Promise<number> =>
  database.$count(appointments, upcomingOf(doctorId, today));

/** Lists a doctor's live appointments from a day on, soonest first, at most {@link listLimit}. */
export const listUpcoming = (database: Database, doctorId: string, today: string) =>
  database
    .select({
      id: appointments.id,
      day: appointments.day,
      minute: appointments.minute,
      patientName: appointments.patientName,
    })
    .from(appointments)
    .where(upcomingOf(doctorId, today))
    .orderBy(asc(appointments.day), asc(appointments.minute))
    .limit(listLimit);

/** Counts the booked appointments of a day, whatever came of them, as the front desk and the overview count them. */
export const countVisits = (database: Database, day: string): Promise<number> =>
  database.$count(appointments, and(eq(appointments.day, day), bookedCondition));
