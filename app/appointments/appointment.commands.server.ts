import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import { ProblemError, type Told } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { expectSameRequest, type IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import type { BookingInput } from './appointment.input.server.ts';
import { appointmentMessages } from './appointment.messages.ts';
import {
  appointmentOf,
  detailStatements,
  findAppointment,
  liveOfPhone,
} from './appointment.queries.server.ts';
import { newReference } from './appointment.reference.ts';
import {
  appointmentChanges,
  appointments,
  appointmentWords,
  slotHolding,
} from './appointment.schema.server.ts';
import { searchedWords } from './appointment.search.ts';
import { type Appointment, appointmentActions, liveLimits, noticeEdition } from './appointment.values.ts';
import {
  type BookingRules,
  bookingRules,
  closedDay,
  closedDayText,
  isTooSoon,
  offeredSlots,
} from './schedule.ts';

/** A reference that somebody has already is one in tens of millions: it is drawn again, and not for ever. */
const mostDraws = 4;

const conflict = (field: 'slot' | 'date' | 'doctorId' | 'phone', message: Told) =>
  new ProblemError(409, { message, errors: { [field]: message } });

export const notFound = () => new ProblemError(404, { message: appointmentMessages.gone });

export const withId = (id: string) => eq(appointments.id, id);

export const anyAppointment = (database: Database, condition: SQL | undefined) =>
  exists(database.select({ id: appointments.id }).from(appointments).where(condition));

/** Who of the staff acts; null for a visitor and the site itself. */
export const staffOf = ({ actor }: Pick<Command, 'actor'>) => (actor.kind === 'staff' ? actor.userId : null);

export const rulesFor = (command: Pick<Command, 'actor' | 'now' | 'facts'>): BookingRules =>
  bookingRules(command.actor.kind === 'staff' ? 'staff' : 'visitor', command);

/** A live appointment in this slot, other than the one with the identifier. */
export const slotTaken = (
  { doctorId, day, minute }: Pick<Appointment, 'doctorId' | 'day' | 'minute'>,
  otherThan = '',
): SQL =>
  sql`exists (select 1 from ${appointments} where doctor_id = ${doctorId} and day = ${day} and minute = ${minute}
    and ${slotHolding} and id <> ${otherThan})`;

/**
 * Whether the doctor sees people there and then, whatever is taken.
 *
 * @throws ProblemError 409 with what is in the way
 */
export function expectOffered(
  doctor: DoctorHours,
  { visit, day, minute }: Pick<Appointment, 'visit' | 'day' | 'minute'>,
  rules: BookingRules,
): void {
  const closed = closedDay(doctor, visit, day, rules);
  if (closed === 'unavailable') throw conflict('doctorId', appointmentMessages.doctorUnavailable);
  if (closed === 'past') throw conflict('slot', appointmentMessages.tooSoon);
  if (closed === 'too-far') throw conflict('date', appointmentMessages.tooFar);
  if (closed === 'not-offered') throw conflict('slot', appointmentMessages.notOffered);
  if (closed)
    throw conflict(
      'date',
      `${closedDayText(closed, day, rules.holidays)}. ${appointmentMessages.notOffered.en}`,
    );
  if (!offeredSlots(doctor, visit).includes(minute)) throw conflict('slot', appointmentMessages.notOffered);
  if (isTooSoon(day, minute, rules)) throw conflict('slot', appointmentMessages.tooSoon);
}

async function findByKey(database: Database, { key }: IdempotencyKey) {
  const [row] = await database
    .select({ id: appointments.id, requestHash: appointments.requestHash })
    .from(appointments)
    .where(eq(appointments.idempotencyKey, key))
    .limit(1);
  return row;
}

/** What was made with this key before, so that a form sent twice makes one appointment. */
async function madeBefore(database: Database, key: IdempotencyKey | null): Promise<Appointment | null> {
  const found = key && (await findByKey(database, key));
  if (!key || !found) return null;
  expectSameRequest(found.requestHash, key);
  return findAppointment(database, found.id);
}

function rowOf(
  command: Command,
  doctor: DoctorHours,
  input: BookingInput,
  key: IdempotencyKey | null,
): typeof appointments.$inferSelect {
  const { now } = command;
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
    // Nobody is called who did not say that it is safe.
    safeToCall: input.safeToCall ?? false,
    callAs: input.callAs ?? null,
    bestTime: input.bestTime ?? null,
    consentAt: input.consent ? now : null,
    noticeEdition: input.consent ? noticeEdition : null,
    arrivedAt: null,
    cancelReason: null,
    createdBy: staffOf(command),
    seenAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    idempotencyKey: key?.key ?? null,
    requestHash: key?.requestHash ?? null,
    eraseOn: null,
    anonymisedAt: null,
  };
}

