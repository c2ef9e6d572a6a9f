import { and, asc, desc, eq, gt, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { askedFlag, isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import {
  appointmentChanges,
  appointments,
  bookedCondition,
  liveCondition,
  openRequestCondition,
  personalCondition,
  slotHoldingCondition,
  unseenCondition,
} from './appointment.schema.server.ts';
import {
  type Appointment,
  type AppointmentChange,
  type AppointmentSummary,
  usualOnlineVisits,
  type VisitKind,
} from './appointment.values.ts';

/** Appointments in one list at most. */
export const listLimit = 500;

/** Appointments of a day, or of a week, at most: 61 doctors have 1,220 times a day. */
export const dayLimit = 10_000;

export const summaryColumns = {
  id: appointments.id,
  reference: appointments.reference,
  doctorId: appointments.doctorId,
  doctorName: appointments.doctorName,
  visit: appointments.visit,
  day: appointments.day,
  minute: appointments.minute,
  status: appointments.status,
  inBetween: appointments.inBetween,
  patientName: appointments.patientName,
  phone: appointments.phone,
  email: appointments.email,
  bookedFor: appointments.bookedFor,
  bookerName: appointments.bookerName,
  adultName: appointments.adultName,
  safeToCall: askedFlag(appointments.isCallAsked, appointments.safeToCall),
  callAs: appointments.callAs,
  bestTime: appointments.bestTime,
  messageChannel: appointments.messageChannel,
  language: appointments.language,
  feePaise: appointments.feePaise,
  arrivedAt: appointments.arrivedAt,
  withDoctorAt: appointments.withDoctorAt,
  createdAt: appointments.createdAt,
  isNew: sql<boolean>`(${unseenCondition})`.mapWith(Boolean),
  isUnheld: sql<boolean>`(${openRequestCondition} and in_between = 1)`.mapWith(Boolean),
  version: appointments.version,
};

const detailColumns = {
  ...summaryColumns,
  note: appointments.note,
  cancelReason: appointments.cancelReason,
  ageGroup: appointments.ageGroup,
  sex: appointments.sex,
};

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
const summaries = (
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

const historyStatement = (database: Database, id: string) =>
  database
    .select({
      at: appointmentChanges.at,
      by: appointmentChanges.by,
      what: appointmentChanges.what,
      fromDay: appointmentChanges.fromDay,
      fromMinute: appointmentChanges.fromMinute,
      fromDoctorName: appointmentChanges.fromDoctorName,
      reason: appointmentChanges.reason,
    })
    .from(appointmentChanges)
    .where(eq(appointmentChanges.appointmentId, id))
    // Steps of one change share a version; rowid sorts them as written.
    .orderBy(appointmentChanges.version, sql`rowid`)
    .limit(listLimit);

type HistoryRow = Awaited<ReturnType<typeof historyStatement>>[number];

/** A row has the doctor before the change. The doctor after it is the one before the next such change, or the present one. */
function changesOf(rows: readonly HistoryRow[], doctorName: string): readonly AppointmentChange[] {
  const nextDoctor = (index: number) =>
    rows.slice(index + 1).find((row) => row.fromDoctorName !== null)?.fromDoctorName ?? doctorName;
  return rows.map(({ fromDay, fromMinute, fromDoctorName, ...row }, index) => ({
    ...row,
    from: fromDay === null || fromMinute === null ? null : { day: fromDay, minute: fromMinute },
    handedOver: fromDoctorName === null ? null : { from: fromDoctorName, to: nextDoctor(index) },
  }));
}

/**
 * Statements for a batch that read one appointment and its history. {@link appointmentOf} joins their
 * results.
 */
export const detailStatements = (database: Database, condition: SQL | undefined, id: string) =>
  [
    database.select(detailColumns).from(appointments).where(condition).limit(1),
    historyStatement(database, id),
  ] as const;

type DetailRow = AppointmentSummary & Pick<Appointment, 'note' | 'cancelReason' | 'ageGroup' | 'sex'>;

export const appointmentOf = (row: DetailRow, history: readonly HistoryRow[]): Appointment => ({
  ...row,
  history: changesOf(history, row.doctorName),
});

/** @returns null if the appointment does not exist */
export async function findAppointment(database: Database, id: string): Promise<Appointment | null> {
  const [[row], history] = await database.batch([...detailStatements(database, eq(appointments.id, id), id)]);
  return row ? appointmentOf(row, history) : null;
}

/**
 * Finds an appointment by reference and phone. The same query runs whichever of the two is wrong.
 *
 * @returns null if none matches, or the appointment was anonymised
 */
export async function findByReference(
  database: Database,
  reference: string | undefined,
  phone: string,
): Promise<Appointment | null> {
  const [row] = await database
    .select(detailColumns)
    .from(appointments)
    .where(and(eq(appointments.reference, reference ?? ''), eq(appointments.phone, phone)))
    .limit(1);
  return row ? appointmentOf(row, []) : null;
}

/**
 * Contact of the person who booked the next appointment of a phone.
 *
 * @param today first day of the search
 * @returns null if the phone has no appointment to come
 */
export async function findContactOfPhone(database: Database, phone: string, today: string) {
  const [row] = await database
    .select({
      bookerName: appointments.bookerName,
      patientName: appointments.patientName,
      bestTime: appointments.bestTime,
      callAs: appointments.callAs,
      safeToCall: appointments.safeToCall,
    })
    .from(appointments)
    .where(and(eq(appointments.phone, phone), gte(appointments.day, today), liveCondition))
    .orderBy(asc(appointments.day), asc(appointments.minute))
    .limit(1);
  if (!row) return null;
  const { bookerName, patientName, ...contact } = row;
  return { ...contact, phone, name: bookerName ?? patientName };
}

/** Selects the booked slots of doctors in one statement. `until` is exclusive. */
export const takenSlotRows = (
  database: Database,
  doctorIds: readonly string[],
  { from, until }: { readonly from: string; readonly until: string },
) =>
  database
    .select({ doctorId: appointments.doctorId, day: appointments.day, minute: appointments.minute })
    .from(appointments)
    .where(
      and(
        isAmong(appointments.doctorId, doctorIds),
        gte(appointments.day, from),
        lt(appointments.day, until),
        slotHoldingCondition,
      ),
    );

/** Booked minutes by day. */
type TakenByDay = ReadonlyMap<string, ReadonlySet<number>>;

/** The booked minutes of several doctors, by doctor and day. A doctor without any is left out. */
export async function listTakenSlotsOfAll(
  ...asked: Parameters<typeof takenSlotRows>
): Promise<ReadonlyMap<string, TakenByDay>> {
  const taken = new Map<string, Map<string, Set<number>>>();
  for (const { doctorId, day, minute } of await takenSlotRows(...asked)) {
    const days = taken.get(doctorId) ?? new Map<string, Set<number>>();
    taken.set(doctorId, days.set(day, (days.get(day) ?? new Set()).add(minute)));
  }
  return taken;
}

/** The booked minutes of a doctor, by day. `until` is exclusive. */
export async function listTakenSlots(
  database: Database,
  doctorId: string,
  span: { readonly from: string; readonly until: string },
): Promise<TakenByDay> {
  return (await listTakenSlotsOfAll(database, [doctorId], span)).get(doctorId) ?? new Map();
}

async function countWhere(database: Database, condition: SQL | undefined): Promise<number> {
  const row = await database
    .select({ count: sql<number>`count(*)` })
    .from(appointments)
    .where(condition)
    .get();
  return row?.count ?? 0;
}

const upcomingOf = (doctorId: string, today: string) =>
  and(eq(appointments.doctorId, doctorId), gte(appointments.day, today), liveCondition);

/** Counts a doctor's live appointments from a day on. */
export const countUpcoming = (database: Database, doctorId: string, today: string): Promise<number> =>
  countWhere(database, upcomingOf(doctorId, today));

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
  countWhere(database, and(eq(appointments.day, day), bookedCondition));

/**
 * Counts the appointments from a day on that visitors booked or changed and staff have not opened since. The lists of the desk
 * mark the same ones as new; those of past days would be counted for ever.
 */
export const countUnseen = (database: Database, today: string): Promise<number> =>
  // The plus keeps SQLite on the small index of unseen appointments.
  countWhere(database, and(unseenCondition, sql`+${appointments.day} >= ${today}`));

/** Counts the requests that staff have to confirm, from a day on. */
export const countRequested = (database: Database, today: string): Promise<number> =>
  countWhere(database, requestedFrom(today));

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
