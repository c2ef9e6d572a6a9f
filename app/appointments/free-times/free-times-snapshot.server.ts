import { sql } from 'drizzle-orm';
import type { BookableDoctor } from '#app/doctors/hours/doctor-hours.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { SnapshotPart } from '#app/platform/fallback-snapshot/fallback-snapshot.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { appointmentChanges } from '../appointment.schema.server.ts';
import { type BookingContext, bookingRules } from './schedule.ts';
import { takenSlotRows } from './taken-slots.queries.server.ts';

/**
 * Limits that keep the snapshot small enough to be read whole; this hospital stays far below them. Beyond
 * them the snapshot is empty.
 */
const mostDoctors = 500;
const mostTaken = 20_000;

/** Milliseconds until the snapshot expires: after a day too many of its free times may be booked. */
const longestAge = 24 * 60 * 60 * 1000;

/**
 * Booked minutes of a doctor, by day. These are public on the booking page; the snapshot has no data of
 * patients.
 */
type TakenMinutes = Readonly<Record<string, readonly number[]>>;

interface FreeTimesCopy {
  /** Milliseconds since 1970. */
  readonly readAt: number;
  readonly doctors: readonly (BookableDoctor & { readonly taken: TakenMinutes })[];
  /** False if a limit was exceeded; `doctors` is then empty. */
  readonly isWhole: boolean;
}

/** A doctor with the booked minutes by day. */
export interface DoctorSchedule {
  readonly doctor: BookableDoctor;
  readonly taken: ReadonlyMap<string, ReadonlySet<number>>;
  /** Doctors of the public directory, for the choice of another one. */
  readonly doctors: readonly BookableDoctor[];
}

async function listTakenOf(
  database: Database,
  facts: BookingContext['facts'],
  doctorIds: readonly string[],
  readAt: number,
) {
  const now = new Date(readAt);
  const from = dayInIndia(now);
  // Adds a day to the booking horizon, because the snapshot is also read on the next day.
  const until = addDays(from, bookingRules('visitor', { now, facts }).horizonDays + 1);
  return takenSlotRows(database, doctorIds, { from, until }).limit(mostTaken + 1);
}

/**
 * Hours and booked slots of doctors, for the fallback snapshot that pages use while the database is
 * unavailable (decision 0093).
 *
 * @param listDoctors lists doctors of the public directory, at most `most`
 */
export const freeTimesSnapshot = (
  listDoctors: (database: Database, most: number) => Promise<readonly BookableDoctor[]>,
): SnapshotPart<FreeTimesCopy> => ({
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
      // The reason for leave is for staff only.
      leave: doctor.leave.map((entry) => ({ ...entry, note: '' })),
      taken: taken[doctor.id] ?? {},
    }));
    return { readAt, doctors: copied, isWhole: true };
  },
});

/**
 * Finds a doctor by slug or id.
 *
 * @returns null if the doctor does not exist, undefined if the snapshot is incomplete or too old
 */
export function findDoctorSchedule(
  { readAt, doctors, isWhole }: FreeTimesCopy,
  slugOrId: string,
  now: Date,
): DoctorSchedule | null | undefined {
  if (!isWhole || now.getTime() - readAt > longestAge) return undefined;
  const found = doctors.find(({ slug, id }) => slug === slugOrId || id === slugOrId);
  if (!found) return null;
  const { taken, ...doctor } = found;
  return {
    doctor,
    taken: new Map(Object.entries(taken).map(([day, minutes]) => [day, new Set(minutes)])),
    doctors: doctors.map(({ taken: _taken, ...one }) => one),
  };
}

/**
 * Version of the appointments: differs after each booking, move and cancellation, which do not raise the data
 * version.
 */
export async function readAppointmentsVersion(database: Database): Promise<string> {
  const row = await database.select({ last: sql<number | null>`max(rowid)` }).from(appointmentChanges).get();
  return String(row?.last ?? 0);
}
