import { expect, test } from 'vitest';
import { paise } from '#app/money/money.ts';
import { forecastOf } from './message-costs.ts';

test('the forecast is the cost of an appointment so far, times the appointments at the pace of the days so far', () => {
  expect(forecastOf(paise(1_250), { soFar: 40, booked: 45, days: 12, daysOfMonth: 31 })).toEqual({
    // 40 in 12 days are 103.3 in 31.
    appointments: 104,
    isBooked: false,
    cost: paise(3_250),
  });
});

test('appointments that are booked already count if they are more than the pace brings', () => {
  expect(forecastOf(paise(100), { soFar: 3, booked: 60, days: 1, daysOfMonth: 10 })).toEqual({
    appointments: 60,
    isBooked: true,
    cost: paise(2_000),
  });
});

test('a part of a paisa is rounded up, and without an appointment there is no forecast', () => {
  expect(forecastOf(paise(1), { soFar: 3, booked: 4, days: 30, daysOfMonth: 30 })?.cost).toBe(2);
  expect(forecastOf(paise(0), { soFar: 3, booked: 3, days: 30, daysOfMonth: 30 })?.cost).toBe(0);
  expect(forecastOf(paise(100), { soFar: 0, booked: 9, days: 3, daysOfMonth: 30 })).toBeNull();
});
