/** Days and times as people in Panchkula say them. Only the server reads it, as all that is Hindi. */
import { type Weekday, weekdays } from './calendar.ts';
import { formatsIn, longDateFormat } from './long-date.ts';

/** For `Intl.DateTimeFormat`, also where this module cannot be: in the service worker. The digits of the site are 0 to 9 in both languages. */
export const hindiLongDateFormat = {
  locale: 'hi-IN',
  options: { ...longDateFormat.options, numberingSystem: 'latn' },
} as const;

const { timeZone, numberingSystem } = hindiLongDateFormat.options;
const formatOf = formatsIn(hindiLongDateFormat.locale, { timeZone, numberingSystem });

/** Such as '20 नवंबर 2026'. */
export const hindiLongDate = formatOf({ dateStyle: 'long' });

/** Such as 'मंगलवार 24 नवंबर'. */
export const hindiWeekdayDate = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });

/** Such as '24 नवंबर': Hindi has no short names of months that people say. */
export const hindiDayOfMonth = formatOf({ day: 'numeric', month: 'long' });

/** Such as 'मंगल' for a day. */
export const hindiWeekday = formatOf({ weekday: 'short' });

const nameOfWeekday = formatOf({ weekday: 'long' });

/** Such as 'मंगलवार' for 'Tue'. 22 November 2026 is a Sunday. */
export const hindiWeekdayName = (weekday: Weekday): string =>
  nameOfWeekday(`2026-11-${22 + weekdays.indexOf(weekday)}`);

/** The parts of a day that stand before an hour, each from the end of the one before it, in minutes of the day. */
export const hindiPartsOfDay = [
  { name: 'सुबह', until: 12 * 60 },
  { name: 'दोपहर', until: 16 * 60 },
  { name: 'शाम', until: 20 * 60 },
  { name: 'रात', until: 24 * 60 },
] as const;

/**
 * Such as 'सुबह 9:30 बजे', 'दोपहर 3 बजे'.
 *
 * @param minute of the day
 */
export const hindiTime = (minute: number): string =>
  `${hindiPartsOfDay.find(({ until }) => minute < until)?.name ?? 'रात'} ${hindiHour(minute)}`;

/** The same under a heading that has the part of the day, such as '9:30 बजे'. */
export function hindiHour(minute: number): string {
  const past = minute % 60;
  const hour = Math.floor(minute / 60) % 12 || 12;
  return `${hour}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`} बजे`;
}
