import { expect, test } from 'vitest';
import { ownStatusText, sinceText } from './own-day.ts';

const now = new Date('2026-11-24T06:30:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  [0, 'just now'],
  [-1, 'just now'],
  [0.9, 'just now'],
  [1, '1 min ago'],
  [59.9, '59 min ago'],
  [60, '1 h ago'],
  [125, '2 h 5 min ago'],
])('describes an arrival %d minutes ago', (minutes, text) => {
  expect(sinceText(ago(minutes), now)).toBe(text);
});

test('adds the time since the arrival only for a person who waits today', () => {
  const arrived = { status: 'confirmed', arrivedAt: ago(12), withDoctorAt: null } as const;
  expect(ownStatusText(arrived, now, true)).toBe('Arrived 12 min ago');
  expect(ownStatusText(arrived, now, false)).toBe('Arrived');
  expect(ownStatusText({ ...arrived, status: 'completed' }, now, true)).toBe('Completed');
  expect(ownStatusText({ ...arrived, arrivedAt: null }, now, true)).toBe('Confirmed');
  const inside = { ...arrived, withDoctorAt: ago(5) };
  expect(ownStatusText(inside, now, true)).toBe('With you, 5 min');
  expect(ownStatusText({ ...inside, status: 'completed' }, now, true)).toBe('Completed');
});
