/** Visits that are booked while their doctor is away, or on a closed day of the hospital. Pure: callers pass the time. */
import { type AppointmentSummary, isLive } from '#app/appointments/appointment.values.ts';
import { absenceReason, type BookingContext, type Presence } from '#app/appointments/free-times/schedule.ts';
import { dayInIndia, momentInIndia } from '#app/time/calendar.ts';
import { closedDayWords } from '#messages/appointments/closed-days.ts';

export type Visit = Pick<AppointmentSummary, 'day' | 'minute' | 'status'>;

/** Words beside a visit whose doctor is away. */
const doctorAwayTexts = { leave: 'Doctor on leave', unavailable: 'Doctor not available' } as const;

const present: Presence = { availability: 'available', leave: [] };

/** Whether the time of a live visit has not come. */
export const isToCome = ({ day, minute, status }: Visit, now: Date): boolean =>
  isLive(status) && momentInIndia(day, minute) > now;

/**
 * Finds why nobody sees the person of a visit. A visit keeps its reason after its time until somebody says what came of it. Whether
 * a doctor is available is known for today and later only.
 *
 * @param doctor the visit's doctor; null if the doctor is deleted
 * @returns undefined if the doctor is there, or the visit has an outcome
 */
export function absenceOf(doctor: Presence | null, visit: Visit, { now, facts }: BookingContext) {
  if (!isLive(visit.status)) return undefined;
  const reason = absenceReason(doctor ?? present, visit, facts.hospitalHolidays);
  return reason === 'unavailable' && visit.day < dayInIndia(now) ? undefined : reason;
}

/** Says why nobody sees the person of a visit, such as 'Doctor on leave'; null for no reason of {@link absenceOf}. */
export function absenceText(doctor: Presence | null, visit: Visit, moment: BookingContext): string | null {
  const reason = absenceOf(doctor, visit, moment);
  if (reason === undefined) return null;
  if (reason !== 'holiday') return doctorAwayTexts[reason];
  return `Hospital closed: ${closedDayWords.reason(reason, visit.day, moment.facts.hospitalHolidays)}`;
}
