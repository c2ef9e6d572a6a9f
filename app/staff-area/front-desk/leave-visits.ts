/** Visits that are booked while their doctor is away, or on a closed day of the hospital. Pure: callers pass the time. */
import { type AppointmentSummary, isLive } from '#app/appointments/appointment.values.ts';
import { absenceReason, type BookingContext, type Presence } from '#app/appointments/free-times/schedule.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { closedDayWords } from '#messages/appointments/closed-days.ts';

export type Visit = Pick<AppointmentSummary, 'day' | 'minute' | 'status'>;

/** What staff read beside a visit whose doctor is away. */
export const doctorAwayTexts = { leave: 'Doctor on leave', unavailable: 'Doctor not available' } as const;

const present: Presence = { availability: 'available', leave: [] };

/** Whether a visit is still to come. */
export const isToCome = ({ day, minute, status }: Visit, now: Date): boolean =>
  isLive(status) && momentInIndia(day, minute) > now;

/**
 * Says why nobody sees the person of a visit to come, such as 'Doctor on leave'.
 *
 * @param doctor the visit's doctor; null if the doctor is deleted
 * @returns null if the doctor is there, or the visit is over or cancelled
 */
export function absenceText(
  doctor: Presence | null,
  visit: Visit,
  { now, facts: { hospitalHolidays } }: BookingContext,
): string | null {
  const reason = isToCome(visit, now) ? absenceReason(doctor ?? present, visit, hospitalHolidays) : undefined;
  if (reason === undefined) return null;
  if (reason !== 'holiday') return doctorAwayTexts[reason];
  return `Hospital closed: ${closedDayWords.reason(reason, visit.day, hospitalHolidays)}`;
}
