import { type SQL, sql } from 'drizzle-orm';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { message } from '#app/languages/localized-message.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { appointments, slotHoldingCondition } from '../appointment.schema.server.ts';
import type { Appointment } from '../appointment.values.ts';
import { conflict } from '../appointment-row.server.ts';
import { type BookingRules, bookingRules, dayClosedReason, isTooSoon, offeredSlotsOn } from './schedule.ts';

export const bookingRulesFor = (command: Pick<Command, 'actor' | 'now' | 'facts'>): BookingRules =>
  bookingRules(command.actor.kind === 'staff' ? 'staff' : 'visitor', command);

/** SQL condition: another live appointment holds this slot. */
export const slotTakenCondition = (
  { doctorId, day, minute }: Pick<Appointment, 'doctorId' | 'day' | 'minute'>,
  otherThan = '',
): SQL =>
  sql`exists (select 1 from ${appointments} where doctor_id = ${doctorId} and day = ${day} and minute = ${minute}
    and ${slotHoldingCondition} and id <> ${otherThan})`;

/**
 * Checks that the doctor offers this slot. Whether the slot is taken is decided by the insert.
 *
 * @throws ProblemError 409 with the reason
 */
export function expectOffered(
  doctor: DoctorHours,
  { visit, day, minute }: Pick<Appointment, 'visit' | 'day' | 'minute'>,
  rules: BookingRules,
): void {
  const closed = dayClosedReason(doctor, visit, day, rules);
  if (closed === 'unavailable') throw conflict(message(appointmentProblems, 'doctorUnavailable'), 'doctorId');
  if (closed === 'past') throw conflict(message(appointmentProblems, 'tooSoon'), 'slot');
  if (closed === 'too-far') throw conflict(message(appointmentProblems, 'tooFar'), 'date');
  if (closed === 'not-offered') throw conflict(message(appointmentProblems, 'notOffered'), 'slot');
  if (closed) {
    const { holidays } = rules;
    throw conflict(message(appointmentProblems, 'closedDay', { closed, day, holidays }), 'date');
  }
  if (!offeredSlotsOn(doctor, visit, day).includes(minute))
    throw conflict(message(appointmentProblems, 'notOffered'), 'slot');
  if (isTooSoon(day, minute, rules)) throw conflict(message(appointmentProblems, 'tooSoon'), 'slot');
}
