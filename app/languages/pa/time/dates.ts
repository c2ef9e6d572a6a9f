import { dayInIndia, type Weekday, weekdayOf, weekdays } from '#app/time/calendar.ts';

/** Names of the months. The JavaScript engine of the Worker and of Chrome lacks them: it writes '2026 M11 20'. */
const months = [
  'ਜਨਵਰੀ',
  'ਫ਼ਰਵਰੀ',
  'ਮਾਰਚ',
  'ਅਪ੍ਰੈਲ',
  'ਮਈ',
  'ਜੂਨ',
  'ਜੁਲਾਈ',
  'ਅਗਸਤ',
  'ਸਤੰਬਰ',
  'ਅਕਤੂਬਰ',
  'ਨਵੰਬਰ',
  'ਦਸੰਬਰ',
] as const;

/** Short names of the weekdays, from Sunday. */
const shortWeekdays = ['ਐਤ', 'ਸੋਮ', 'ਮੰਗਲ', 'ਬੁੱਧ', 'ਵੀਰ', 'ਸ਼ੁੱਕਰ', 'ਸ਼ਨੀ'] as const;

/**
 * Arguments for `Intl.DateTimeFormat` in the service worker, which cannot import this module. They give a date in digits,
 * such as '20/11/2026', because browsers may lack the names of the months.
 */
export const punjabiDigitDateFormat = {
  locale: 'en-IN',
  options: { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'Asia/Kolkata' },
} as const;

/** A moment counts as its day in India, and a day such as '2026-11-20' as itself. */
const dayOf = (when: string | number): string => dayInIndia(new Date(when));

/** Formats a day without its weekday, such as '24 ਨਵੰਬਰ'. Spoken Punjabi has no short month names. */
export function punjabiDayOfMonth(when: string | number): string {
  const [, month, day] = dayOf(when).split('-').map(Number);
  return `${day} ${months[Number(month) - 1]}`;
}

/** Formats a date, such as '20 ਨਵੰਬਰ 2026'. */
export const punjabiLongDate = (when: string | number): string =>
  `${punjabiDayOfMonth(when)} ${dayOf(when).slice(0, 4)}`;

const shortName = (weekday: Weekday) => shortWeekdays[weekdays.indexOf(weekday)] as string;

/** Returns the name of a weekday, such as 'ਮੰਗਲਵਾਰ' for 'Tue'. */
export const punjabiWeekdayName = (weekday: Weekday): string => `${shortName(weekday)}ਵਾਰ`;

/** Returns the short weekday of a day, such as 'ਮੰਗਲ'. */
export const punjabiWeekday = (when: string | number): string => shortName(weekdayOf(dayOf(when)));

/** Formats a day with its weekday, such as 'ਮੰਗਲਵਾਰ 24 ਨਵੰਬਰ'. */
export const punjabiWeekdayDate = (when: string | number): string =>
  `${punjabiWeekdayName(weekdayOf(dayOf(when)))} ${punjabiDayOfMonth(when)}`;

/** Parts of the day that are said before an hour, by their end in minutes. Each begins at the end of the previous one. */
export const punjabiPartsOfDay = [
  { name: 'ਸਵੇਰੇ', until: 12 * 60 },
  { name: 'ਦੁਪਹਿਰੇ', until: 16 * 60 },
  { name: 'ਸ਼ਾਮ', until: 20 * 60 },
  { name: 'ਰਾਤ', until: 24 * 60 },
] as const;

/**
 * Formats a time, such as 'ਸਵੇਰੇ 9:30 ਵਜੇ' or 'ਦੁਪਹਿਰੇ 3 ਵਜੇ'.
 *
 * @param minute minute of the day
 */
export const punjabiTime = (minute: number): string =>
  `${punjabiPartsOfDay.find(({ until }) => minute < until)?.name ?? 'ਰਾਤ'} ${punjabiHour(minute)}`;

/** Formats a time below a heading that names the part of the day, such as '9:30 ਵਜੇ'. */
export function punjabiHour(minute: number): string {
  const past = minute % 60;
  const hour = Math.floor(minute / 60) % 12 || 12;
  return `${hour}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`} ਵਜੇ`;
}
