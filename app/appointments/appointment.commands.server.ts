import { and, type SQL, sql } from 'drizzle-orm';
import { areHoursCurrent } from '#app/doctors/hours/current-hours.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { message } from '#app/languages/localized-message.ts';
import { messageIf } from '#app/messages/message.commands.server.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { openRequests, sharedFactor } from '#app/platform/throttle/limits.server.ts';
import { isSharedNetwork, networkCode } from '#app/platform/throttle/network.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { findEarlierResult, oncePerKey } from '#app/platform/writes/idempotency-claim.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { BookingInput } from './appointment.input.server.ts';
import { appointmentOf, detailStatements, findAppointment } from './appointment.queries.server.ts';
import { newReference } from './appointment.reference.ts';
import {
  appointmentChanges,
  appointments,
  appointmentWords,
  openRequestCondition,
} from './appointment.schema.server.ts';
import { indexTerms } from './appointment.search.ts';
import { type Appointment, appointmentActions, noticeVersion, visitKinds } from './appointment.values.ts';
import { actingStaffId, appointmentExists, conflict, hasId, notFound } from './appointment-row.server.ts';
import { offeredSlotsOn } from './free-times/schedule.ts';
import { bookingRulesFor, expectOffered, slotTakenCondition } from './free-times/slot-check.server.ts';
import { newVideoRoom } from './video-visits/video-door.ts';

/**
 * Attempts to draw an unused reference. A collision is rare (19⁹ = 323 billion references), so more would hide
 * a fault.
 */
const mostDraws = 4;

/**
 * Returns the appointment booked earlier with this idempotency key, so that a form submitted twice books once.
 *
 * @throws IdempotencyConflictError if the key was used with other input
 */
export async function findBookedWith(
  database: Database,
  key: IdempotencyKey | null,
): Promise<Appointment | null> {
  const id = await findEarlierResult(database, key);
  return id === null ? null : findAppointment(database, id);
}

/**
 * Says that too many requests of visitors wait for the desk, for a doctor's day or from one network. A visitor may then
 * ask the desk to book: without a held time, or by a request for a call.
 */
export class TooManyOpenError extends ProblemError {
  constructor() {
    super(429, { message: message(appointmentProblems, 'tooManyOpen') }, { 'Retry-After': '3600' });
  }
}

/** SQL condition: one more request of a visitor may hold a time. It does not depend on the phone (limits.server.ts). */
function mayHoldCondition(
  { actor }: Command,
  doctor: DoctorHours,
  { day, network }: Pick<typeof appointments.$inferSelect, 'day' | 'network'>,
): SQL {
  if (actor.kind !== 'visitor') return sql`true`;
  const perDay = Math.ceil(
    Math.max(...visitKinds.map((visit) => offeredSlotsOn(doctor, visit, day).length)) *
      openRequests.shareOfDay,
  );
  const perNetwork = openRequests.perNetwork * (isSharedNetwork(actor) ? sharedFactor : 1);
  const isHeld = sql`${openRequestCondition} and in_between = 0`;
  return sql`(select count(*) from ${appointments} where doctor_id = ${doctor.id} and day = ${day} and ${isHeld}) < ${perDay}
    and (select count(*) from ${appointments} where network = ${network} and ${isHeld}) < ${perNetwork}`;
}

function rowOf(
  command: Command,
  doctor: DoctorHours,
  input: BookingInput,
  network: string | null,
): typeof appointments.$inferSelect {
  const { now, facts } = command;
  const createdBy = actingStaffId(command);
  return {
    id: crypto.randomUUID(),
    reference: newReference(),
    doctorId: doctor.id,
    doctorName: doctor.name,
    feePaise: doctor.feePaise,
    visit: input.visit,
    day: input.day,
    minute: input.minute,
    status: 'requested',
    inBetween: input.inBetween ?? false,
    patientName: input.patientName,
    phone: input.phone,
    email: input.email ?? null,
    note: input.note ?? null,
    bookedFor: input.bookedFor ?? 'self',
    bookerName: input.bookedFor === 'other' ? (input.bookerName ?? null) : null,
    adultName: input.adultName ?? null,
    // Without an explicit yes the hospital does not call.
    safeToCall: input.safeToCall ?? false,
    // The website asks every visitor, and says that without a yes the hospital does not call.
    isCallAsked: createdBy === null || input.safeToCall !== undefined,
    callAs: input.callAs ?? null,
    bestTime: input.bestTime ?? null,
    // Without a brand the question is not asked.
    messageChannel: facts.messages.brand === null ? null : (input.messageChannel ?? null),
    language: input.language ?? null,
    consentAt: input.consent ? now : null,
    noticeEdition: input.consent ? noticeVersion : null,
    arrivedAt: null,
    withDoctorAt: null,
    cancelReason: null,
    createdBy,
    seenAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    eraseOn: null,
    anonymisedAt: null,
    network,
    ageGroup: input.ageGroup ?? null,
    sex: input.sex ?? null,
    videoLink: null,
    videoRoom: input.visit === 'video' ? newVideoRoom() : null,
  };
}

