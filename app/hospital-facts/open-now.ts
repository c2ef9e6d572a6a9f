import { dayInIndia, minuteInIndia, weekdayOf } from '#app/time/calendar.ts';
import type { Holiday, OpeningHours, OpeningTimes } from './fact-types.ts';

/** The end of a day in minutes: the closing time of a hospital that closes at midnight. */
export const endOfDay = 24 * 60;

/** Whether the hospital is always open: every minute of every weekday. */
export const isAlwaysOpen = (hours: OpeningHours): boolean =>
  new Set(hours.filter(({ from, to }) => from === 0 && to === endOfDay).flatMap(({ days }) => days)).size ===
  7;

/**
 * Finds the opening times that contain a moment, in India's time zone. The first minute counts as open, the
 * last one as closed.
 *
 * @param hours null if nobody has entered them
 * @param holidays days on which the hospital is closed, unless it is open day and night
 * @returns undefined if the hospital is closed
 */
export function openingTimesAt(
  hours: OpeningHours | null,
  holidays: readonly Holiday[],
  moment: Date,
): OpeningTimes | undefined {
  if (!hours) return undefined;
  const today = dayInIndia(moment);
  if (holidays.some(({ day }) => day === today) && !isAlwaysOpen(hours)) return undefined;
  const [weekday, minute] = [weekdayOf(today), minuteInIndia(moment)];
  return hours.find(({ days, from, to }) => days.includes(weekday) && from <= minute && minute < to);
}

/** Whether the hospital is open at a moment, by {@link openingTimesAt}. */
export const isOpenAt = (hours: OpeningHours | null, holidays: readonly Holiday[], moment: Date): boolean =>
  openingTimesAt(hours, holidays, moment) !== undefined;
