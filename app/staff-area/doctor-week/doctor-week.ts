/** Types and rules of the page with one doctor's week. Pure: callers pass the time and the appointments. */
import {
  type AppointmentSummary,
  holdsSlot,
  isBooked,
  type VisitKind,
} from '#app/appointments/appointment.values.ts';
import { type BookingRules, dayState, freeMinutes } from '#app/appointments/free-times/schedule.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { closedDayWords } from '#messages/appointments/closed-days.ts';

/** An appointment in the week, without phone and note. */
export type WeekVisit = Pick<
  AppointmentSummary,
  'id' | 'day' | 'minute' | 'visit' | 'status' | 'arrivedAt' | 'inBetween' | 'patientName'
>;

/** A line of a day: a free time, or an appointment. */
export type WeekLine = { readonly minute: number } & (
  | { readonly free: true }
  | { readonly free: false; readonly visit: WeekVisit }
);

export interface WeekDay {
  readonly day: string;
  /** Reason why the doctor sees nobody, such as 'On leave'; null for an open day. */
  readonly closed: string | null;
  readonly lines: readonly WeekLine[];
}

/**
 * Computes one day of the week: free times from now on, and every appointment that was not cancelled.
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
  const free = freeMinutes(state, rules.now).map((minute): WeekLine => ({ minute, free: true }));
  const kept = visits
    .filter(isBooked)
    .map((visit): WeekLine => ({ minute: visit.minute, free: false, visit }));
  return {
    day,
    closed:
      closed && closed !== 'full' && closed !== 'over'
        ? closedDayWords.reason(closed, day, rules.holidays)
        : null,
    lines: [...free, ...kept].sort((one, other) => one.minute - other.minute),
  };
}
