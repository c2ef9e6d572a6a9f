/** Types and rules of the page with one doctor's week. Pure: callers pass the time and the appointments. */
import {
  type AppointmentSummary,
  holdsSlot,
  isBooked,
  type VisitKind,
} from '#app/appointments/appointment.values.ts';
import { type BookingRules, dayState, freeMinutes, hoursOn } from '#app/appointments/free-times/schedule.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { closedDayWords } from '#messages/appointments/closed-days.ts';

/** An appointment in the week, without phone and note. */
export type WeekVisit = Pick<
  AppointmentSummary,
  'id' | 'day' | 'minute' | 'visit' | 'status' | 'arrivedAt' | 'withDoctorAt' | 'inBetween' | 'patientName'
>;

export interface WeekDay {
  readonly day: string;
  /** Reason why the doctor sees nobody, such as 'On leave'; null for an open day. */
  readonly closed: string | null;
  /** Every appointment that was not cancelled. */
  readonly visits: readonly WeekVisit[];
  /** Minutes of the free times from now on. */
  readonly free: readonly number[];
  /** Half hours at which the doctor sees people, free or not. */
  readonly hours: readonly number[];
  /** Half hours of those that a leave takes. */
  readonly onLeave: readonly number[];
}

/**
 * Computes one day of the week.
 *
 * @param visits appointments of the doctor on this day, of both kinds: a visit by video holds the time for both
 */
export function weekDay(
  doctor: DoctorHours,
  kind: VisitKind,
  day: string,
  visits: readonly WeekVisit[],
  rules: BookingRules,
): WeekDay {
  const taken = new Set(visits.filter(holdsSlot).map(({ minute }) => minute));
  const state = dayState(doctor, kind, day, taken, rules);
  const { closed } = state;
  const { seen, onLeave } = hoursOn(doctor, { day, visit: kind });
  return {
    day,
    closed:
      closed && closed !== 'full' && closed !== 'over'
        ? closedDayWords.reason(closed, day, rules.holidays)
        : null,
    visits: visits.filter(isBooked),
    free: freeMinutes(state, rules.now),
    hours: seen,
    onLeave,
  };
}
