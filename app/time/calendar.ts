/** Days and times of the hospital's own calendar, whatever the zone of the machine that asks. */

/** India is this far ahead of UTC, in milliseconds, and has no summer time. */
const aheadOfUtc = (5 * 60 + 30) * 60 * 1000;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** As `Date.getUTCDay` counts. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type Weekday = (typeof weekdays)[number];

/** A week as people here write it on paper. */
export const weekFromMonday: readonly Weekday[] = [...weekdays.slice(1), 'Sun'];

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
};

/** The day in India, such as '2026-11-20'. */
export const dayInIndia = (moment: Date): string =>
  new Date(moment.getTime() + aheadOfUtc).toISOString().slice(0, 10);

/** The minute of that day, from 0. */
export function minuteInIndia(moment: Date): number {
  const there = new Date(moment.getTime() + aheadOfUtc);
  return there.getUTCHours() * 60 + there.getUTCMinutes();
}

/** A minute of the day on a 24-hour clock, such as '09:00' for 540. The end of a day is '00:00'. */
export const clockTime = (minuteOfDay: number): string =>
  [Math.floor(minuteOfDay / 60) % 24, minuteOfDay % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** The moment at which a minute of a day begins in India. */
export const momentInIndia = (asked: string, minuteOfDay: number): Date =>
  new Date(Date.parse(`${asked}T00:00:00Z`) + minuteOfDay * minute - aheadOfUtc);

/** Whether a text is a day that the calendar has, such as '2028-02-29'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day so many days later; earlier where the number is below zero. */
export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** As many days as asked for, one after the other. */
export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => addDays(first, place));

export const weekdayOf = (asked: string): Weekday =>
  weekdays[new Date(`${asked}T00:00:00Z`).getUTCDay()] as Weekday;

/** The year in which a financial year of India begins: it runs from April to March. */
export const financialYearOf = (asked: string): number => {
  const [year = '', month = ''] = asked.split('-');
  return Number(month) >= 4 ? Number(year) : Number(year) - 1;
};

/** A financial year as it is written, such as '2026-27'. */
export const financialYearLabel = (firstYear: number): string =>
  `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`;
