import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../server/database/database.server.ts';
import { doctors } from '../server/database/schema.server.ts';
import { pictureUrl } from '../server/pictures/picture-store.server.ts';
import type { Doctor, StaffDoctor } from './doctor.values.ts';
import { summaryOf } from './doctor.view.ts';

/** More than a hospital of ten beds will have; a public page never reads without a bound. */
const listLimit = 200;

const publicColumns = {
  id: doctors.id,
  name: doctors.name,
  specialization: doctors.specialization,
  hospital: doctors.hospital,
  about: doctors.about,
  qualification: doctors.qualification,
  awards: doctors.awards,
  experience: doctors.experience,
  fees: doctors.fees,
  availability: doctors.availability,
  pictureKey: doctors.pictureKey,
  hospitalSlots: doctors.hospitalSlots,
  videoSlots: doctors.videoSlots,
  ekalink: doctors.ekalink,
  isActive: doctors.isActive,
};

const staffColumns = {
  ...publicColumns,
  phone: doctors.phone,
  email: doctors.email,
  version: doctors.version,
};

type PublicRow = Omit<Doctor, 'pictureUrl'> & { pictureKey: string | null };
type StaffRow = PublicRow & { phone: string; email: string; version: number };

function doctorOf({ pictureKey, ...row }: PublicRow): Doctor {
  return { ...row, pictureUrl: pictureKey === null ? null : pictureUrl(pictureKey) };
}

function staffDoctorOf({ phone, email, version, ...row }: StaffRow): StaffDoctor {
  return { ...doctorOf(row), contact: { phone, email }, version };
}

const notDeleted = eq(doctors.isDeleted, false);
const active = eq(doctors.isActive, true);
const available = eq(doctors.availability, 'available');
const byName = sql`${doctors.name} collate nocase`;

async function list(database: Database, condition: SQL | undefined): Promise<Doctor[]> {
  const rows = await database
    .select(publicColumns)
    .from(doctors)
    .where(and(notDeleted, condition))
    .orderBy(byName)
    .limit(listLimit);
  return rows.map(doctorOf);
}

/** The cards of a list, by name. */
export const cardsOf = async (list: Promise<readonly Doctor[]>) => (await list).map(summaryOf);

/** Everybody in the public directory: active, available or not, by name. */
export const listDirectory = (database: Database) => list(database, active);

/** Who can be seen now: available and active, by name. */
export const listAvailableDoctors = (database: Database) => list(database, and(active, available));

/** Every doctor that is not deleted, by name, with what only staff may see. */
export async function listStaffDoctors(database: Database): Promise<StaffDoctor[]> {
  const rows = await database
    .select(staffColumns)
    .from(doctors)
    .where(notDeleted)
    .orderBy(byName)
    .limit(listLimit);
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

/** @returns null where there is no such doctor, or a deleted one */
export async function findStaffDoctor(database: Database, id: string): Promise<StaffDoctor | null> {
  const row = await database
    .select(staffColumns)
    .from(doctors)
    .where(and(eq(doctors.id, id), notDeleted))
    .get();
  return row ? staffDoctorOf(row) : null;
}
