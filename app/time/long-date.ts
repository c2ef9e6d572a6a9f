import { weekdayOf } from './calendar.ts';

/**
 * Arguments for `Intl.DateTimeFormat`. The service worker, which cannot import this module, receives a copy
 * of them.
 */
export const longDateFormat = {
  locale: 'en-IN',
  options: { dateStyle: 'long', timeZone: 'Asia/Kolkata' },
} as const;

/**
 * Creates date formatters for one locale. They omit the comma that some locales put after the weekday.
 *
 * @param common options of all formatters, such as the time zone
 * @returns a function that takes the wanted date parts and returns a formatter
 */
export const formatsIn =
  (locale: string, common: Intl.DateTimeFormatOptions) => (options: Intl.DateTimeFormatOptions) => {
    // Created at the first use, because a new isolate needs few of them.
    let format: Intl.DateTimeFormat | undefined;
    return (when: string | number) => {
      format ??= new Intl.DateTimeFormat(locale, { ...options, ...common });
      return format.format(new Date(when)).replace(',', '');
    };
  };

const formatOf = formatsIn(longDateFormat.locale, { timeZone: longDateFormat.options.timeZone });

/**
 * Formats a date, such as '20 November 2026'.
 *
 * @param when a moment, shown as the day in India, or a day such as '2026-11-20'. A day counts as midnight
 *   UTC, which is 5:30 on the same day in India.
 */
export const longDate = formatOf({ dateStyle: 'long' });

/** Formats a day with its weekday and its year, such as 'Tue 24 November 2026'. */
export const dayText = (day: string) => `${weekdayOf(day)} ${longDate(day)}`;

/** Formats the month of a day, such as 'November 2026'. */
export const longMonth = formatOf({ month: 'long', year: 'numeric' });

/** Formats a day with its weekday and without its year, such as 'Tuesday 24 November'. */
export const weekdayDate = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });

/** Formats a day in little space, such as 'Tue 24 Nov'. */
export const shortDate = formatOf({ weekday: 'short', day: 'numeric', month: 'short' });

/** Formats the day of a row: 'Tue 24 Nov', and with its year if that is not the year of today. */
export const rowDay = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : `${shortDate(day)} ${day.slice(0, 4)}`;

/** Formats a day whose weekday stands beside it, such as '24 Nov'. */
export const dayOfMonth = formatOf({ day: 'numeric', month: 'short' });
