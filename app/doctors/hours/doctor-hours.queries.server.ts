import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { byName, inDirectory, listLimit, notDeleted } from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import type { BookableDoctor, DoctorHours, OfferedDoctor } from './doctor-hours.ts';

const columns = {
  id: doctors.id,
  slug: doctors.slug,
  name: doctors.name,
  feePaise: doctors.feePaise,
  availability: doctors.availability,
  isActive: doctors.isActive,
  hospitalSlots: doctors.hospitalSlots,
  videoSlots: doctors.videoSlots,
  workingDays: doctors.workingDays,
  weekdayHours: doctors.weekdayHours,
  registrationCouncil: doctors.registrationCouncil,
  registrationNumber: doctors.registrationNumber,
  leave: doctors.leave,
  version: doctors.version,
};

const offeredColumns = {
  ...columns,
  specialization: doctors.specialization,
  gender: doctors.gender,
  languages: doctors.languages,
};

const bookableColumns = {
  ...offeredColumns,
  ekalink: doctors.ekalink,
  texts: doctors.texts,
};

const hoursOf = <Row extends { id: string; slug: string | null }>(row: Row) => ({
  ...row,
  slug: row.slug ?? row.id,
});

/**
 * Returns a doctor's hours, whether the doctor is active or not.
 *
 * @returns null if there is no such doctor, or the doctor is deleted
 */
export async function findDoctorHours(database: Database, id: string): Promise<DoctorHours | null> {
  const row = await database
    .select(columns)
    .from(doctors)
    .where(and(eq(doctors.id, id), notDeleted))
    .get();
  return row ? hoursOf(row) : null;
}

/**
 * Returns a doctor of the public directory with the data for booking.
 *
 * @param slugOrId the doctor's slug or identifier
 */
export async function findBookableDoctor(
  database: Database,
  slugOrId: string,
): Promise<BookableDoctor | null> {
  const row = await database
    .select(bookableColumns)
    .from(doctors)
    .where(and(or(eq(doctors.slug, slugOrId), eq(doctors.id, slugOrId)), inDirectory))
    .get();
  return row ? hoursOf(row) : null;
}

/** Returns doctors of the public directory with the data for booking, at most `most`. */
export async function listBookableDoctors(
  database: Database,
  most: number,
): Promise<readonly BookableDoctor[]> {
  const rows = await database.select(bookableColumns).from(doctors).where(inDirectory).limit(most);
  return rows.map(hoursOf);
}

/** Returns the hours of the doctors of the public directory, sorted by name. */
export async function listDoctorHours(database: Database): Promise<readonly DoctorHours[]> {
  const rows = await database
    .select(columns)
    .from(doctors)
    .where(inDirectory)
    .orderBy(byName)
    .limit(listLimit);
  return rows.map(hoursOf);
}

/** Returns the doctors of the public directory with the data by which the desk chooses, sorted by name. */
export async function listOfferedDoctors(database: Database): Promise<readonly OfferedDoctor[]> {
  const rows = await database
    .select(offeredColumns)
    .from(doctors)
    .where(inDirectory)
    .orderBy(byName)
    .limit(listLimit);
  return rows.map(hoursOf);
}

/**
 * Returns the hours of the doctors whose cards are on a page.
 *
 * @param slugs the doctors' slugs, or the identifier of a doctor who has no slug yet
 */
export async function listHoursBySlugs(
  database: Database,
  slugs: readonly string[],
): Promise<readonly DoctorHours[]> {
  const rows = await database
    .select(columns)
    .from(doctors)
    .where(
      and(
        or(isAmong(doctors.slug, slugs), and(isAmong(doctors.id, slugs), isNull(doctors.slug))),
        inDirectory,
      ),
    )
    .limit(listLimit);
  return rows.map(hoursOf);
}

/** SQL without bound values, because the launch check also sends it to the deployed database through wrangler. */
export const videoWithoutRegistrationQuery = `select name from doctors
  where is_deleted = 0 and is_active = 1 and video_slots <> '[]' and registration_number is null
  order by name collate nocase limit ${listLimit}`;

/** Names of doctors whose video slots are not offered, because their registration is missing. */
export async function listVideoDoctorsWithoutRegistration(database: Database): Promise<readonly string[]> {
  const rows = await database.all<{ name: string }>(sql.raw(videoWithoutRegistrationQuery));
  return rows.map(({ name }) => name);
}