/** Under the limits of a phone; one in between is staff's own decision. */
function withinLimits({ inBetween, phone, doctorId }: typeof appointments.$inferSelect, today: string): SQL {
  if (inBetween) return sql`true`;
  return sql`${liveOfPhone(phone, today, doctorId)} < ${liveLimits.withOneDoctor}
    and ${liveOfPhone(phone, today)} < ${liveLimits.inAll}`;
}

async function insert(command: Command, row: typeof appointments.$inferSelect) {
  const { database, now } = command;
  const today = dayInIndia(now);
  const isThere = anyAppointment(database, withId(row.id));
  const words = JSON.stringify(searchedWords(row.patientName, row.bookerName));
  const [, , , , [made], history, [state]] = await database.batch([
    // Of many at once the index of slots lets one in: no read before could.
    insertIf(database, appointments, row, withinLimits(row, today)).onConflictDoNothing(),
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
        reason: null,
      },
      isThere,
    ),
    database
      .insert(appointmentWords)
      .select(sql`select value, ${row.id} from json_each(${words}) where ${isThere}`),
    auditEntryIf(command, appointmentActions.book, row.id, isThere),
    ...detailStatements(database, withId(row.id), row.id),
    database
      .select({
        isTaken: sql<number>`${slotTaken(row)}`,
        withDoctor: sql<number>`${liveOfPhone(row.phone, today, row.doctorId)}`,
        inAll: sql<number>`${liveOfPhone(row.phone, today)}`,
      })
      .from(sql`(select 1)`),
  ]);
  return { made: made ? appointmentOf(made, history) : null, state };
}

/**
 * Books an appointment: a visitor's own, or one that staff enter. It holds its slot from then on.
 *
 * @param doctor as read for this booking
 * @param key of the form or the call; sent again, it gives what it made the first time
 * @throws ProblemError 409 where the slot is taken or not offered, or the phone has too many appointments
 */
export async function bookAppointment(
  command: Command,
  doctor: DoctorHours,
  input: BookingInput,
  key: IdempotencyKey | null = null,
): Promise<Appointment> {
  const { database } = command;
  const before = await madeBefore(database, key);
  if (before) return before;
  const rules = rulesFor(command);
  // Between two slots staff put whom they decide to; only the past cannot be booked.
  if (!input.inBetween) expectOffered(doctor, input, rules);
  else if (input.day < dayInIndia(command.now)) throw conflict('slot', appointmentMessages.tooSoon);
  for (let draw = 1; draw <= mostDraws; draw += 1) {
    const row = rowOf(command, doctor, input, key);
    const { made, state } = await insert(command, row);
    if (made) return made;
    // Two sendings of one form at once: the other one made it.
    const meanwhile = await madeBefore(database, key);
    if (meanwhile) return meanwhile;
    if (!row.inBetween) {
      if (state?.isTaken) throw conflict('slot', appointmentMessages.taken);
      if ((state?.withDoctor ?? 0) >= liveLimits.withOneDoctor)
        throw conflict('phone', appointmentMessages.tooManyWithDoctor);
      if ((state?.inAll ?? 0) >= liveLimits.inAll) throw conflict('phone', appointmentMessages.tooManyInAll);
    }
  }
  throw new Error('No free reference was found for an appointment.');
}

/**
 * An appointment as staff open it: who opened whose is in the audit log, and it counts as new no longer.
 *
 * @throws ProblemError 404 where there is no such appointment
 */
export async function readAppointment(command: Command, id: string): Promise<Appointment> {
  const { database, now } = command;
  const isThere = anyAppointment(database, withId(id));
  const [, , [row], history] = await database.batch([
    auditEntryIf(command, appointmentActions.read, id, isThere),
    database
      .update(appointments)
      .set({ seenAt: now })
      .where(and(withId(id), sql`${appointments.seenAt} is null`)),
    ...detailStatements(database, withId(id), id),
  ]);
  if (!row) throw notFound();
  return appointmentOf(row, history);
}
