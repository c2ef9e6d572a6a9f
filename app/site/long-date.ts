/** For `Intl.DateTimeFormat`, also where this module cannot be: in the service worker. */
export const longDateFormat = {
  locale: 'en-IN',
  options: { dateStyle: 'long', timeZone: 'Asia/Kolkata' },
} as const;

/** The same in Hindi, with the digits that people use. */
export const hindiLongDateFormat = {
  locale: 'hi-IN',
  options: { ...longDateFormat.options, numberingSystem: 'latn' },
} as const;

const format = new Intl.DateTimeFormat(longDateFormat.locale, longDateFormat.options);

/**
 * A date in words, such as '20 November 2026'.
 *
 * @param when a moment, told by the calendar of India, or a day such as '2026-11-20', which stays that day: it counts
 *   as midnight UTC, half past five in the morning in India
 */
export const longDate = (when: string | number) => format.format(new Date(when));

const withWeekday = new Intl.DateTimeFormat(longDateFormat.locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: longDateFormat.options.timeZone,
});

/** A day of these weeks in words, such as 'Tuesday 24 November'. */
export const weekdayDate = (day: string) => withWeekday.format(new Date(day)).replace(',', '');

const short = new Intl.DateTimeFormat(longDateFormat.locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: longDateFormat.options.timeZone,
});

/** The same where there is little room, such as 'Tue 24 Nov'. */
export const shortDate = (day: string) => short.format(new Date(day)).replace(',', '');

const ofMonth = new Intl.DateTimeFormat(longDateFormat.locale, {
  day: 'numeric',
  month: 'short',
  timeZone: longDateFormat.options.timeZone,
});

/** The same beside its weekday, such as '24 Nov'. */
export const dayOfMonth = (day: string) => ofMonth.format(new Date(day));
