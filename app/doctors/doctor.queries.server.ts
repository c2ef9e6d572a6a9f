import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { auditLog } from '#app/platform/audit-log/audit.schema.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { RowRange } from '#app/platform/http/pagination.server.ts';
import { pictureUrl } from '#app/platform/pictures/picture.values.ts';
import { doctors } from './doctor.schema.server.ts';
import { isSlug } from './doctor.slug.ts';
import type { Doctor, Namesake, StaffDoctor } from './doctor.values.ts';
import { isSameName } from './doctor-identity.ts';
import { storedNameIn } from './doctor-in-locale.ts';

/** Row limit of list queries, above the number of doctors that a hospital with ten beds will have. */
export const listLimit = 200;

/** Maximum number of doctors in a search and in the fallback snapshot (decision 0038). */
export const maxDoctors = 500;

/** Row limit of the sitemap query. The sitemap protocol allows 50,000 URLs in a file. */
const mostInSitemap = 20_000;

/** Maximum number of similar doctors on a doctor's page. */
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
  weekdayHours: doctors.weekdayHours,
  registrationCouncil: doctors.registrationCouncil,
  registrationNumber: doctors.registrationNumber,
  gender: doctors.gender,
  languages: doctors.languages,
  texts: doctors.texts,
  isActive: doctors.isActive,
};

const staffColumns = {
  ...publicColumns,
  phone: doctors.phone,
  email: doctors.email,
  videoLink: doctors.videoLink,
  leave: doctors.leave,
  paymentBefore: doctors.paymentBefore,
  version: doctors.version,
};

type PublicRow = Omit<Doctor, 'slug' | 'pictureUrl'> & { slug: string | null; pictureKey: string | null };
type StaffRow = PublicRow &
  Pick<StaffDoctor, 'videoLink' | 'leave' | 'paymentBefore' | 'version'> & { phone: string; email: string };

export function doctorOf({ pictureKey, slug, ...row }: PublicRow): Doctor {
  return { ...row, slug: slug ?? row.id, pictureUrl: pictureKey === null ? null : pictureUrl(pictureKey) };
}

function staffDoctorOf({
  phone,
  email,
  videoLink,
  leave,
  paymentBefore,
  version,
  ...row
}: StaffRow): StaffDoctor {
  return { ...doctorOf(row), contact: { phone, email }, videoLink, leave, paymentBefore, version };
}

export const notDeleted = eq(doctors.isDeleted, false);
const active = eq(doctors.isActive, true);

/** SQL condition: the doctor is in the public directory. */
export const inDirectory = and(notDeleted, active);
export const available = eq(doctors.availability, 'available');
export const byName = sql`${doctors.name} collate nocase`;

/** Public order: the place that staff chose, then the name (doctor-order.ts). */
export const publicOrder = [doctors.place, byName] as const;

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
    .orderBy(...publicOrder)
    .limit(limit)
    .offset(offset);
  return rows.map(doctorOf);
}

/** Doctors of the public directory in its order: active, whether available or not. */
export const listDirectory = (database: Database, range = firstDoctors) => list(database, active, range);

/** Doctors who are active and available, in the directory's order. */
export const listAvailableDoctors = (database: Database, range = firstDoctors) =>
  list(database, and(active, available), range);

