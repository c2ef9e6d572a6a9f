/** For `Intl.DateTimeFormat`, also where this module cannot be: in the service worker. */
export const longDateFormat = {
  locale: 'en-IN',
  options: { dateStyle: 'long', timeZone: 'Asia/Kolkata' },
} as const;

/**
 * Makes the formats of one language, each without the comma that some have after the weekday.
 *
 * @param common what all of them share, such as the zone
 * @returns takes the parts of a date that are wanted, and gives what writes them
 */
export const formatsIn =
  (locale: string, common: Intl.DateTimeFormatOptions) => (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, ...common });
    return (when: string | number) => format.format(new Date(when)).replace(',', '');
  };

const formatOf = formatsIn(longDateFormat.locale, { timeZone: longDateFormat.options.timeZone });

/**
 * A date in words, such as '20 November 2026'.
 *
 * @param when a moment, told by the calendar of India, or a day such as '2026-11-20', which stays that day: it counts
 *   as midnight UTC, half past five in the morning in India
 */
export const longDate = formatOf({ dateStyle: 'long' });

/** A day of these weeks in words, such as 'Tuesday 24 November'. */
export const weekdayDate = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });

/** The same where there is little room, such as 'Tue 24 Nov'. */
export const shortDate = formatOf({ weekday: 'short', day: 'numeric', month: 'short' });

/** The same beside its weekday, such as '24 Nov'. */
export const dayOfMonth = formatOf({ day: 'numeric', month: 'short' });
