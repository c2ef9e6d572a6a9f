import { referenceText } from '#app/appointments/appointment.reference.ts';
import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';

type Summary = Pick<AppointmentSummary, 'status' | 'day' | 'minute' | 'reference'>;

/**
 * A message to the person. It names neither the hospital nor the doctor, because others may read it.
 *
 * @param phone phone number of the hospital, formatted for people
 */
export function neutralMessage({ status, day, minute, reference }: Summary, phone: string): string {
  const when = `${dayText(day)}, ${slotLabel(minute)}`;
  const what =
    status === 'cancelled'
      ? `Your appointment on ${when} is cancelled.`
      : status === 'requested'
        ? `Your appointment on ${when} is requested. We will confirm it.`
        : `Your appointment: ${when}.`;
  return `${what} Reference ${referenceText(reference)}. Questions or changes: ${phone}`;
}
