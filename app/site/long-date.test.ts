import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test('a day stays that day', () => {
  expect(longDate('2026-11-20')).toBe('20 November 2026');
  expect(longDate('2026-01-01')).toBe('1 January 2026');
  expect(longDate('2025-12-31')).toBe('31 December 2025');
});

test('a moment is told by the calendar of India', () => {
  expect(longDate('2026-11-20T18:29:59.999Z')).toBe('20 November 2026');
  expect(longDate('2026-11-20T18:30:00.000Z')).toBe('21 November 2026');
  expect(longDate(Date.UTC(2026, 11, 31, 18, 30))).toBe('1 January 2027');
});
