import { describe, expect, test } from 'vitest';
import type { BookingRules } from '#app/appointments/free-times/schedule.ts';
import { hoursOf } from '#tests/support/appointments.ts';
import { type WeekVisit, weekDay } from './doctor-week.ts';

/** Friday, 20 November 2026, 11:10 AM in India. */
const now = new Date('2026-11-20T05:40:00Z');
const rules: BookingRules = { now, by: 'staff', holidays: [], noticeHours: 0, horizonDays: 365 };
const doctor = hoursOf({ hospitalSlots: [600, 660, 690, 720], videoSlots: [660, 900] });

const visit = (minute: number, other: Partial<WeekVisit> = {}): WeekVisit => ({
  id: `at-${minute}`,
  day: '2026-11-20',
  minute,
  visit: 'hospital',
  status: 'confirmed',
  arrivedAt: null,
  withDoctorAt: null,
  inBetween: false,
  patientName: 'Asha Rani',
  ...other,
});

const linesOf = (kind: 'hospital' | 'video', day: string, visits: readonly WeekVisit[]) => {
  const week = weekDay(doctor, kind, day, visits, rules);
  const lines = [
    ...week.free.map((minute) => ({ minute, text: minute })),
    ...week.visits.map(({ minute, status }) => ({ minute, text: `${minute} ${status}` })),
  ];
  return lines.sort((one, other) => one.minute - other.minute).map(({ text }) => text);
};

describe('a day of the week by doctor', () => {
  test('has free times from now on between the appointments', () => {
    expect(linesOf('hospital', '2026-11-20', [visit(600), visit(690)])).toEqual([
      '600 confirmed',
      '690 confirmed',
      720,
    ]);
  });

  test('offers a cancelled time again, and keeps one that a visit by video holds', () => {
    const visits = [visit(660, { status: 'cancelled' }), visit(690, { visit: 'video' })];
    expect(linesOf('hospital', '2026-11-21', visits)).toEqual([600, 660, '690 confirmed', 720]);
  });

  test('keeps a time free beside an appointment in between', () => {
    expect(linesOf('hospital', '2026-11-21', [visit(600, { inBetween: true })])).toEqual([
      600,
      '600 confirmed',
      660,
      690,
      720,
    ]);
  });

  test('offers the times of the chosen kind of visit only', () => {
    expect(linesOf('video', '2026-11-21', [])).toEqual([660, 900]);
  });

  test('says why the doctor is away, and still shows the appointments of that day', () => {
    const away = { ...doctor, leave: [{ from: '2026-11-21', to: '2026-11-22', note: '' }] };
    const { closed, visits, free, hours, onLeave } = weekDay(
      away,
      'hospital',
      '2026-11-21',
      [visit(600)],
      rules,
    );
    expect(closed).toBe('On leave');
    expect([visits.length, free.length]).toEqual([1, 0]);
    expect(onLeave).toEqual(hours);
  });
});
