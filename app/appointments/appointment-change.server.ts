import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { type AuditAction, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import { ProblemError, type Told } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { claimKey, madeWith } from '#app/platform/writes/idempotency-claim.server.ts';
import { ChangedMeanwhileError } from '#app/platform/writes/row-version.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import {
  anyAppointment,
  expectOffered,
  notFound,
  rulesFor,
  slotTaken,
  staffOf,
  withId,
} from './appointment.commands.server.ts';
import type { ChangeInput } from './appointment.input.server.ts';
import { appointmentMessages } from './appointment.messages.ts';
import { findAppointment, liveOfPhone } from './appointment.queries.server.ts';
import { appointmentChanges, appointments } from './appointment.schema.server.ts';
import {
  type Appointment,
  type AppointmentStatus,
  appointmentActions,
  type ChangeKind,
  isLive,
  liveLimits,
  nextStatuses,
} from './appointment.values.ts';

const conflict = (message: Told, field?: 'slot' | 'status' | 'arrived') =>
  new ProblemError(409, { message, ...(field && { errors: { [field]: message } }) });

/** What stands of an appointment after a change. */
type Standing = Pick<Appointment, 'day' | 'minute' | 'status' | 'arrivedAt' | 'cancelReason'>;

interface Step {
  readonly what: ChangeKind;
  readonly action: AuditAction;
}

const stepTo: Readonly<Record<Exclude<AppointmentStatus, 'requested'>, Step>> = {
  confirmed: { what: 'confirmed', action: appointmentActions.confirm },
  completed: { what: 'completed', action: appointmentActions.complete },
  cancelled: { what: 'cancelled', action: appointmentActions.cancel },
  'no-show': { what: 'no-show', action: appointmentActions.noShow },
};

/**
 * What a change makes of an appointment, step by step.
 *
 * @throws ProblemError 409 where the state rules do not allow it
 */
function plannedChange(
  before: Appointment,
  { place, arrived, status, reason }: ChangeInput,
  now: Date,
): { readonly after: Standing; readonly steps: readonly Step[] } {
  let after: Standing = before;
  const steps: Step[] = [];
  if (place) {
    if (!isLive(after.status)) throw conflict(appointmentMessages.notMoved, 'slot');
    after = { ...after, ...place };
    steps.push({ what: 'moved', action: appointmentActions.move });
  }
  if (arrived) {
    if (!isLive(after.status) || after.arrivedAt !== null)
      throw conflict(appointmentMessages.notArrived, 'arrived');
    // Whoever stands at the desk needs no confirmation.
    if (after.status === 'requested') steps.push(stepTo.confirmed);
    after = { ...after, arrivedAt: now, status: 'confirmed' };
    steps.push({ what: 'arrived', action: appointmentActions.arrive });
  }
  if (status && status !== (arrived ? after.status : undefined)) {
    if (!nextStatuses[after.status].includes(status) || status === 'requested')
      throw conflict(appointmentMessages.notPossible, 'status');
    if (status === 'no-show' && after.arrivedAt !== null)
      throw conflict(appointmentMessages.arrivedAlready, 'status');
    after = { ...after, status, ...(status === 'cancelled' && { cancelReason: reason }) };
    steps.push(stepTo[status]);
  }
  return { after, steps };
}

const changedMeanwhile = (version?: number) =>
  new ChangedMeanwhileError(appointmentMessages.changedMeanwhile, version);

/** What an earlier sending with this key changed; null where there was none. */
async function changedWith(
  database: Database,
  id: string,
  key: IdempotencyKey | null,
): Promise<Appointment | null> {
  const made = await madeWith(database, key);
  if (made === null) return null;
  const [change] = await database
    .select({ version: appointmentChanges.version })
    .from(appointmentChanges)
    .where(eq(appointmentChanges.id, made))
    .limit(1);
  const found = await findAppointment(database, id);
  // The version of that change: its Undo must not take back what somebody else did after it.
  return found && { ...found, version: change?.version ?? found.version };
}

