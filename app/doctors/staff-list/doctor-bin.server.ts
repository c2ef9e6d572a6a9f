/** Bin of deleted doctors, who can be restored for 30 days (decision 0062). */

import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { binCutoff } from '#app/navigation/bin.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import { rowInBin } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import {
  claimPicture,
  copyPicture,
  releasePictures,
  sweepAfterChange,
} from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { listBinned } from '#app/platform/writes/binned-rows.server.ts';
import {
  doctorNotFound,
  doctorVersionConflict,
  expectVersion,
  isPictureUsed,
  notDeletedWithId,
  requireDoctor,
} from '../doctor.commands.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import { doctorActions, doctorMessages, type StaffDoctor } from '../doctor.values.ts';
import { auditDoctorChange, doctorExists, doctorSnapshot } from './doctor-audit.server.ts';

const inBin = (id: string) => and(eq(doctors.id, id), rowInBin);

/** Adds to a condition that the picture is still the one that was copied. */
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
 * Moves a doctor to the bin. Only {@link listDoctorBin} lists the doctor then, and the picture has no public address.
 *
 * @param version the version that the deletion started from, if the caller sends it
 * @throws ProblemError 404 if there is no such doctor, or the doctor is deleted already
 * @throws VersionConflictError if the doctor was changed since that version, or the picture was changed meanwhile
 */
export async function deleteDoctor(command: Command, id: string, version?: number): Promise<void> {
  const { database, now } = command;
  const before = await found(database, notDeletedWithId(id));
  if (!before) throw doctorNotFound();
  expectVersion(before.version, version);
  const binKey = before.pictureKey === null ? null : await copyPicture(command, before.pictureKey, 'bin');
  const target = and(
    withPicture(notDeletedWithId(id), before.pictureKey),
    version === undefined ? undefined : eq(doctors.version, version),
  );
  const [, , changed] = await database.batch([
    auditEntryIf(command, doctorActions.delete, id, doctorExists(database, target), doctorSnapshot(id)),
    releasePictures(command, doctors.pictureKey, target),
    database
      .update(doctors)
      .set({
        isDeleted: true,
        deletedAt: now,
        pictureKey: binKey,
        version: sql`${doctors.version} + 1`,
        updatedAt: now,
      })
      .where(target)
      .returning({ id: doctors.id }),
    ...(binKey ? [claimPicture(database, binKey, isPictureUsed(database, binKey))] : []),
  ]);
  if (changed.length === 0) throw doctorVersionConflict();
  await sweepAfterChange(command);
}

/**
 * Restores a doctor from the bin with the picture, the address and the place in the public order.
 *
 * @throws ProblemError 404 if the doctor is not in the bin
 */
export async function restoreDoctor(command: Command, id: string): Promise<StaffDoctor> {
  const { database, now } = command;
  const before = await found(database, inBin(id));
  if (!before) throw staffProblem(404, doctorMessages.notInBin);
  const picture = before.pictureKey === null ? null : await copyPicture(command, before.pictureKey, 'site');
  const target = withPicture(inBin(id), before.pictureKey);
  const audit = auditDoctorChange(command, doctorActions.restore, id, target);
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
    ...(picture ? [claimPicture(database, picture, isPictureUsed(database, picture))] : []),
    audit.after,
  ]);
  await sweepAfterChange(command);
  // If two people restore at once, the second update matches no row; the doctor is restored, so that is a success.
  return requireDoctor(database, id);
}

export const isDoctorBinned = async (database: Database, id: string): Promise<boolean> =>
  (await found(database, inBin(id))) !== undefined;

export const listDoctorBin = (database: Database) =>
  listBinned(database, doctors, { name: sql`${doctors.name}`, about: sql`${doctors.specialization}` });

/**
 * Daily: empties the bin of doctors deleted more than 30 days ago. The row stays, without picture, phone and mail:
 * its slug must never lead to another person, and past appointments refer to it.
 */
export async function purgeDoctorBin(command: Command): Promise<void> {
  const { database, now } = command;
  const due = and(rowInBin, lte(doctors.deletedAt, binCutoff(now)));
  await database.batch([
    auditEntryIf(command, doctorActions.emptyBin, 'bin', doctorExists(database, due)),
    releasePictures(command, doctors.pictureKey, due),
    database.update(doctors).set({ deletedAt: null, pictureKey: null, phone: '', email: '' }).where(due),
  ]);
  await sweepAfterChange(command);
}
