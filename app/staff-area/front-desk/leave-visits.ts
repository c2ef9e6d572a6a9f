/** Visits that are booked while their doctor is on leave, or on a closed day of the hospital. Pure: callers pass the time. */
import { type AppointmentSummary, isLive } from '#app/appointments/appointment.values.ts';
import { absenceReason, type BookingContext } from '#app/appointments/free-times/schedule.ts';
import type { Leave } from '#app/doctors/hours/doctor-hours.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { closedDayWords } from '#messages/appointments/closed-days.ts';

export type Visit = Pick<AppointmentSummary, 'day' | 'minute' | 'status'>;

/** Whether a visit is still to come. */
export const isToCome = ({ day, minute, status }: Visit, now: Date): boolean =>
  isLive(status) && momentInIndia(day, minute) > now;

/**
 * Says why nobody sees the person of a visit to come, such as 'Doctor on leave'.
 *
 * @param leave leave of the visit's doctor
 * @returns null if the doctor is there, or the visit is over or cancelled
 */
export function absenceText(
  leave: readonly Leave[],
  visit: Visit,
  { now, facts: { hospitalHolidays } }: BookingContext,
): string | null {
  const reason = isToCome(visit, now) ? absenceReason(leave, visit, hospitalHolidays) : undefined;
  if (reason === undefined) return null;
  return reason === 'leave'
    ? 'Doctor on leave'
    : `Hospital closed: ${closedDayWords.reason(reason, visit.day, hospitalHolidays)}`;
}
