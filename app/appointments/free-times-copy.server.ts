import { and, gte, lt, sql } from 'drizzle-orm';
import type { BookableDoctor } from '#app/doctors/hours/doctor-hours.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { CopyPart } from '#app/platform/stale-copy/public-copy.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { appointmentChanges, appointments, slotHolding } from './appointment.schema.server.ts';
import { type BookingMoment, bookingRules } from './schedule.ts';

/** More than these a hospital does not have; a copy stays small enough to be read whole. */
const mostDoctors = 500;
const mostTaken = 20_000;

/** Milliseconds after which too many may have booked: then nothing is shown. */
const longestAge = 24 * 60 * 60 * 1000;

/** The minutes at which a doctor is taken, by day: what everybody sees who books, and nothing of who comes. */
type TakenMinutes = Readonly<Record<string, readonly number[]>>;

interface FreeTimesCopy {
  /** Milliseconds since 1970. */
  readonly readAt: number;
  readonly doctors: readonly (BookableDoctor & { readonly taken: TakenMinutes })[];
  /** Whether these are all; else there are none. */
  readonly isWhole: boolean;
}

/** A doctor, and when that doctor is taken. */
export interface DoctorTimes {
  readonly doctor: BookableDoctor;
  readonly taken: ReadonlyMap<string, ReadonlySet<number>>;
}

async function listTakenOf(
  database: Database,
  facts: BookingMoment['facts'],
  doctorIds: readonly string[],
  readAt: number,
) {
  const now = new Date(readAt);
  const from = dayInIndia(now);
  // A day more than can be booked, since the copy is also read on the day after.
  const until = addDays(from, bookingRules('visitor', { now, facts }).horizonDays + 1);
  return database
    .select({ doctorId: appointments.doctorId, day: appointments.day, minute: appointments.minute })
    .from(appointments)
    .where(
      and(
        sql`${appointments.doctorId} in (select value from json_each(${JSON.stringify(doctorIds)}))`,
        gte(appointments.day, from),
        lt(appointments.day, until),
        slotHolding,
      ),
    )
    .limit(mostTaken + 1);
}

/**
 * When doctors see people and are taken, for the copy that is shown while the database is away (decision 0093).
 *
 * @param listDoctors those of the public directory, at most so many
 */
export const freeTimesCopy = (
  listDoctors: (database: Database, most: number) => Promise<readonly BookableDoctor[]>,
): CopyPart<FreeTimesCopy> => ({
  name: 'freeTimes',
  async read(database, facts) {
    const readAt = Date.now();
    const doctors = await listDoctors(database, mostDoctors + 1);
    const rows = await listTakenOf(
      database,
      facts,
      doctors.map(({ id }) => id),
      readAt,
    );
    if (doctors.length > mostDoctors || rows.length > mostTaken)
      return { readAt, doctors: [], isWhole: false };
    const taken: Record<string, Record<string, readonly number[]>> = {};
    for (const { doctorId, day, minute } of rows) {
      const days = taken[doctorId] ?? {};
      taken[doctorId] = { ...days, [day]: [...(days[day] ?? []), minute] };
    }
    const copied = doctors.map((doctor) => ({
      ...doctor,
      // Why a doctor is away is for staff only.
      leave: doctor.leave.map(({ from, to }) => ({ from, to, note: '' })),
      taken: taken[doctor.id] ?? {},
    }));
    return { readAt, doctors: copied, isWhole: true };
  },
});

/**
 * A doctor by slug or identifier.
 *
 * @returns null where there is no such doctor, undefined where the copy does not know, or is too old to say
 */
export function doctorTimesIn(
  { readAt, doctors, isWhole }: FreeTimesCopy,
  asked: string,
  now: Date,
): DoctorTimes | null | undefined {
  if (!isWhole || now.getTime() - readAt > longestAge) return undefined;
  const found = doctors.find(({ slug, id }) => slug === asked || id === asked);
  if (!found) return null;
  const { taken, ...doctor } = found;
  return { doctor, taken: new Map(Object.entries(taken).map(([day, minutes]) => [day, new Set(minutes)])) };
}

/** A mark that is another one after each booking, move and cancellation: the version of the data is not. */
export async function readTimesMark(database: Database): Promise<string> {
  const row = await database.select({ last: sql<number | null>`max(rowid)` }).from(appointmentChanges).get();
  return String(row?.last ?? 0);
}
