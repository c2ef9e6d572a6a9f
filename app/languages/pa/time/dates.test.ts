import { expect, test } from 'vitest';
import { weekdays } from '#app/time/calendar.ts';
import { slots } from '#app/time/slots.ts';
import {
  punjabiDigitDateFormat,
  punjabiLongDate,
  punjabiTime,
  punjabiWeekday,
  punjabiWeekdayDate,
  punjabiWeekdayName,
} from './dates.ts';

test('an hour is said with its part of the day, and minutes only where there are any', () => {
  expect([9 * 60 + 30, 12 * 60, 15 * 60, 16 * 60, 18 * 60].map(punjabiTime)).toEqual([
    'ਸਵੇਰੇ 9:30 ਵਜੇ',
    'ਦੁਪਹਿਰੇ 12 ਵਜੇ',
    'ਦੁਪਹਿਰੇ 3 ਵਜੇ',
    'ਸ਼ਾਮ 4 ਵਜੇ',
    'ਸ਼ਾਮ 6 ਵਜੇ',
  ]);
});

test('each slot has a time of its own, without Latin letters', () => {
  const times = slots.map(punjabiTime);
  expect(new Set(times).size).toBe(slots.length);
  expect(times.join('')).not.toMatch(/[a-z]/i);
});

test('days are said with digits from 0 to 9 and without commas', () => {
  expect(punjabiLongDate('2026-11-20')).toBe('20 ਨਵੰਬਰ 2026');
  expect(punjabiWeekdayDate('2026-11-24')).toBe('ਮੰਗਲਵਾਰ 24 ਨਵੰਬਰ');
  expect(punjabiWeekday('2026-11-24')).toBe('ਮੰਗਲ');
});

test('a moment is the day that it is in India', () => {
  expect(punjabiLongDate(Date.parse('2026-12-31T18:29:59Z'))).toBe('31 ਦਸੰਬਰ 2026');
  expect(punjabiLongDate(Date.parse('2026-12-31T18:30:00Z'))).toBe('1 ਜਨਵਰੀ 2027');
});

test('months and weekdays have the names of the Unicode locale data', () => {
  const inUnicode = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat('pa-IN', { ...options, timeZone: 'UTC' }).format(new Date(day)).normalize('NFC');
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-01`;
    expect(punjabiLongDate(day)).toBe(`1 ${inUnicode({ month: 'long' }, day)} 2026`);
  }
  // 22 November 2026 is a Sunday.
  expect(weekdays.map(punjabiWeekdayName)).toEqual(
    weekdays.map((_, index) => inUnicode({ weekday: 'long' }, `2026-11-${22 + index}`)),
  );
});

test('the date of the service worker has no letters, as browsers may lack the names of the months', () => {
  const { locale, options } = punjabiDigitDateFormat;
  expect(new Intl.DateTimeFormat(locale, options).format(new Date('2026-11-20'))).toBe('20/11/2026');
});
