import { expect, test } from 'vitest';
import { momentInIndia } from '#app/time/calendar.ts';
import { neutralMessage } from '#messages/appointments/neutral-message.ts';
import { type DeskEntry, insertFreeTimes, openText } from './desk-board.ts';
import { allowedSteps, deskSteps, earlyQuestion, isStepDone } from './desk-steps.ts';

const today = '2026-11-23';
const standing = { status: 'confirmed', arrivedAt: null, withDoctorAt: null, day: today } as const;
const here = { ...standing, arrivedAt: new Date(0) } as const;

test.each([
  ['a request for today', { ...standing, status: 'requested' }, ['confirm', 'arrive', 'no-show']],
  ['a request for later', { ...standing, status: 'requested', day: '2026-11-24' }, ['confirm']],
  ['a confirmed appointment today', standing, ['arrive', 'complete', 'no-show']],
  ['a confirmed appointment later', { ...standing, day: '2026-11-24' }, []],
  ['an arrived person', here, ['complete', 'with-doctor']],
  ['a person with the doctor', { ...here, withDoctorAt: new Date(0) }, ['complete']],
  ['an arrived person of yesterday', { ...here, day: '2026-11-22' }, ['complete']],
  [
    'a confirmed appointment of yesterday',
    { ...standing, day: '2026-11-22' },
    ['complete', 'arrive', 'no-show'],
  ],
  [
    'a request of yesterday',
    { ...standing, status: 'requested', day: '2026-11-22' },
    ['arrive', 'no-show', 'confirm'],
  ],
  ['a completed appointment', { ...standing, status: 'completed' }, []],
  ['a cancelled appointment', { ...standing, status: 'cancelled' }, []],
] as const)('offers for %s only the steps that the state rules allow', (_what, appointment, steps) => {
  expect(allowedSteps(appointment, today)).toEqual(steps);
});

test('asks before the end of a visit whose time has not come, and not afterwards', () => {
  const visit = { ...standing, minute: 600 };
  const before = momentInIndia(today, 599);
  expect(deskSteps.filter((step) => earlyQuestion(step, visit, before) !== undefined)).toEqual([
    'complete',
    'no-show',
  ]);
  expect(deskSteps.filter((step) => earlyQuestion(step, visit, momentInIndia(today, 600)))).toEqual([]);
});

test.each([
  ['a request', { ...standing, status: 'requested' }, []],
  ['a confirmed appointment', standing, ['confirm']],
  ['an arrived person', here, ['confirm', 'arrive']],
  ['a person with the doctor', { ...here, withDoctorAt: new Date(0) }, ['confirm', 'arrive', 'with-doctor']],
  ['a completed appointment', { ...standing, status: 'completed', arrivedAt: new Date(0) }, ['complete']],
  ['a cancelled appointment', { ...standing, status: 'cancelled' }, []],
] as const)('treats the steps that led to %s as taken', (_what, appointment, steps) => {
  expect(deskSteps.filter((step) => isStepDone(step, appointment))).toEqual(steps);
});

test.each([
  ['nothing before the fifth minute', { minute: 604 }, null],
  ['how late the person is', { minute: 605 }, 'Late: 5 min'],
  ['how late the person of a request is', { minute: 665, status: 'requested' }, 'Late: 1 h 5 min'],
  ['nothing of a person who has arrived', { minute: 665, arrivedAt: new Date(0) }, null],
  ['nothing after an outcome', { minute: 665, status: 'no-show' }, null],
  [
    'that there is no outcome from the next day on',
    { minute: 24 * 60, arrivedAt: new Date(0) },
    'No outcome yet',
  ],
] as const)('shows %s', (_what, { minute, ...more }, shown) => {
  expect(openText({ ...standing, minute: 600, ...more }, momentInIndia(today, minute))).toBe(shown);
});

test('inserts free times between the appointments and groups consecutive ones', () => {
  const entry = (minute: number) => ({ id: String(minute), minute }) as DeskEntry;
  const free = (minute: number) => ({ minute, visit: 'hospital' }) as const;
  const rows = insertFreeTimes([entry(600), entry(600), entry(720)], [750, 540, 570, 630].map(free));
  expect(rows).toEqual([
    { free: [540, 570].map(free) },
    entry(600),
    entry(600),
    { free: [free(630)] },
    entry(720),
    { free: [free(750)] },
  ]);
});

test('writes a message with time, reference and phone, and without any name', () => {
  const text = neutralMessage(
    { status: 'confirmed', day: today, minute: 630, reference: 'K7P4RX' },
    '+91 00000 00001',
  );
  expect(text).toBe(
    'Your appointment: Mon 23 November 2026, 10:30 AM. Reference K7P-4RX. Questions or changes: +91 00000 00001',
  );
});
