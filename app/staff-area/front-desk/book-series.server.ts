import { type BookingInput, parseChange } from '#app/appointments/appointment.input.server.ts';
import { type Appointment, seriesLimits } from '#app/appointments/appointment.values.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import { bookSeries } from '#app/appointments/appointment-series.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import type { DeskFormValues } from './desk-form.ts';
import { stepChanges } from './desk-steps.ts';

const { least, most } = seriesLimits;

/**
 * Reads the number of weekly visits of the desk's form; 1 is a single visit.
 *
 * @throws ProblemError 400
 */
export function parseVisits({ visits, inBetween }: Pick<DeskFormValues, 'visits' | 'inBetween'>): number {
  const typed = withPlainDigits(visits).trim();
  const count = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  const refuse = (text: string): never => {
    throw new ProblemError(400, fieldProblem('visits', staffMessage(text)));
  };
  if (count !== 1 && (count < least || count > most)) refuse(`Choose ${least} to ${most} visits, or one.`);
  if (count > 1 && inBetween) refuse('An appointment in between two times cannot be repeated.');
  return count;
}

/** Confirms a booking at once: the person on the phone has agreed to the time. */
export const confirmAtDesk = async (command: Command, booked: Appointment): Promise<Appointment> =>
  booked.status === 'requested'
    ? changeAppointment(command, booked, parseChange(stepChanges.confirm), null)
    : booked;

/** Result of a series for the page. */
export interface ShownSeries {
  readonly patientName: string;
  readonly booked: readonly Pick<Appointment, 'id' | 'reference' | 'day' | 'minute'>[];
  readonly refused: readonly { readonly day: string; readonly reason: string }[];
}

/**
 * Books and confirms a weekly series.
 *
 * @throws ProblemError 409 if no visit could be booked
 */
export async function bookSeriesAtDesk(
  command: Command,
  doctor: DoctorHours,
  input: BookingInput,
  visits: number,
  key: IdempotencyKey | null,
): Promise<{ readonly series: ShownSeries; readonly first: Appointment }> {
  const { booked, refused } = await bookSeries(command, doctor, input, visits, key);
  const reasons = refused.map(({ day, problem }) => ({ day, reason: problem.message }));
  const [first] = booked;
  if (!first) {
    const at = slotLabel(input.minute);
    const listed = reasons.map(({ day, reason }) => `${dayText(day)}, ${at}: ${reason}`).join(' ');
    throw new ProblemError(409, fieldProblem('visits', staffMessage(`No visit could be booked. ${listed}`)));
  }
  for (const one of booked) await confirmAtDesk(command, one);
  return {
    series: {
      patientName: input.patientName,
      booked: booked.map(({ id, reference, day, minute }) => ({ id, reference, day, minute })),
      refused: reasons,
    },
    first,
  };
}
