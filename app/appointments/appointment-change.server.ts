import { and, eq, type SQL, sql } from 'drizzle-orm';
import { areHoursCurrent } from '#app/doctors/hours/current-hours.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { message } from '#app/languages/localized-message.ts';
import { takeBackWithin } from '#app/messages/message-times.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { claimKey, findEarlierResult } from '#app/platform/writes/idempotency-claim.server.ts';
import { VersionConflictError } from '#app/platform/writes/row-version.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { ChangeInput } from './appointment.input.server.ts';
import { findAppointment } from './appointment.queries.server.ts';
import { appointmentChanges, appointments } from './appointment.schema.server.ts';
import { type Appointment, appointmentActions, type ChangeKind, holdsSlot } from './appointment.values.ts';
import { appointmentExists, conflict, hasId, historyRow, notFound } from './appointment-row.server.ts';
import { bookingRulesFor, expectOffered, slotTakenCondition } from './free-times/slot-check.server.ts';
import { messageStatements } from './patient-messages/change-messages.server.ts';
import { type ChangedFields, isHandOver, plannedChange, type Step } from './planned-change.server.ts';

/** Kinds of changes that Undo cannot take back: their rows do not have the values before. */
const isFinal = (what: ChangeKind) => what === 'booked' || what === 'taken-back' || what === 'corrected';

const changedMeanwhile = (version?: number) =>
  new VersionConflictError(message(appointmentProblems, 'changedMeanwhile'), version);

/**
 * The appointment as an earlier request with this idempotency key left it, or null without such a request.
 */
async function changedWith(
  database: Database,
  id: string,
  key: IdempotencyKey | null,
): Promise<Appointment | null> {
  const made = await findEarlierResult(database, key);
  if (made === null) return null;
  const [change] = await database
    .select({ version: appointmentChanges.version })
    .from(appointmentChanges)
    .where(eq(appointmentChanges.id, made))
    .limit(1);
  const found = await findAppointment(database, id);
  // The version of that change, so that its Undo button cannot undo a later change by somebody else.
  return found && { ...found, version: change?.version ?? found.version };
}

/** Snapshots of the doctor for the audit log, if a change gives the visit another one. */
const doctorSnapshots = (before: ChangedFields, after: ChangedFields): readonly SQL<string | null>[] =>
  before.doctorId === after.doctorId
    ? []
    : [before, after].map(({ doctorName }) => sql<string>`json_object('doctor', ${doctorName})`);

/**
 * Writes the changed fields, their history rows and their audit entries in one batch. All of it depends on
 * the version in `before`: after a concurrent change nothing is written.
 */
async function write(
  command: Command,
  before: Appointment,
  after: ChangedFields,
  steps: readonly (Step & { readonly reason: string | null })[],
  condition: SQL,
  key: IdempotencyKey | null = null,
  isOffered: SQL = sql`true`,
): Promise<Appointment> {
  const { database, now } = command;
  const { id, version } = before;
  const made = crypto.randomUUID();
  const target = and(hasId(id), eq(appointments.version, version), condition, isOffered);
  const { claim, isFirst } = claimKey(command, key, made, appointmentExists(database, target));
  const { doctorId, doctorName, day, minute, inBetween, status, arrivedAt, withDoctorAt, cancelReason } =
    after;
  const isGiven = doctorId !== before.doctorId;
  const told = await messageStatements(command, before, after, steps, isFirst);
  const changed = await database.batch([
    database
      .select({
        isTaken: sql<number>`${slotTakenCondition({ ...before, ...after }, id)}`,
        isOffered: sql<number>`${isOffered}`,
      })
      .from(sql`(select 1)`),
    claim,
    ...steps.flatMap(({ what, action, reason }, index) => [
      insertIf(
        database,
        appointmentChanges,
        {
          id: index === 0 ? made : crypto.randomUUID(),
          ...historyRow(command, before),
          ...{ what, reason },
          fromDoctorId: isGiven && index === 0 ? before.doctorId : null,
          fromDoctorName: isGiven && index === 0 ? before.doctorName : null,
        },
        isFirst,
      ),
      auditEntryIf(command, action, id, isFirst, ...doctorSnapshots(before, after)),
    ]),
    ...told,
    database
      .update(appointments)
      .set({
        ...{ doctorId, doctorName, day, minute, inBetween, status, arrivedAt, withDoctorAt, cancelReason },
        version: version + 1,
        updatedAt: now,
        // Null marks the appointment as new for the front desk. Staff have already seen their own changes.
        seenAt: command.actor.kind === 'visitor' ? null : now,
      })
      .where(and(target, isFirst))
      .returning({ id: appointments.id }),
  ]);
  const [[state], ...others] = changed as unknown as [
    [{ isTaken: number; isOffered: number }],
    ...unknown[][],
  ];
  if (others.at(-1)?.length === 0) {
    const repeated = await changedWith(database, id, key);
    if (repeated) return repeated;
    if (!state?.isOffered) throw conflict(message(appointmentProblems, 'notOffered'), 'slot');
    throw (holdsSlot(after) || before.isUnheld) && state?.isTaken
      ? conflict(message(appointmentProblems, 'taken'), 'slot')
      : changedMeanwhile();
  }
  const written = await findAppointment(database, id);
  if (!written) throw notFound();
  return written;
}

