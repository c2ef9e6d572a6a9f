import { and, eq, ne, sql } from 'drizzle-orm';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import { changedTexts } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage, staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { CleanPicture } from '#app/platform/pictures/bytes.server.ts';
import type { PictureFormat } from '#app/platform/pictures/picture-format.server.ts';
import {
  claimPicture,
  releasePictures,
  storePicture,
  sweepAfterChange,
} from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { findEarlierResult, insertKey } from '#app/platform/writes/idempotency-claim.server.ts';
import { VersionConflictError } from '#app/platform/writes/row-version.server.ts';
import type { DoctorInput } from './doctor.input.server.ts';
import { findNamesake, findStaffDoctor } from './doctor.queries.server.ts';
import { doctors } from './doctor.schema.server.ts';
import type { Leave } from './doctor.values.ts';
import {
  type Availability,
  doctorActions,
  doctorMessages,
  type Namesake,
  namesakeMessage,
  type StaffDoctor,
} from './doctor.values.ts';
import { freeSlug } from './doctor-slug.commands.server.ts';
import { leaveMessage, usualWorkingDays } from './hours/doctor-hours.ts';
import { auditDoctorChange, doctorExists, doctorSnapshot } from './staff-list/doctor-audit.server.ts';

type Picture = CleanPicture & { readonly format: PictureFormat };

export const doctorNotFound = () => staffProblem(404, doctorMessages.gone);

/**
 * Error for an edit that started from an older version.
 *
 * @param version the current version of the doctor
 */
export const doctorVersionConflict = (version?: number) =>
  new VersionConflictError(staffMessage(doctorMessages.changedMeanwhile), version);

/** @throws VersionConflictError if the change started from another version than the current one */
export function expectVersion(current: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== current) throw doctorVersionConflict(current);
}

/** A doctor with this name and phone exists, and the form did not confirm that another person is meant. */
export class NamesakeError extends ProblemError {
  readonly namesake: Namesake;

  constructor(namesake: Namesake) {
    super(409, { message: staffMessage(namesakeMessage) });
    this.namesake = namesake;
  }
}

export const notDeletedWithId = (id: string) => and(eq(doctors.id, id), eq(doctors.isDeleted, false));

export const isPictureUsed = (database: Database, key: string) =>
  doctorExists(database, eq(doctors.pictureKey, key));

/**
 * Returns the doctor with this identifier, including the fields for staff only.
 *
 * @throws ProblemError 404 if there is no such doctor, or the doctor is deleted
 */
export async function requireDoctor(database: Database, id: string): Promise<StaffDoctor> {
  const doctor = await findStaffDoctor(database, id);
  if (!doctor) throw doctorNotFound();
  return doctor;
}

interface Creation {
  /** Idempotency key of the submission. A repeated submission creates nothing. */
  readonly idempotencyKey?: IdempotencyKey | null;
  /** Whether the creation fails with {@link NamesakeError} if a doctor with this name and phone exists. */
  readonly refusesNamesake?: boolean;
}

/**
 * Adds a doctor.
 *
 * @param picture an inspected picture, or null for a drawn portrait
 * @returns the stored doctor, also if an earlier submission with the same key created it
 * @throws NamesakeError if a doctor with this name and phone exists and `refusesNamesake` is set
 * @throws IdempotencyConflictError if an earlier submission with the same key had other content
 */
export async function createDoctor(
  command: Command,
  input: DoctorInput,
  picture: Picture | null,
  { idempotencyKey = null, refusesNamesake = false }: Creation = {},
): Promise<StaffDoctor> {
  const { database, now } = command;
  const namesake = refusesNamesake ? await findNamesake(database, input) : null;
  // The key is checked after the namesake: a concurrent copy of this submission may have just created that namesake.
  const earlierId = await findEarlierResult(database, idempotencyKey);
  if (earlierId) return requireDoctor(database, earlierId);
  if (namesake) throw new NamesakeError(namesake);
  const id = crypto.randomUUID();
  const pictureKey = picture ? await storePicture(command, picture) : null;
  const {
    version: _version,
    isActive = true,
    availability = 'available',
    ekalink = null,
    workingDays = usualWorkingDays,
    leave = [],
    texts = {},
    ...fields
  } = input;
  const add = database.batch([
    database.insert(doctors).values({
      ...fields,
      id,
      slug: freeSlug(fields.name),
      ekalink,
      availability,
      isActive,
      workingDays: [...workingDays],
      leave: [...leave],
      texts: changedTexts(sql`'{}'`, texts),
      pictureKey,
      createdAt: now,
      updatedAt: now,
    }),
    ...(idempotencyKey ? [insertKey(command, idempotencyKey, id)] : []),
    ...(pictureKey ? [claimPicture(database, pictureKey, isPictureUsed(database, pictureKey))] : []),
    auditEntry(command, doctorActions.create, id, doctorSnapshot(id)),
  ]);
  try {
    await add;
  } catch (error) {
    // If a concurrent submission with the same key created the doctor, the insert of the key failed.
    const concurrentId = await findEarlierResult(database, idempotencyKey);
    if (!concurrentId) throw error;
    return requireDoctor(database, concurrentId);
  }
  return requireDoctor(database, id);
}

