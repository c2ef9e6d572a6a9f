import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import type { RowRange } from '#app/platform/http/list-part.server.ts';
import { pictureUrl } from '#app/platform/pictures/picture-store.server.ts';
import { doctors } from './doctor.schema.server.ts';
import { isSlug } from './doctor.slug.ts';
import type { Doctor, Namesake, StaffDoctor } from './doctor.values.ts';

/** More than a hospital of ten beds will have; nothing reads without a bound. */
export const listLimit = 200;

/** Most doctors that a search looks through, and that the copy for outages holds (decision 0038). */
export const doctorBudget = 500;

/** A sitemap may name 50,000 addresses. */
const mostInSitemap = 20_000;

/** How many others a doctor's page leads to. */
const mostAlike = 3;

export const publicColumns = {
  id: doctors.id,
  slug: doctors.slug,
  name: doctors.name,
  specialization: doctors.specialization,
  hospital: doctors.hospital,
  about: doctors.about,
  qualification: doctors.qualification,
  awards: doctors.awards,
  experience: doctors.experience,
  feePaise: doctors.feePaise,
  availability: doctors.availability,
  pictureKey: doctors.pictureKey,
  hospitalSlots: doctors.hospitalSlots,
  videoSlots: doctors.videoSlots,
  ekalink: doctors.ekalink,
  workingDays: doctors.workingDays,
  registrationCouncil: doctors.registrationCouncil,
  registrationNumber: doctors.registrationNumber,
  isActive: doctors.isActive,
};

const staffColumns = {
  ...publicColumns,
  phone: doctors.phone,
  email: doctors.email,
  leave: doctors.leave,
  version: doctors.version,
};

type PublicRow = Omit<Doctor, 'slug' | 'pictureUrl'> & { slug: string | null; pictureKey: string | null };
type StaffRow = PublicRow & Pick<StaffDoctor, 'leave' | 'version'> & { phone: string; email: string };

export function doctorOf({ pictureKey, slug, ...row }: PublicRow): Doctor {
  return { ...row, slug: slug ?? row.id, pictureUrl: pictureKey === null ? null : pictureUrl(pictureKey) };
}

function staffDoctorOf({ phone, email, leave, version, ...row }: StaffRow): StaffDoctor {
  return { ...doctorOf(row), contact: { phone, email }, leave, version };
}

export const notDeleted = eq(doctors.isDeleted, false);
export const active = eq(doctors.isActive, true);
export const available = eq(doctors.availability, 'available');
export const byName = sql`${doctors.name} collate nocase`;

/** As the public finds them: doctor-order.ts. */
export const inOrder = [doctors.place, byName] as const;

const firstDoctors: RowRange = { limit: listLimit, offset: 0 };

async function list(
  database: Database,
  condition: SQL | undefined,
  { limit, offset }: RowRange,
): Promise<Doctor[]> {
  const rows = await database
    .select(publicColumns)
    .from(doctors)
    .where(and(notDeleted, condition))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  return rows.map(doctorOf);
}

/** Everybody in the public directory: active, available or not, in its order. */
export const listDirectory = (database: Database, range = firstDoctors) => list(database, active, range);

/** Who can be seen now: available and active, in the directory's order. */
export const listAvailableDoctors = (database: Database, range = firstDoctors) =>
  list(database, and(active, available), range);

/** Every doctor that is not deleted, by name, with what only staff may see. */
export async function listStaffDoctors(
  database: Database,
  { limit, offset }: RowRange = firstDoctors,
): Promise<StaffDoctor[]> {
  const rows = await database
    .select(staffColumns)
    .from(doctors)
    .where(notDeleted)
    .orderBy(byName)
    .limit(limit)
    .offset(offset);
  return rows.map(staffDoctorOf);
}

/** @returns null where there is no such doctor in the public directory */
export async function findDoctor(database: Database, id: string): Promise<Doctor | null> {
  const row = await database
    .select(publicColumns)
    .from(doctors)
    .where(and(eq(doctors.id, id), notDeleted, active))
    .get();
  return row ? doctorOf(row) : null;
}

/**
 * The doctor of a page, and a few others with the same specialization, who can be seen now first.
 *
 * @param asked a slug, or the identifier, which leads to every doctor, whatever the slug
 * @returns null where there is no such doctor in the public directory
 */
export async function findDoctorPage(
  database: Database,
  asked: string,
): Promise<{ doctor: Doctor; alike: readonly Doctor[] } | null> {
  if (!isSlug(asked)) return null;
  const isAsked = or(eq(doctors.slug, asked), eq(doctors.id, asked));
  const specialization = database
    .select({ specialization: doctors.specialization })
    .from(doctors)
    .where(isAsked)
    .limit(1);
  const [found, alike] = await database.batch([
    database
      .select(publicColumns)
      .from(doctors)
      .where(and(isAsked, notDeleted, active))
      .limit(1),
    database
      .select(publicColumns)
      .from(doctors)
      .where(and(notDeleted, active, sql`${doctors.specialization} = ${specialization} collate nocase`))
      // 'available' stands before 'unavailable' in the alphabet too.
      .orderBy(doctors.availability, ...inOrder)
      .limit(mostAlike + 1),
  ]);
  if (!found[0]) return null;
  const doctor = doctorOf(found[0]);
  const others = alike.filter(({ id }) => id !== doctor.id).slice(0, mostAlike);
  return { doctor, alike: others.map(doctorOf) };
}

/** Others with the same specialization, who can be seen now first, from doctors in the directory's order. */
export function alikeAmong(all: readonly Doctor[], doctor: Doctor): readonly Doctor[] {
  const alike = all.filter(
    ({ id, specialization }) =>
      id !== doctor.id && specialization.toLowerCase() === doctor.specialization.toLowerCase(),
  );
  const seenNow = (one: Doctor) => one.availability === 'available';
  return [...alike.filter(seenNow), ...alike.filter((one) => !seenNow(one))].slice(0, mostAlike);
}

/** Every page of a doctor, and when what it says was last changed. */
export async function listDoctorPages(
  database: Database,
): Promise<readonly { slug: string; updatedAt: Date }[]> {
  return database
    .select({ slug: sql<string>`coalesce(${doctors.slug}, ${doctors.id})`, updatedAt: doctors.updatedAt })
    .from(doctors)
    .where(and(notDeleted, active))
    .orderBy(...inOrder)
    .limit(mostInSitemap);
}

/** @returns null where there is no such doctor, or a deleted one */
export async function findStaffDoctor(database: Database, id: string): Promise<StaffDoctor | null> {
  const row = await database
    .select(staffColumns)
    .from(doctors)
    .where(and(eq(doctors.id, id), notDeleted))
    .get();
  return row ? staffDoctorOf(row) : null;
}

/** A doctor with this name, whatever its case, and this phone; null where there is none. */
export async function findNamesake(
  database: Database,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<Namesake | null> {
  const row = await database
    .select({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .where(and(notDeleted, sql`${doctors.name} = ${name} collate nocase`, eq(doctors.phone, phone)))
    .get();
  return row ?? null;
}

/**
 * A doctor as the start of another one, without what is one doctor's own: leave, registration, the link elsewhere.
 *
 * @returns null where there is no such doctor, or a deleted one
 */
export async function findTemplate(database: Database, id: string): Promise<StaffDoctor | null> {
  const doctor = await findStaffDoctor(database, id);
  return (
    doctor && {
      ...doctor,
      ekalink: null,
      leave: [],
      pictureUrl: null,
      registrationCouncil: null,
      registrationNumber: null,
    }
  );
}
