import { describe, expect, test } from 'vitest';
import { weekdays, weekFromMonday } from '#app/time/calendar.ts';
import type { OpeningHours } from './fact-types.ts';
import { endOfDay, isAlwaysOpen, isOpenAt, openingTimesAt } from './open-now.ts';

const weekdaysToSaturday = weekFromMonday.slice(0, 6);
const hours: OpeningHours = [
  { days: weekdaysToSaturday, from: 9 * 60, to: 18 * 60 + 30 },
  { days: ['Sun'], from: 10 * 60, to: 13 * 60 },
];
const holidays = [{ day: '2026-12-25', name: 'Christmas' }];
/** 23 November 2026 is a Monday. */
const at = (time: string) => new Date(`${time}+05:30`);

test.each([
  ['2026-11-23T09:00', true],
  ['2026-11-23T08:59:59', false],
  ['2026-11-23T18:29:59', true],
  ['2026-11-23T18:30', false],
  ['2026-11-23T23:59:59', false],
  ['2026-11-24T00:00', false],
  // Sunday has other hours than the weekdays.
  ['2026-11-22T10:00', true],
  ['2026-11-22T13:00', false],
  ['2026-11-22T17:00', false],
  // A Friday that is a holiday, and the next Friday.
  ['2026-12-25T11:00', false],
  ['2027-01-01T11:00', true],
])('at %s in India the hospital is open: %s', (time, isOpen) => {
  expect(isOpenAt(hours, holidays, at(time))).toBe(isOpen);
});

test('uses the day in India while UTC is still on the day before', () => {
  const early: OpeningHours = [{ days: ['Tue'], from: 0, to: 5 * 60 }];
  expect(isOpenAt(early, [], new Date('2026-11-23T18:30:00Z'))).toBe(true);
  expect(isOpenAt(early, [], new Date('2026-11-23T18:29:59Z'))).toBe(false);
});

test('hours that end at midnight include the last minute of the day', () => {
  const late: OpeningHours = [{ days: ['Mon'], from: 20 * 60, to: endOfDay }];
  expect(isOpenAt(late, [], at('2026-11-23T23:59'))).toBe(true);
  expect(isOpenAt(late, [], at('2026-11-24T00:00'))).toBe(false);
});

test('finds the right one of two opening times on a day', () => {
  const split: OpeningHours = [
    { days: ['Mon'], from: 540, to: 780 },
    { days: ['Mon'], from: 960, to: 1140 },
  ];
  expect(openingTimesAt(split, [], at('2026-11-23T16:30'))).toBe(split[1]);
  expect(openingTimesAt(split, [], at('2026-11-23T14:00'))).toBeUndefined();
});

test('a hospital without opening hours is never open', () => {
  expect(isOpenAt(null, [], at('2026-11-23T11:00'))).toBe(false);
});

describe('day and night', () => {
  const always: OpeningHours = [{ days: weekdays, from: 0, to: endOfDay }];

  test('holds on holidays too', () => {
    expect(isAlwaysOpen(always)).toBe(true);
    expect(isOpenAt(always, holidays, at('2026-12-25T03:00'))).toBe(true);
  });

  test('is neither a week without a Sunday nor a day without a minute', () => {
    expect(isAlwaysOpen([{ days: weekdaysToSaturday, from: 0, to: endOfDay }])).toBe(false);
    expect(isAlwaysOpen([{ days: weekdays, from: 0, to: endOfDay - 1 }])).toBe(false);
  });
});
