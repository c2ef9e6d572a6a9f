import { type Weekday, weekdays } from '#app/time/calendar.ts';
import { formatsIn, longDateFormat } from '#app/time/long-date.ts';

/** Arguments for `Intl.DateTimeFormat`. Hindi pages use the digits 0 to 9, like the English ones. */
export const hindiLongDateFormat = {
  locale: 'hi-IN',
  options: { ...longDateFormat.options, numberingSystem: 'latn' },
} as const;

const { timeZone, numberingSystem } = hindiLongDateFormat.options;
const formatOf = formatsIn(hindiLongDateFormat.locale, { timeZone, numberingSystem });

/** Formats a date, such as '20 नवंबर 2026'. */
export const hindiLongDate = formatOf({ dateStyle: 'long' });

/** Formats a day with its weekday, such as 'मंगलवार 24 नवंबर'. */
export const hindiWeekdayDate = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });

/** Formats a day without its weekday, such as '24 नवंबर'. Spoken Hindi has no short month names. */
export const hindiDayOfMonth = formatOf({ day: 'numeric', month: 'long' });

/** Returns the short weekday of a day, such as 'मंगल'. */
export const hindiWeekday = formatOf({ weekday: 'short' });

const nameOfWeekday = formatOf({ weekday: 'long' });

/** Returns the name of a weekday, such as 'मंगलवार' for 'Tue'. 22 November 2026 is a Sunday. */
export const hindiWeekdayName = (weekday: Weekday): string =>
  nameOfWeekday(`2026-11-${22 + weekdays.indexOf(weekday)}`);

/** Parts of the day that are said before an hour, by their end in minutes. Each begins at the end of the previous one. */
export const hindiPartsOfDay = [
  { name: 'सुबह', until: 12 * 60 },
  { name: 'दोपहर', until: 16 * 60 },
  { name: 'शाम', until: 20 * 60 },
  { name: 'रात', until: 24 * 60 },
] as const;

/**
 * Formats a time, such as 'सुबह 9:30 बजे' or 'दोपहर 3 बजे'.
 *
 * @param minute minute of the day
 */
export const hindiTime = (minute: number): string =>
  `${hindiPartsOfDay.find(({ until }) => minute < until)?.name ?? 'रात'} ${hindiHour(minute)}`;

/** Formats a time below a heading that names the part of the day, such as '9:30 बजे'. */
export function hindiHour(minute: number): string {
  const past = minute % 60;
  const hour = Math.floor(minute / 60) % 12 || 12;
  return `${hour}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`} बजे`;
}