/** Returns the names of all doctors who are not deleted, by id, sorted by name. */
export async function listDoctorNames(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .where(notDeleted)
    .orderBy(byName)
    .limit(maxDoctors);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Doctors who are not deleted, sorted by name, including the fields for staff only. */
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

/** @returns null if there is no such doctor in the public directory */
export async function findDoctor(database: Database, id: string): Promise<Doctor | null> {
  const row = await database
    .select(publicColumns)
    .from(doctors)
    .where(and(eq(doctors.id, id), inDirectory))
    .get();
  return row ? doctorOf(row) : null;
}

/**
 * Returns the doctor of a page, and a few with the same specialization, available ones first.
 *
 * @param slugOrId the doctor's slug or identifier
 * @returns null if there is no such doctor in the public directory
 */
export async function findDoctorPage(
  database: Database,
  slugOrId: string,
): Promise<{ doctor: Doctor; alike: readonly Doctor[] } | null> {
  if (!isSlug(slugOrId)) return null;
  const hasSlugOrId = or(eq(doctors.slug, slugOrId), eq(doctors.id, slugOrId));
  const specialization = database
    .select({ specialization: doctors.specialization })
    .from(doctors)
    .where(hasSlugOrId)
    .limit(1);
  const [found, alike] = await database.batch([
    database.select(publicColumns).from(doctors).where(and(hasSlugOrId, inDirectory)).limit(1),
    database
      .select(publicColumns)
      .from(doctors)
      .where(and(inDirectory, sql`${doctors.specialization} = ${specialization} collate nocase`))
      // Available doctors come first because 'available' sorts before 'unavailable'.
      .orderBy(doctors.availability, ...publicOrder)
      .limit(mostAlike + 1),
  ]);
  if (!found[0]) return null;
  const doctor = doctorOf(found[0]);
  const others = alike.filter(({ id }) => id !== doctor.id).slice(0, mostAlike);
  return { doctor, alike: others.map(doctorOf) };
}

/** Selects doctors with the same specialization from a list in the directory's order, available ones first. */
export function similarDoctorsIn(all: readonly Doctor[], doctor: Doctor): readonly Doctor[] {
  const alike = all.filter(
    ({ id, specialization }) =>
      id !== doctor.id && specialization.toLowerCase() === doctor.specialization.toLowerCase(),
  );
  const isAvailable = (one: Doctor) => one.availability === 'available';
  return [...alike.filter(isAvailable), ...alike.filter((one) => !isAvailable(one))].slice(0, mostAlike);
}

/** Slugs of all public doctor pages with the time of the last change, for the sitemap. */
export async function listDoctorPages(
  database: Database,
): Promise<readonly { slug: string; updatedAt: Date }[]> {
  return database
    .select({ slug: sql<string>`coalesce(${doctors.slug}, ${doctors.id})`, updatedAt: doctors.updatedAt })
    .from(doctors)
    .where(inDirectory)
    .orderBy(...publicOrder)
    .limit(mostInSitemap);
}

/** Reads the name in a locale of the doctor of an appointment, by the rule of `storedNameIn`. */
export async function doctorNameIn(
  database: Database,
  locale: Locale,
  { doctorId, doctorName }: { readonly doctorId: string; readonly doctorName: string },
): Promise<string> {
  if (locale === defaultLocale) return doctorName;
  const row = await database
    .select({ name: doctors.name, texts: doctors.texts })
    .from(doctors)
    .where(eq(doctors.id, doctorId))
    .get();
  return storedNameIn(locale, doctorName, row);
}

/** @returns null if there is no such doctor, or the doctor is deleted */
export async function findStaffDoctor(database: Database, id: string): Promise<StaffDoctor | null> {
  const row = await database
    .select(staffColumns)
    .from(doctors)
    .where(and(eq(doctors.id, id), notDeleted))
    .get();
  return row ? staffDoctorOf(row) : null;
}

/** Finds who changed a doctor last. The log is read from its end, so a recent change is found in the first rows. */
export async function findLastEditor(database: Database, id: string): Promise<string | null> {
  const row = await database
    .select({ userId: auditLog.userId })
    .from(auditLog)
    .where(eq(auditLog.target, id))
    .orderBy(desc(auditLog.at))
    .limit(1)
    .get();
  return row?.userId ?? null;
}

/** Whether a doctor asks to be paid before a visit of a kind. A doctor who left asks for nothing. */
export async function asksForPayment(
  database: Database,
  { doctorId, visit }: { readonly doctorId: string; readonly visit: string },
): Promise<boolean> {
  const row = await database
    .select({ paymentBefore: doctors.paymentBefore })
    .from(doctors)
    .where(and(notDeleted, eq(doctors.id, doctorId)))
    .get();
  return row?.paymentBefore === 'every' || row?.paymentBefore === visit;
}

/** Finds a doctor with the same phone and the same name. */
export async function findNamesake(
  database: Database,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<Namesake | null> {
  const rows = await database
    .select({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .where(and(notDeleted, eq(doctors.phone, phone)));
  return rows.find((row) => isSameName(row.name, name)) ?? null;
}

/**
 * Returns a doctor as a template for a new one, without personal data: leave, registration, picture and links.
 *
 * @returns null if there is no such doctor, or the doctor is deleted
 */
export async function findTemplate(database: Database, id: string): Promise<StaffDoctor | null> {
  const doctor = await findStaffDoctor(database, id);
  return (
    doctor && {
      ...doctor,
      ekalink: null,
      videoLink: null,
      leave: [],
      pictureUrl: null,
      registrationCouncil: null,
      registrationNumber: null,
      gender: null,
      languages: [],
      texts: {},
    }
  );
}
