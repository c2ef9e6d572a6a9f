import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { message } from '#app/languages/localized-message.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { lookupLimit } from '#app/platform/throttle/limits.server.ts';
import {
  countVisitorTry,
  isBeyondLimit,
  mayGuess,
  undoVisitorTry,
} from '#app/platform/throttle/visitor-limit.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { ChangeInput, LookupInput } from './appointment.input.server.ts';
import { findByReference } from './appointment.queries.server.ts';
import { type Appointment, isLive } from './appointment.values.ts';
import { changeAppointment } from './appointment-change.server.ts';
import type { BookingContext } from './free-times/schedule.ts';

/**
 * Finds an appointment by reference and phone, for the person who booked it. A wrong reference and a wrong
 * phone get the same message after the same queries, so a guess reveals neither.
 *
 * The right pair is answered also if neighbours of the same address have used up its tries. The wrong one is then refused
 * as before (decision 0110).
 *
 * @throws ProblemError 404; 429 for a wrong pair beyond the limit
 */
export async function lookUpAppointment(
  command: Command,
  gate: RateLimit,
  { reference, phone }: LookupInput,
): Promise<Appointment> {
  try {
    await countVisitorTry(command, gate, lookupLimit, phone);
  } catch (refusal) {
    if (!isBeyondLimit(refusal) || !(await mayGuess(gate, phone, command.requestId))) throw refusal;
    const own = await findByReference(command.database, reference, phone);
    if (!own) throw refusal;
    return own;
  }
  const found = await findByReference(command.database, reference, phone);
  if (!found) throw new ProblemError(404, { message: message(appointmentProblems, 'notFound') });
  await undoVisitorTry(command, lookupLimit, phone);
  return found;
}

/** Whether the person who booked may still move or cancel the appointment online. */
export const isChangeable = ({ status, day, minute }: Appointment, { now, facts }: BookingContext): boolean =>
  isLive(status) &&
  momentInIndia(day, minute).getTime() - now.getTime() >= facts.booking.changeUntilHours * 60 * 60 * 1000;

/**
 * Moves or cancels an appointment for the person who booked it.
 *
 * @param found the result of {@link lookUpAppointment}, read for this change
 * @param doctor required when `change` has a new time
 * @param version the version that the caller last read, if the caller sent one
 * @throws ProblemError 409 if it is too late, or for the reasons of {@link changeAppointment}
 */
export async function changeByVisitor(
  command: Command,
  found: Appointment,
  change: ChangeInput,
  doctor: DoctorHours | null,
  version?: number,
): Promise<Appointment> {
  if (!isChangeable(found, command))
    throw new ProblemError(409, { message: message(appointmentProblems, 'tooLate') });
  return changeAppointment(command, found, change, doctor, null, version);
}
