import { expect, test } from 'vitest';
import { slots } from '#app/time/slots.ts';
import { hindiTime, hindiWeekdayDate, hindiWeekdayName } from './dates.ts';

test('an hour is said with its part of the day, and minutes only where there are any', () => {
  expect([9 * 60 + 30, 12 * 60, 15 * 60, 16 * 60, 18 * 60].map(hindiTime)).toEqual([
    'सुबह 9:30 बजे',
    'दोपहर 12 बजे',
    'दोपहर 3 बजे',
    'शाम 4 बजे',
    'शाम 6 बजे',
  ]);
});

test('each slot has a time of its own, without Latin letters', () => {
  const times = slots.map(hindiTime);
  expect(new Set(times).size).toBe(slots.length);
  expect(times.join('')).not.toMatch(/[a-z]/i);
});

test('days are said with digits from 0 to 9 and without commas', () => {
  expect(hindiWeekdayDate('2026-11-24')).toBe('मंगलवार 24 नवंबर');
  expect(hindiWeekdayName('Sun')).toBe('रविवार');
  expect(hindiWeekdayName('Sat')).toBe('शनिवार');
});
