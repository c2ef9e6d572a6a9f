import { expect, test } from 'vitest';
import { neutralText } from '#app/appointments/appointment.words.ts';
import { type DeskEntry, withFreeTimes } from './desk-board.ts';
import { deskSteps, isTaken, possibleSteps } from './desk-steps.ts';

const today = '2026-11-23';
const standing = { status: 'confirmed', arrivedAt: null, day: today } as const;

test.each([
  ['a request for today', { ...standing, status: 'requested' }, ['confirm', 'arrive', 'no-show']],
  ['a request for later', { ...standing, status: 'requested', day: '2026-11-24' }, ['confirm']],
  ['a confirmed one of today', standing, ['arrive', 'complete', 'no-show']],
  ['a confirmed one of later', { ...standing, day: '2026-11-24' }, []],
  ['whoever has arrived', { ...standing, arrivedAt: new Date(0) }, ['complete']],
  ['a completed one', { ...standing, status: 'completed' }, []],
  ['a cancelled one', { ...standing, status: 'cancelled' }, []],
] as const)('the desk offers for %s what the state rules allow', (_what, appointment, steps) => {
  expect(possibleSteps(appointment, today)).toEqual(steps);
});

test.each([
  ['a request', { ...standing, status: 'requested' }, []],
  ['a confirmed one', standing, ['confirm']],
  ['whoever has arrived', { ...standing, arrivedAt: new Date(0) }, ['confirm', 'arrive']],
  ['a completed one', { ...standing, status: 'completed', arrivedAt: new Date(0) }, ['complete']],
  ['a cancelled one', { ...standing, status: 'cancelled' }, []],
] as const)('of %s the steps that led there are known as taken', (_what, appointment, steps) => {
  expect(deskSteps.filter((step) => isTaken(step, appointment))).toEqual(steps);
});

test('free times stand between the appointments, those that follow each other as one', () => {
  const entry = (minute: number) => ({ id: String(minute), minute }) as DeskEntry;
  const rows = withFreeTimes([entry(600), entry(600), entry(720)], [750, 540, 570, 630]);
  expect(rows).toEqual([
    { free: [540, 570] },
    entry(600),
    entry(600),
    { free: [630] },
    entry(720),
    { free: [750] },
  ]);
});

test('a message to the person names when, the reference and the phone, and nobody else', () => {
  const text = neutralText(
    { status: 'confirmed', day: today, minute: 630, reference: 'K7P4RX' },
    '+91 00000 00001',
  );
  expect(text).toBe(
    'Your appointment: Mon 23 November 2026, 10:30 AM. Reference K7P-4RX. Questions or changes: +91 00000 00001',
  );
});
