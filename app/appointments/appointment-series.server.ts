import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { IdempotencyConflictError, type IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { addDays } from '#app/time/calendar.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import type { BookingInput } from './appointment.input.server.ts';
import type { Appointment } from './appointment.values.ts';

/** Result of a series: the visits that were booked, and the days that were refused, with the reason. */
export interface BookedSeries {
  readonly booked: readonly Appointment[];
  readonly refused: readonly { readonly day: string; readonly problem: ProblemError }[];
}

/**
 * Books one visit a week at the same time with the same doctor, for staff. Each visit is decided by the database like
 * a single one, and is an appointment with a reference of its own, about which a person who agreed to messages gets
 * a message: the reference is needed to move or cancel it.
 *
 * @param input the first visit
 * @param key idempotency key of the form; a repeated submission books only visits that were refused before
 * @throws IdempotencyConflictError if the key came with another first visit
 */
export async function bookSeries(
  command: Command,
  doctor: DoctorHours,
  input: BookingInput,
  visits: number,
  key: IdempotencyKey | null,
): Promise<BookedSeries> {
  const booked: Appointment[] = [];
  const refused: { day: string; problem: ProblemError }[] = [];
  // One after the other, so that the visits have the order of their days in the audit log.
  for (let week = 0; week < visits; week += 1) {
    const day = addDays(input.day, week * 7);
    const own = key && { ...key, key: `${key.key}.${week + 1}` };
    try {
      booked.push(await bookAppointment(command, doctor, { ...input, day }, own));
    } catch (problem) {
      if (!(problem instanceof ProblemError) || problem instanceof IdempotencyConflictError) throw problem;
      refused.push({ day, problem });
    }
  }
  return { booked, refused };
}
