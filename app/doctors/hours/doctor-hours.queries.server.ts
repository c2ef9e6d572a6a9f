import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { active, byName, listLimit, notDeleted } from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import type { BookableDoctor, DoctorHours } from './doctor-hours.ts';

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
  registrationCouncil: doctors.registrationCouncil,
  registrationNumber: doctors.registrationNumber,
  leave: doctors.leave,
};

const hoursOf = <Row extends { id: string; slug: string | null }>(row: Row) => ({
  ...row,
  slug: row.slug ?? row.id,
});

/**
 * When a doctor sees people, active or not.
 *
 * @returns null where there is no such doctor, or a deleted one
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
 * A doctor of the public directory, as the booking shows and needs one.
 *
 * @param asked a slug, or the identifier, which leads to every doctor, whatever the slug
 */
export async function findBookableDoctor(database: Database, asked: string): Promise<BookableDoctor | null> {
  const row = await database
    .select({ ...columns, specialization: doctors.specialization, ekalink: doctors.ekalink })
    .from(doctors)
    .where(and(or(eq(doctors.slug, asked), eq(doctors.id, asked)), notDeleted, active))
    .get();
  return row ? hoursOf(row) : null;
}

/** The doctors of the public directory as {@link findBookableDoctor} knows them, at most so many. */
export async function listBookableDoctors(
  database: Database,
  most: number,
): Promise<readonly BookableDoctor[]> {
  const rows = await database
    .select({ ...columns, specialization: doctors.specialization, ekalink: doctors.ekalink })
    .from(doctors)
    .where(and(notDeleted, active))
    .limit(most);
  return rows.map(hoursOf);
}

/** When each doctor of the public directory sees people, by name. */
export async function listDoctorHours(database: Database): Promise<readonly DoctorHours[]> {
  const rows = await database
    .select(columns)
    .from(doctors)
    .where(and(notDeleted, active))
    .orderBy(byName)
    .limit(listLimit);
  return rows.map(hoursOf);
}

/**
 * The same for those who are named: the cards of a page.
 *
 * @param slugs of a doctor who has none yet the identifier
 */
export async function listHoursOf(
  database: Database,
  slugs: readonly string[],
): Promise<readonly DoctorHours[]> {
  const asked = sql`(select value from json_each(${JSON.stringify(slugs)}))`;
  const rows = await database
    .select(columns)
    .from(doctors)
    .where(
      and(
        or(sql`${doctors.slug} in ${asked}`, and(sql`${doctors.id} in ${asked}`, isNull(doctors.slug))),
        notDeleted,
        active,
      ),
    )
    .limit(listLimit);
  return rows.map(hoursOf);
}

/** For the launch check too, which asks the deployed database through wrangler: without bound values. */
export const videoWithoutRegistration = `select name from doctors
  where is_deleted = 0 and is_active = 1 and video_slots <> '[]' and registration_number is null
  order by name collate nocase limit ${listLimit}`;

/** Doctors who have slots for video, none of which is offered before their registration is entered. */
export async function listVideoDoctorsWithoutRegistration(database: Database): Promise<readonly string[]> {
  const rows = await database.all<{ name: string }>(sql.raw(videoWithoutRegistration));
  return rows.map(({ name }) => name);
}