/** Writes what an appointment becomes, with its history and who did it, unless somebody else was quicker. */
async function write(
  command: Command,
  before: Appointment,
  after: Standing,
  steps: readonly (Step & { readonly reason: string | null })[],
  condition: SQL,
  key: IdempotencyKey | null = null,
): Promise<Appointment> {
  const { database, now } = command;
  const { id, version } = before;
  const made = crypto.randomUUID();
  const target = and(withId(id), eq(appointments.version, version), condition);
  const { claim, isFirst } = claimKey(command, key, made, anyAppointment(database, target));
  const { day, minute, status, arrivedAt, cancelReason } = after;
  const changed = await database.batch([
    database
      .select({ isTaken: sql<number>`${slotTaken({ ...before, ...after }, id)}` })
      .from(sql`(select 1)`),
    claim,
    ...steps.flatMap(({ what, action, reason }, place) => [
      insertIf(
        database,
        appointmentChanges,
        {
          id: place === 0 ? made : crypto.randomUUID(),
          appointmentId: id,
          version: version + 1,
          at: now,
          by: staffOf(command),
          what,
          fromDay: before.day,
          fromMinute: before.minute,
          fromStatus: before.status,
          fromArrivedAt: before.arrivedAt,
          reason,
        },
        isFirst,
      ),
      auditEntryIf(command, action, id, isFirst),
    ]),
    database
      .update(appointments)
      .set({
        ...{ day, minute, status, arrivedAt, cancelReason },
        version: version + 1,
        updatedAt: now,
        // What a visitor changes is new to the desk; what staff change they have seen.
        seenAt: command.actor.kind === 'visitor' ? null : now,
      })
      .where(and(target, isFirst))
      .returning({ id: appointments.id }),
  ]);
  const [[state], ...others] = changed as unknown as [[{ isTaken: number }], ...unknown[][]];
  if (others.at(-1)?.length === 0) {
    const sentBefore = await changedWith(database, id, key);
    if (sentBefore) return sentBefore;
    const holdsSlot = isLive(status) && !before.inBetween;
    throw holdsSlot && state?.isTaken ? conflict(appointmentMessages.taken, 'slot') : changedMeanwhile();
  }
  const written = await findAppointment(database, id);
  if (!written) throw notFound();
  return written;
}

/**
 * Moves an appointment, notes that the person has come, or gives it another status; several at once count as one change.
 *
 * @param before as it was read for this change
 * @param doctor needed where it is moved
 * @param key of the form or the call; sent again, it changes nothing
 * @param version the one that this started from, where the caller says so
 * @throws ProblemError 409 where the state rules do not allow it, the slot is taken or not offered, or somebody else was quicker
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
  const { after, steps } = plannedChange(before, change, command.now);
  if (change.place && !before.inBetween) {
    if (!doctor) throw conflict(appointmentMessages.doctorUnavailable, 'slot');
    expectOffered(doctor, { ...before, ...change.place }, rulesFor(command));
  }
  if (change.place && before.inBetween && change.place.day < dayInIndia(command.now))
    throw conflict(appointmentMessages.tooSoon, 'slot');
  // One in between holds no slot, and one that is over gives its slot up.
  const needsSlot = change.place !== undefined && isLive(after.status) && !before.inBetween;
  const condition = needsSlot ? sql`not ${slotTaken({ ...before, ...after }, before.id)}` : sql`true`;
  return write(
    command,
    before,
    after,
    steps.map((step) => ({ ...step, reason: change.reason })),
    condition,
    key,
  );
}

/** How long after a change staff may take it back, in milliseconds. */
const takeBackWithin = 10 * 60 * 1000;

/**
 * Whether a change was taken back and nothing happened since: whoever pressed Undo and got no answer presses it again.
 *
 * @param asked the version that the change made
 */
export async function wasTakenBack(
  database: Database,
  { id, version }: Pick<Appointment, 'id' | 'version'>,
  asked: number,
): Promise<boolean> {
  if (version !== asked + 1) return false;
  const [last] = await database
    .select({ what: appointmentChanges.what })
    .from(appointmentChanges)
    .where(and(eq(appointmentChanges.appointmentId, id), eq(appointmentChanges.version, version)))
    .limit(1);
  return last?.what === 'taken-back';
}

/**
 * Takes the last change back: everything stands as before it, where the slot is still free.
 *
 * @param version that the change made: after another change it is too late
 * @throws ProblemError 404; 409 where it is too late, or the slot or the phone's share is taken meanwhile
 */
export async function takeBackChange(command: Command, id: string, version: number): Promise<Appointment> {
  const { database, now } = command;
  const before = await findAppointment(database, id);
  if (!before) throw notFound();
  const [last] = await database
    .select()
    .from(appointmentChanges)
    .where(and(eq(appointmentChanges.appointmentId, id), eq(appointmentChanges.version, version)))
    .limit(1);
  const isLast = last && before.version === version && last.what !== 'booked' && last.what !== 'taken-back';
  if (!isLast || now.getTime() - last.at.getTime() > takeBackWithin)
    throw conflict(appointmentMessages.notTakenBack);
  const after: Standing = {
    day: last.fromDay ?? before.day,
    minute: last.fromMinute ?? before.minute,
    status: last.fromStatus ?? before.status,
    arrivedAt: last.fromArrivedAt,
    cancelReason: null,
  };
  const becomesLive = isLive(after.status) && !before.inBetween;
  const today = dayInIndia(now);
  const withinShare = isLive(before.status)
    ? sql`true`
    : sql`${liveOfPhone(before.phone, today, before.doctorId)} < ${liveLimits.withOneDoctor}
        and ${liveOfPhone(before.phone, today)} < ${liveLimits.inAll}`;
  return write(
    command,
    before,
    after,
    [{ what: 'taken-back', action: appointmentActions.takeBack, reason: null }],
    becomesLive ? sql`not ${slotTaken({ ...before, ...after }, id)} and ${withinShare}` : sql`true`,
  );
}
