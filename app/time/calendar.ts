/** Days and times in India, independent of the time zone of the machine. */

import { withPlainDigits } from '#app/languages/plain-digits.ts';

/** India's offset from UTC in milliseconds. India has no daylight saving time. */
const aheadOfUtc = (5 * 60 + 30) * 60 * 1000;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Weekdays in the order of `Date.getUTCDay`. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type Weekday = (typeof weekdays)[number];

/** Weekdays in the order in which people in India write them. */
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

/** Returns the day in India, such as '2026-11-20'. */
export const dayInIndia = (moment: Date): string =>
  new Date(moment.getTime() + aheadOfUtc).toISOString().slice(0, 10);

/** Returns the minute of the day in India, from 0. */
export function minuteInIndia(moment: Date): number {
  const there = new Date(moment.getTime() + aheadOfUtc);
  return there.getUTCHours() * 60 + there.getUTCMinutes();
}

/** Returns the whole seconds until the day ends in India. */
export const secondsToMidnight = (moment: Date): number =>
  Math.floor((day - ((moment.getTime() + aheadOfUtc) % day)) / 1000);

/** Returns the first minute of a day that is not over: the present one today, 0 on any other day. */
export const earliestMinute = (day: string, now: Date): number =>
  day === dayInIndia(now) ? minuteInIndia(now) : 0;

/** Formats a minute of the day on a 24-hour clock, such as '09:00' for 540. The end of a day is '00:00'. */
export const clockTime = (minuteOfDay: number): string =>
  [Math.floor(minuteOfDay / 60) % 24, minuteOfDay % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** Parses a time of a 24-hour clock, such as 540 for '09:00', the inverse of {@link clockTime}; undefined for another text. */
export function minuteOfClock(time: string): number | undefined {
  const [, hour, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(withPlainDigits(time)) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minutes);
}

/** Returns the moment at which a minute of a day begins in India. */
export const momentInIndia = (date: string, minuteOfDay: number): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) + minuteOfDay * minute - aheadOfUtc);

/**
 * First and last day that somebody can enter. Days are compared as texts, which needs years of four digits: the day
 * after 9999-12-31 would come before every other one.
 */
export const dayLimits = { min: '1900-01-01', max: '2100-12-31' } as const;

/** Whether a text is a real date within {@link dayLimits}, such as '2028-02-29'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < dayLimits.min || text > dayLimits.max) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Reads a day that somebody typed, in the digits of any script; undefined for another text. */
export function dayOf(typed: string): string | undefined {
  const day = withPlainDigits(typed.trim());
  return isDay(day) ? day : undefined;
}

/** Reads the day of an address: today, unless it has one. */
export const dayOrToday = (typed: string | null, now: Date): string => dayOf(typed ?? '') ?? dayInIndia(now);

/** Adds days to a day; a negative number subtracts. */
export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Returns `count` consecutive days, beginning with `first`. */
export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Whether a text is a month of this century, such as '2026-11'. */
export const isMonth = (text: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);

/** Returns the month of a day: '2026-11' for '2026-11-20'. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** Adds months to a month; a negative number subtracts. */
export const addMonths = (from: string, months: number): string => {
  const [year = '', month = ''] = from.split('-');
  return new Date(Date.UTC(Number(year), Number(month) - 1 + months)).toISOString().slice(0, 7);
};

/** Consecutive days. */
export interface DaySpan {
  /** The first day. */
  readonly from: string;
  /** The day after the last day. */
  readonly until: string;
}

/** Returns the days of a month. */
export const spanOfMonth = (month: string): DaySpan => ({
  from: `${month}-01`,
  until: `${addMonths(month, 1)}-01`,
});

export const weekdayOf = (date: string): Weekday =>
  weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday;

/** Returns the year in which the Indian financial year of a day begins; it runs from April to March. */
export const financialYearOf = (date: string): number => {
  const [year = '', month = ''] = date.split('-');
  return Number(month) >= 4 ? Number(year) : Number(year) - 1;
};

/** Formats a financial year, such as '2026-27'. */
export const financialYearLabel = (firstYear: number): string =>
  `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`;
