/** Deleted doctors, for as long as they can be restored (decision 0062). */
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { type Binned, binnedUntil } from '#app/navigation/bin.ts';
import { auditChange, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import {
  claimPicture,
  copyPicture,
  releasePictures,
  sweepAfterChange,
} from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import {
  anyDoctor,
  doctorChangedMeanwhile,
  existingDoctor,
  expectVersion,
  listed,
  noSuchDoctor,
  pictureIs,
} from '../doctor.commands.server.ts';
import { doctorBinned, doctors } from '../doctor.schema.server.ts';
import { doctorActions, doctorMessages, type StaffDoctor } from '../doctor.values.ts';
import { doctorSnapshot } from './doctor-audit.server.ts';

/** More than anybody deletes in a month. */
const mostBinned = 500;

const inBin = (id: string) => and(eq(doctors.id, id), doctorBinned);

/** The row is still the one whose picture was copied. */
const withPicture = (condition: SQL | undefined, key: string | null) =>
  and(condition, sql`${doctors.pictureKey} is ${key}`);

const found = (database: Database, condition: SQL | undefined) =>
  database
    .select({
      pictureKey: doctors.pictureKey,
      version: doctors.version,
    })
    .from(doctors)
    .where(condition)
    .get();

/**
 * Puts a doctor into the bin: nothing but {@link listDoctorBin} reads the doctor again, and no address leads to the picture.
 *
 * @param version the one that this started from, where the caller says so
 * @throws ProblemError 404 where there is no such doctor, or it is deleted already; 409 where the picture was changed meanwhile
 * @throws ChangedMeanwhileError where it was changed since that version
 */
export async function deleteDoctor(command: Command, id: string, version?: number): Promise<void> {
  const { database, now } = command;
  const before = await found(database, listed(id));
  if (!before) throw noSuchDoctor();
  expectVersion(before.version, version);
  const kept = before.pictureKey === null ? null : await copyPicture(command, before.pictureKey, 'bin');
  const target = and(
    withPicture(listed(id), before.pictureKey),
    version === undefined ? undefined : eq(doctors.version, version),
  );
  const [, , changed] = await database.batch([
    auditEntryIf(command, doctorActions.delete, id, anyDoctor(database, target), doctorSnapshot(id)),
    releasePictures(command, doctors.pictureKey, target),
    database
      .update(doctors)
      .set({
        isDeleted: true,
        deletedAt: now,
        pictureKey: kept,
        version: sql`${doctors.version} + 1`,
        updatedAt: now,
      })
      .where(target)
      .returning({ id: doctors.id }),
    ...(kept ? [claimPicture(database, kept, pictureIs(database, kept))] : []),
  ]);
  if (changed.length === 0) throw doctorChangedMeanwhile();
  await sweepAfterChange(command);
}

/**
 * Takes a doctor out of the bin, with the picture, at the address and in the place of before.
 *
 * @throws ProblemError 404 where the doctor is not in the bin
 */
export async function restoreDoctor(command: Command, id: string): Promise<StaffDoctor> {
  const { database, now } = command;
  const before = await found(database, inBin(id));
  if (!before) throw new ProblemError(404, { message: doctorMessages.notInBin });
  const picture = before.pictureKey === null ? null : await copyPicture(command, before.pictureKey, 'site');
  const target = withPicture(inBin(id), before.pictureKey);
  const audit = auditChange(
    command,
    doctorActions.restore,
    id,
    anyDoctor(database, target),
    doctorSnapshot(id),
  );
  await database.batch([
    audit.before,
    releasePictures(command, doctors.pictureKey, target),
    database
      .update(doctors)
      .set({
        isDeleted: false,
        deletedAt: null,
        pictureKey: picture,
        version: sql`${doctors.version} + 1`,
        updatedAt: now,
      })
      .where(target),
    ...(picture ? [claimPicture(database, picture, pictureIs(database, picture))] : []),
    audit.after,
  ]);
  await sweepAfterChange(command);
  // Of two who restore at once the second finds the doctor restored, which is what was asked for.
  return existingDoctor(database, id);
}

/** Whether a doctor is in the bin. */
export const isDoctorBinned = async (database: Database, id: string): Promise<boolean> =>
  (await found(database, inBin(id))) !== undefined;

/** Who was deleted and can be restored, the last first. */
export async function listDoctorBin(database: Database): Promise<readonly Binned[]> {
  const rows = await database
    .select({
      id: doctors.id,
      name: doctors.name,
      about: doctors.specialization,
      deletedAt: sql<number>`${doctors.deletedAt}`,
    })
    .from(doctors)
    .where(doctorBinned)
    .orderBy(desc(doctors.deletedAt), doctors.id)
    .limit(mostBinned);
  return rows;
}

/**
 * Daily: forgets what nobody restored in time. The row stays without picture, phone and mail: its address never leads to somebody else,
 * and appointments of the past go on naming it.
 */
export async function emptyDoctorBin(command: Command): Promise<void> {
  const { database, now } = command;
  const due = and(doctorBinned, lte(doctors.deletedAt, binnedUntil(now)));
  await database.batch([
    auditEntryIf(command, doctorActions.emptyBin, 'bin', anyDoctor(database, due)),
    releasePictures(command, doctors.pictureKey, due),
    database.update(doctors).set({ deletedAt: null, pictureKey: null, phone: '', email: '' }).where(due),
  ]);
  await sweepAfterChange(command);
}