/**
 * Moves an appointment, also to another doctor, records the arrival or sets the status. Several of these in one call
 * are one change with one version.
 *
 * @param before the appointment as read for this change
 * @param doctor the doctor of the new time, required when `change` has one
 * @param key idempotency key of the form or API call; a repeated request changes nothing
 * @param version the version that the caller last read, if the caller sent one
 * @throws ProblemError 409 if the state rules forbid it, the slot is taken or not offered, or the appointment
 * changed meanwhile
 */
export async function changeAppointment(
  command: Command,
  before: Appointment,
  change: ChangeInput,
  doctor: DoctorHours | null,
  key: IdempotencyKey | null = null,
  version?: number,
): Promise<Appointment> {
  const sentBefore = await changedWith(command.database, before.id, key);
  if (sentBefore) return sentBefore;
  if (version !== undefined && version !== before.version) throw changedMeanwhile(before.version);
  const { after, steps } = plannedChange(command, before, change, doctor);
  // An appointment in between is beside the offered times of its own doctor only.
  const isBeside = after.inBetween && !before.isUnheld && !isHandOver(before, change);
  const mustBeOffered = change.place !== undefined && !isBeside;
  if (change.place && mustBeOffered) {
    if (!doctor) throw conflict(message(appointmentProblems, 'doctorUnavailable'), 'slot');
    expectOffered(doctor, { ...before, ...change.place }, bookingRulesFor(command));
  }
  if (change.place && after.inBetween && change.place.day < dayInIndia(command.now))
    throw conflict(message(appointmentProblems, 'tooSoon'), 'slot');
  const isMovedRequest = change.place !== undefined && before.isUnheld;
  const needsSlot = isMovedRequest || ((change.place !== undefined || before.inBetween) && holdsSlot(after));
  const condition = needsSlot
    ? sql`not ${slotTakenCondition({ ...before, ...after }, before.id)}`
    : sql`true`;
  const isOffered = mustBeOffered && doctor ? areHoursCurrent(doctor) : sql`true`;
  return write(
    command,
    before,
    after,
    steps.map((step) => ({ ...step, reason: change.reason })),
    condition,
    key,
    isOffered,
  );
}

/**
 * Whether a change was undone and nothing changed since. Staff who got no answer to Undo submit it again, and
 * that must succeed.
 *
 * @param undoneVersion the version that the undone change made
 */
export async function wasUndone(
  database: Database,
  { id, version }: Pick<Appointment, 'id' | 'version'>,
  undoneVersion: number,
): Promise<boolean> {
  if (version !== undoneVersion + 1) return false;
  const [last] = await database
    .select({ what: appointmentChanges.what })
    .from(appointmentChanges)
    .where(and(eq(appointmentChanges.appointmentId, id), eq(appointmentChanges.version, version)))
    .limit(1);
  return last?.what === 'taken-back';
}

/**
 * Undoes the last change and restores the earlier time and status, if the slot is still free.
 *
 * @param version the version that the change made; a later change makes the undo impossible
 * @throws ProblemError 404; 409 if it is too late or the slot is taken
 */
export async function undoChange(command: Command, id: string, version: number): Promise<Appointment> {
  const { database, now } = command;
  const before = await findAppointment(database, id);
  if (!before) throw notFound();
  const [last] = await database
    .select()
    .from(appointmentChanges)
    .where(and(eq(appointmentChanges.appointmentId, id), eq(appointmentChanges.version, version)))
    .limit(1);
  const isLast = last && before.version === version && !isFinal(last.what);
  if (!isLast || now.getTime() - last.at.getTime() > takeBackWithin)
    throw conflict(message(appointmentProblems, 'notTakenBack'));
  const after: ChangedFields = {
    doctorId: last.fromDoctorId ?? before.doctorId,
    doctorName: last.fromDoctorName ?? before.doctorName,
    day: last.fromDay ?? before.day,
    minute: last.fromMinute ?? before.minute,
    inBetween: before.inBetween,
    status: last.fromStatus ?? before.status,
    arrivedAt: last.fromArrivedAt,
    withDoctorAt: last.fromWithDoctorAt,
    cancelReason: null,
  };
  return write(
    command,
    before,
    after,
    [{ what: 'taken-back', action: appointmentActions.takeBack, reason: null }],
    holdsSlot(after) ? sql`not ${slotTakenCondition({ ...before, ...after }, id)}` : sql`true`,
  );
}