/**
 * Replaces a doctor's fields. A new name does not change the slug, so printed and shared addresses stay valid.
 *
 * @param input may have the `version` that the edit started from
 * @param picture a new picture, 'remove' or 'keep'
 * @throws ProblemError 404 if there is no such doctor
 * @throws VersionConflictError if the doctor was changed since that version
 */
export async function updateDoctor(
  command: Command,
  id: string,
  input: DoctorInput,
  picture: Picture | 'remove' | 'keep',
): Promise<StaffDoctor> {
  const { database, now } = command;
  const before = await requireDoctor(database, id);
  const { version, workingDays, leave, texts, ...fields } = input;
  expectVersion(before.version, version);

  const target = and(notDeletedWithId(id), version === undefined ? undefined : eq(doctors.version, version));
  const newKey = typeof picture === 'object' ? await storePicture(command, picture) : null;
  const update = database
    .update(doctors)
    .set({
      ...fields,
      ...(workingDays && { workingDays: [...workingDays] }),
      ...(leave && { leave: [...leave] }),
      ...(texts && { texts: changedTexts(doctors.texts, texts) }),
      ...(picture === 'keep' ? {} : { pictureKey: newKey }),
      version: sql`${doctors.version} + 1`,
      updatedAt: now,
    })
    .where(target)
    .returning({ id: doctors.id });
  const audit = auditDoctorChange(command, doctorActions.update, id, target);
  if (picture === 'keep') {
    const [, changed] = await database.batch([audit.before, update, audit.after]);
    if (changed.length === 0) throw await overtaken(database, id);
  } else {
    const [, , changed] = await database.batch([
      audit.before,
      releasePictures(command, doctors.pictureKey, target),
      update,
      audit.after,
      ...(newKey ? [claimPicture(database, newKey, isPictureUsed(database, newKey))] : []),
    ]);
    if (changed.length === 0) throw await overtaken(database, id);
    await sweepAfterChange(command);
  }
  return requireDoctor(database, id);
}

/** Error for an update that matched no row, because somebody else changed the doctor first. */
const overtaken = async (database: Database, id: string) =>
  doctorVersionConflict((await requireDoctor(database, id)).version);

/**
 * Sets a doctor's availability. A doctor who has this availability already is not written again.
 *
 * @param version the version that the change started from, if the caller sends it
 * @throws ProblemError 404 if there is no such doctor
 * @throws VersionConflictError if the doctor was changed since that version
 */
export async function setAvailability(
  command: Command,
  id: string,
  availability: Availability,
  version?: number,
): Promise<StaffDoctor> {
  const { database, now } = command;
  expectVersion((await requireDoctor(database, id)).version, version);
  const target = and(
    notDeletedWithId(id),
    ne(doctors.availability, availability),
    version === undefined ? undefined : eq(doctors.version, version),
  );
  const audit = auditDoctorChange(command, doctorActions[availability], id, target);
  await database.batch([
    audit.before,
    database
      .update(doctors)
      .set({ availability, version: sql`${doctors.version} + 1`, updatedAt: now })
      .where(target),
    audit.after,
  ]);
  const after = await requireDoctor(database, id);
  if (version !== undefined && after.availability !== availability)
    throw doctorVersionConflict(after.version);
  return after;
}

const isSameLeave = (one: readonly Leave[], other: readonly Leave[]) =>
  one.length === other.length &&
  one.every((entry, index) =>
    (['from', 'to', 'fromTime', 'toTime', 'note'] as const).every(
      (part) => (entry[part] ?? '') === (other[index]?.[part] ?? ''),
    ),
  );

/**
 * Replaces a doctor's leave alone. The same leave again changes nothing.
 *
 * @param version the version that the change started from
 * @throws ProblemError 400 if the leave is not valid, 404 if there is no such doctor
 * @throws VersionConflictError if the doctor was changed since that version
 */
export async function setLeave(
  command: Command,
  id: string,
  leave: readonly Leave[],
  version: number,
): Promise<StaffDoctor> {
  const { database, now } = command;
  const problem = leaveMessage(leave);
  if (problem) throw staffProblem(400, problem);
  const before = await requireDoctor(database, id);
  expectVersion(before.version, version);
  if (isSameLeave(before.leave, leave)) return before;
  const target = and(notDeletedWithId(id), eq(doctors.version, version));
  const audit = auditDoctorChange(command, doctorActions.update, id, target);
  const [, changed] = await database.batch([
    audit.before,
    database
      .update(doctors)
      .set({ leave: [...leave], version: sql`${doctors.version} + 1`, updatedAt: now })
      .where(target)
      .returning({ id: doctors.id }),
    audit.after,
  ]);
  if (changed.length === 0) throw await overtaken(database, id);
  return requireDoctor(database, id);
}
