/** The opening times of single days, with the days on which the hospital is closed. */

import { addDays, daysFrom, type Weekday, weekdayOf } from '#app/time/calendar.ts';
import type { Holiday, OpeningHours } from './fact-types.ts';
import { isAlwaysOpen } from './open-now.ts';

/** Longest search for the next opening, in days. A hospital that is closed for longer has no hours to state. */
const longestClosure = 60;

export interface OpeningDay {
  /** Day in India, such as '2026-11-29'. */
  readonly day: string;
  /** Times of its weekday, earliest first; empty if the hospital is closed. */
  readonly times: OpeningHours;
  /** The holiday that closes it. A hospital that is open day and night has none. */
  readonly holiday?: Holiday;
}

/** Returns the opening times of one day. */
export function openingDay(hours: OpeningHours, holidays: readonly Holiday[], day: string): OpeningDay {
  const holiday = isAlwaysOpen(hours) ? undefined : holidays.find((one) => one.day === day);
  if (holiday) return { day, times: [], holiday };
  const weekday = weekdayOf(day);
  const times = hours
    .filter(({ days }) => days.includes(weekday))
    .map((one) => ({ ...one, days: [weekday] }))
    .toSorted((one, other) => one.from - other.from);
  return { day, times };
}

/** Finds the first open day after a day; undefined if the hospital does not open within {@link longestClosure} days. */
export const nextOpening = (
  hours: OpeningHours,
  holidays: readonly Holiday[],
  after: string,
): OpeningDay | undefined =>
  daysFrom(addDays(after, 1), longestClosure)
    .map((day) => openingDay(hours, holidays, day))
    .find(({ times }) => times.length > 0);

/** Lists the closed days of the week that begins with a day. */
export const closedDays = (
  hours: OpeningHours,
  holidays: readonly Holiday[],
  from: string,
): readonly OpeningDay[] =>
  daysFrom(from, 7)
    .map((day) => openingDay(hours, holidays, day))
    .filter(({ times }) => times.length === 0);

/** Returns the first day from a day on that has a weekday. */
export const dayWithWeekday = (from: string, weekday: Weekday): string =>
  daysFrom(from, 7).find((day) => weekdayOf(day) === weekday) as string;
