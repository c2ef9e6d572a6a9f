import { describe, expect, test } from 'vitest';
import type { BookingRules } from '#app/appointments/free-times/schedule.ts';
import type { OfferedDoctor } from '#app/doctors/hours/doctor-hours.ts';
import { slots } from '#app/time/slots.ts';
import { hoursOf } from '#tests/support/appointments.ts';
import { firstFreeTimes, freeQueryOf, specialtiesOf, suits } from './free-times.ts';

/** Friday, 20 November 2026, 11:10 AM in India. */
const now = new Date('2026-11-20T05:40:00Z');
const rules: BookingRules = { now, by: 'staff', holidays: [], noticeHours: 0, horizonDays: 365 };

const doctorOf = (overrides: Partial<OfferedDoctor> = {}): OfferedDoctor => ({
  ...hoursOf({ hospitalSlots: [600, 690, 720], videoSlots: [690, 1050] }),
  specialization: 'Child psychiatry',
  gender: 'woman',
  languages: ['hi', 'pa'],
  ...overrides,
});
const queryOf = (query: string) => freeQueryOf(new URLSearchParams(query));

const timesOf = (query: string, doctor = doctorOf(), taken: Readonly<Record<string, number[]>> = {}) =>
  firstFreeTimes(doctor, queryOf(query), (day) => new Set(taken[day]), rules).map(
    ({ day, minute, visits }) => `${day} ${minute} ${visits.join(' ')}`,
  );

describe('the first free times of a doctor', () => {
  test('begin now, are three at most, and say each kind of visit', () => {
    expect(timesOf('')).toEqual([
      '2026-11-20 690 hospital video',
      '2026-11-20 720 hospital',
      '2026-11-20 1050 video',
    ]);
  });

  test('leave out booked times and go on with the next day', () => {
    const taken = { '2026-11-20': [690, 720], '2026-11-21': [600] };
    expect(timesOf('visit=hospital', doctorOf(), taken)).toEqual([
      '2026-11-21 690 hospital',
      '2026-11-21 720 hospital',
      '2026-11-22 600 hospital',
    ]);
  });

  test.each([
    ['time=evening', ['2026-11-20 1050 video', '2026-11-21 1050 video', '2026-11-22 1050 video']],
    ['visit=video&day=Sat', ['2026-11-21 690 video', '2026-11-21 1050 video', '2026-11-28 690 video']],
    ['visit=hospital&time=evening', []],
  ])('are those of the choice %s', (query, expected) => {
    expect(timesOf(query)).toEqual(expected);
  });

  test('count 17:00 as evening, and 16:30 not', () => {
    const doctor = doctorOf({ hospitalSlots: [990, 1020], videoSlots: [], workingDays: ['Sat'] });
    expect(timesOf('time=evening', doctor)[0]).toBe('2026-11-21 1020 hospital');
  });

  test('end after 60 days', () => {
    const leave = [{ from: '2026-11-20', to: '2027-01-18', note: '' }];
    expect(timesOf('', doctorOf({ leave }))).toEqual([]);
    const shorter = [{ from: '2026-11-20', to: '2027-01-17', note: '' }];
    expect(timesOf('', doctorOf({ leave: shorter }))[0]).toBe('2027-01-18 600 hospital');
  });
});

describe('a doctor suits', () => {
  test.each([
    ['', {}],
    ['specialty=child%20PSYCHIATRY', {}],
    ['gender=woman&language=pa&day=Sat&time=evening&visit=video', {}],
    ['time=evening&visit=hospital', { hospitalSlots: slots }],
    ['gender=none&language=fr&visit=home&day=Someday', {}],
  ])('the choices %s', (query, overrides) => {
    expect(suits(doctorOf(overrides), queryOf(query))).toBe(true);
  });

  test.each([
    ['', { availability: 'unavailable' }],
    ['specialty=Psychiatry', {}],
    ['gender=man', {}],
    ['gender=woman', { gender: null }],
    ['language=ta', {}],
    ['day=Sun', { workingDays: ['Sat'] }],
    ['time=evening&visit=hospital', {}],
    ['visit=video', { registrationNumber: null, registrationCouncil: null }],
  ] as const)('not the choices %s if the doctor has %j', (query, overrides) => {
    expect(suits(doctorOf(overrides), queryOf(query))).toBe(false);
  });
});

test('lists each specialty once, whatever its case, in the order of the alphabet', () => {
  const doctors = ['Sleep medicine', 'child psychiatry', 'Sleep Medicine ', 'Neurology'].map(
    (specialization) => doctorOf({ specialization }),
  );
  expect(specialtiesOf(doctors)).toEqual(['child psychiatry', 'Neurology', 'Sleep Medicine']);
});
