import { dayInIndia, minuteInIndia, weekdayOf } from '#app/time/calendar.ts';
import type { Holiday, OpeningHours, OpeningTimes } from './fact-shapes.ts';

/** The end of a day in minutes: whoever closes at midnight closes then. */
export const midnight = 24 * 60;

/** Whether the hours have no end: every minute of every weekday. */
export const isDayAndNight = (hours: OpeningHours): boolean =>
  new Set(hours.filter(({ from, to }) => from === 0 && to === midnight).flatMap(({ days }) => days)).size ===
  7;

/**
 * Finds the times that hold at a moment, by the clock and the calendar of India. The first minute is open, the last one is closed.
 *
 * @param hours null where nobody entered them
 * @param holidays days on which the hospital is closed, unless it is open day and night
 * @returns undefined where the hospital is closed
 */
export function timesAt(
  hours: OpeningHours | null,
  holidays: readonly Holiday[],
  moment: Date,
): OpeningTimes | undefined {
  if (!hours) return undefined;
  const today = dayInIndia(moment);
  if (holidays.some(({ day }) => day === today) && !isDayAndNight(hours)) return undefined;
  const [weekday, minute] = [weekdayOf(today), minuteInIndia(moment)];
  return hours.find(({ days, from, to }) => days.includes(weekday) && from <= minute && minute < to);
}

/** Whether the hospital is open at a moment, as {@link timesAt} decides it. */
export const isOpenAt = (hours: OpeningHours | null, holidays: readonly Holiday[], moment: Date): boolean =>
  timesAt(hours, holidays, moment) !== undefined;