async function insert(
  command: Command,
  row: typeof appointments.$inferSelect,
  key: IdempotencyKey | null,
  isOffered: SQL,
  mayHold: SQL,
) {
  const { database, now } = command;
  const isThere = appointmentExists(database, hasId(row.id));
  const { isUnused, storeKey } = oncePerKey(command, key, row.id, isThere);
  const words = JSON.stringify(indexTerms(row.phone, row.patientName, row.bookerName));
  const { id, day, minute } = row;
  const draft = { kind: 'received', subject: { kind: 'appointment', id }, version: 1, day, minute } as const;
  const received = await messageIf(command, draft, isThere);
  const [, , , , , , , [made], history, [state]] = await database.batch([
    // The unique index on (doctor, day, minute) decides concurrent bookings: one insert succeeds. A read
    // before could not.
    insertIf(
      database,
      appointments,
      row,
      sql`${isOffered} and ${mayHold} and ${isUnused}`,
    ).onConflictDoNothing(),
    storeKey,
    insertIf(
      database,
      appointmentChanges,
      {
        id: crypto.randomUUID(),
        appointmentId: row.id,
        version: 1,
        at: now,
        by: row.createdBy,
        what: 'booked',
        fromDay: null,
        fromMinute: null,
        fromStatus: null,
        fromArrivedAt: null,
        fromWithDoctorAt: null,
        reason: null,
        fromDoctorId: null,
        fromDoctorName: null,
      },
      isThere,
    ),
    database
      .insert(appointmentWords)
      .select(sql`select value, ${row.id} from json_each(${words}) where ${isThere}`),
    auditEntryIf(command, appointmentActions.book, row.id, isThere),
    ...received,
    ...detailStatements(database, hasId(row.id), row.id),
    database
      .select({
        isTaken: sql<number>`${slotTakenCondition(row)}`,
        isOffered: sql<number>`${isOffered}`,
        mayHold: sql<number>`${mayHold}`,
      })
      .from(sql`(select 1)`),
  ]);
  return { made: made ? appointmentOf(made, history) : null, state };
}

/**
 * Books an appointment for a visitor, or for staff on a patient's behalf. The appointment holds its slot at
 * once, however many others the phone has: a refusal would tell a stranger that the phone has booked, and would
 * let strangers keep its owner from booking (decision 0046).
 *
 * A visitor's booking with `inBetween` is a request that holds no time: the desk is asked to confirm it. It is for bookings
 * beyond a limit.
 *
 * @param doctor the doctor's hours, read for this booking
 * @param key idempotency key of the form or API call; a repeated request returns the first appointment
 * @param countAttempt counts the attempt of a visitor; a repeated request is not counted
 * @throws ProblemError 409 if the slot is taken or not offered; 429 from `countAttempt`
 * @throws TooManyOpenError if too many requests of visitors wait already
 */
export async function bookAppointment(
  command: Command,
  doctor: DoctorHours,
  input: BookingInput,
  key: IdempotencyKey | null = null,
  countAttempt?: () => Promise<void>,
): Promise<Appointment> {
  const { database } = command;
  const before = await findBookedWith(database, key);
  if (before) return before;
  await countAttempt?.();
  const rules = bookingRulesFor(command);
  const isVisitor = command.actor.kind === 'visitor';
  // Staff may book in between two slots on any day from today on.
  const isBeside = input.inBetween && !isVisitor;
  if (!isBeside) expectOffered(doctor, input, rules);
  else if (input.day < dayInIndia(command.now))
    throw conflict(message(appointmentProblems, 'tooSoon'), 'slot');
  const network = command.actor.kind === 'visitor' ? await networkCode(command.actor) : null;
  for (let draw = 1; draw <= mostDraws; draw += 1) {
    const row = rowOf(command, doctor, input, network);
    const isOffered = isBeside ? sql`true` : areHoursCurrent(doctor);
    const mayHold = row.inBetween
      ? sql`(${isBeside ? 1 : 0} or not ${slotTakenCondition(row)})`
      : mayHoldCondition(command, doctor, row);
    const { made, state } = await insert(command, row, key, isOffered, mayHold);
    if (made) return made;
    // Two concurrent submissions of one form: the other submission booked it.
    const meanwhile = await findBookedWith(database, key);
    if (meanwhile) return meanwhile;
    if (!isBeside) {
      if (state?.isTaken) throw conflict(message(appointmentProblems, 'taken'), 'slot');
      if (!state?.isOffered) throw conflict(message(appointmentProblems, 'notOffered'), 'slot');
      if (!state.mayHold) throw new TooManyOpenError();
    }
  }
  throw new Error('Failed to draw an unused appointment reference.');
}

/**
 * Reads an appointment for a staff member, writes an audit entry and marks the appointment as seen.
 *
 * @throws ProblemError 404 if the appointment does not exist
 */
export async function readAppointment(command: Command, id: string): Promise<Appointment> {
  const { database, now } = command;
  const isThere = appointmentExists(database, hasId(id));
  const [, , [row], history] = await database.batch([
    auditEntryIf(command, appointmentActions.read, id, isThere),
    database
      .update(appointments)
      .set({ seenAt: now })
      .where(and(hasId(id), sql`${appointments.seenAt} is null`)),
    ...detailStatements(database, hasId(id), id),
  ]);
  if (!row) throw notFound();
  return appointmentOf(row, history);
}
