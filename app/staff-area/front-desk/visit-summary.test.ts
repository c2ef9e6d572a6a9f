import { expect, test } from 'vitest';
import type { AppointmentStatus } from '#app/appointments/appointment.values.ts';
import { knownText, summariseVisits } from './visit-summary.ts';

const today = '2026-11-24';
const visit = (day: string, status: AppointmentStatus, arrivedAt: Date | null = null) => ({
  ...{ day, status, arrivedAt },
  minute: 600,
  doctorName: 'Dr. Rao',
});

test('counts kept, coming and missed visits apart, and leaves out cancelled ones', () => {
  const summary = summariseVisits(
    [
      visit('2026-12-08', 'requested'),
      visit('2026-12-01', 'confirmed'),
      visit('2026-11-30', 'cancelled'),
      visit(today, 'confirmed', new Date('2026-11-24T04:00:00Z')),
      visit('2026-11-10', 'confirmed'),
      visit('2026-11-03', 'no-show'),
      visit('2026-10-27', 'completed'),
    ],
    today,
  );
  expect(summary.kept.map(({ day }) => day)).toEqual([today, '2026-11-10', '2026-10-27']);
  expect(summary.coming.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-08']);
  expect(summary.missed).toBe(1);
  expect(knownText(summary)).toBe(
    'Known here: 3 visits, last on 24 November 2026, with Dr. Rao. Next: Tue 1 December 2026, 10:00 AM, with Dr. Rao. Did not come: 1.',
  );
});

test('says that a phone is known before its first visit', () => {
  expect(knownText(summariseVisits([visit(today, 'requested')], today))).toBe(
    'Known here: no visit yet. Next: Tue 24 November 2026, 10:00 AM, with Dr. Rao.',
  );
});
