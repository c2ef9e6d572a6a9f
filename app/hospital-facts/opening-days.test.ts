import { expect, test } from 'vitest';
import { addDays, daysFrom, weekdayOf, weekFromMonday } from '#app/time/calendar.ts';
import { closedDays, dayWithWeekday, nextOpening, openingDay } from './opening-days.ts';

const hours = [{ days: weekFromMonday.slice(0, 6), from: 540, to: 1110 }];
const sunday = '2026-11-29';
const monday = { day: '2026-11-30', name: 'Guru Nanak Jayanti' };

test('on every day of the week, Sunday is closed and opens on Monday', () => {
  for (const today of daysFrom(sunday, 7)) {
    const [closed, ...others] = closedDays(hours, [], today);
    expect(others, today).toEqual([]);
    expect(weekdayOf(closed?.day ?? ''), today).toBe('Sun');
    const next = nextOpening(hours, [], closed?.day ?? '');
    expect([weekdayOf(next?.day ?? ''), next?.times[0]?.from], today).toEqual(['Mon', 540]);
  }
});

test('a holiday is closed with its name, and the day before opens after it', () => {
  expect(openingDay(hours, [monday], monday.day)).toEqual({ day: monday.day, times: [], holiday: monday });
  expect(nextOpening(hours, [monday], sunday)?.day).toBe('2026-12-01');
  expect(closedDays(hours, [monday], sunday).map(({ day }) => day)).toEqual([sunday, monday.day]);
});

test('a hospital that is open day and night keeps no holiday', () => {
  const always = [{ days: weekFromMonday, from: 0, to: 1440 }];
  expect(closedDays(always, [monday], sunday)).toEqual([]);
});

test('the times of a day are in their order, with its weekday alone', () => {
  const twice = [
    { days: weekFromMonday, from: 960, to: 1080 },
    { days: weekFromMonday, from: 540, to: 720 },
  ];
  expect(openingDay(twice, [], sunday).times).toEqual([
    { days: ['Sun'], from: 540, to: 720 },
    { days: ['Sun'], from: 960, to: 1080 },
  ]);
});

test('without hours there is no next opening', () => {
  expect(nextOpening([], [], sunday)).toBeUndefined();
});

test('a weekday is today, or one of the six days after it', () => {
  expect(dayWithWeekday(sunday, 'Sun')).toBe(sunday);
  expect(dayWithWeekday(addDays(sunday, 1), 'Sun')).toBe('2026-12-06');
});
