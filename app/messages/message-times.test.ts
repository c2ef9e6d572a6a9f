import { expect, test } from 'vitest';
import { momentInIndia } from '#app/time/calendar.ts';
import { messagesOff } from './message-settings.ts';
import {
  capPeriods,
  dueAt,
  expiresAt,
  feedbackDue,
  isQuiet,
  nextAttempt,
  reminderWindows,
} from './message-times.ts';

const at = (minute: number, day = '2026-11-20') => momentInIndia(day, minute);
const clock = (hour: number, minute = 0) => hour * 60 + minute;
const visit = (minute: number, day = '2026-11-20') => ({ day, minute });

test.each([
  [clock(20, 59), false],
  [clock(21), true],
  [clock(23, 59), true],
  [0, true],
  [clock(7, 29), true],
  [clock(7, 30), false],
])('minute %i of the day is quiet: %s', (minute, quiet) => {
  expect(isQuiet(at(minute), messagesOff.quiet)).toBe(quiet);
});

test('the message about a change by staff waits ten minutes, unless the visit is less than three hours ahead', () => {
  const now = at(clock(10));
  expect(dueAt(now, visit(clock(13)), true)).toEqual(at(clock(10, 10)));
  expect(dueAt(now, visit(clock(12, 59)), true)).toEqual(now);
  expect(dueAt(now, visit(clock(13)), false)).toEqual(now);
  expect(dueAt(now, { day: null, minute: null }, true)).toEqual(at(clock(10, 10)));
});

test('a message expires when its visit begins or after twelve hours; a cancellation only after twelve hours', () => {
  const now = at(clock(10));
  expect(expiresAt('moved', now, visit(clock(13)))).toEqual(at(clock(13)));
  expect(expiresAt('moved', now, visit(clock(13), '2026-11-25'))).toEqual(at(clock(22)));
  expect(expiresAt('cancelled', now, visit(clock(11)))).toEqual(at(clock(22)));
});

test('retries after 1, 5, 15 and 60 minutes, and never after the message has expired', () => {
  const now = at(clock(10));
  const end = at(clock(22));
  const pauses = [1, 2, 3, 4, 5].map((attempts) => nextAttempt(now, attempts, end));
  expect(pauses).toEqual([at(clock(10, 1)), at(clock(10, 5)), at(clock(10, 15)), at(clock(11)), undefined]);
  expect(nextAttempt(now, 1, at(clock(10, 1)))).toBeUndefined();
  expect(nextAttempt(now, 1, end, 120)).toEqual(at(clock(10, 2)));
  expect(nextAttempt(now, 2, end, 120)).toEqual(at(clock(10, 5)));
});

test.each([
  [clock(7, 29), []],
  [clock(7, 30), [['today', '2026-11-20', clock(8), clock(9, 30)]]],
  [clock(16), [['today', '2026-11-20', clock(16, 30), clock(18)]]],
  [
    clock(18),
    [
      ['tomorrow', '2026-11-21', -1, clock(24)],
      ['today', '2026-11-20', clock(18, 30), clock(20)],
    ],
  ],
  [clock(20), [['today', '2026-11-20', clock(20, 30), clock(22)]]],
])('reminders are due at minute %i of the day for %j', (minute, expected) => {
  const windows = reminderWindows(at(minute));
  expect(windows.map(({ kind, day, after, upTo }) => [kind, day, after, upTo])).toEqual(expected);
});

test('the caps count from midnight in India, and from the first of the month', () => {
  expect(capPeriods(at(0, '2026-12-01'))).toEqual({ day: at(0, '2026-12-01'), month: at(0, '2026-12-01') });
  const before = new Date(at(0, '2026-12-01').getTime() - 1);
  expect(capPeriods(before)).toEqual({ day: at(0, '2026-11-30'), month: at(0, '2026-11-01') });
});

test.each([
  [clock(9, 59), undefined],
  [clock(10), '2026-11-19'],
  [clock(19, 59), '2026-11-19'],
  [clock(20), undefined],
])('at minute %i of the day people are asked how the visits of %s were', (minute, day) => {
  expect(feedbackDue(at(minute))).toEqual(day && { day, endsAt: at(clock(20)) });
});
