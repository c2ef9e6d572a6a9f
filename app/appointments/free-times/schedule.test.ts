import { describe, expect, test } from 'vitest';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { closedDayWords } from '#messages/appointments/closed-days.ts';
import { hoursOf } from '#tests/support/appointments.ts';
import { setTimeZone, timeZones } from '#tests/support/time-zones.ts';
import {
  type BookingRules,
  dayClosedReason,
  dayState,
  dayStates,
  earliestFree,
  isTooSoon,
  usualVisit,
} from './schedule.ts';

/** Friday, 20 November 2026, 15:30 in India. */
const friday = new Date('2026-11-20T10:00:00Z');

const rules = (overrides: Partial<BookingRules> = {}): BookingRules => ({
  now: friday,
  by: 'visitor',
  holidays: [{ day: '2026-11-25', name: 'Founders’ day' }],
  noticeHours: 2,
  horizonDays: 30,
  ...overrides,
});

const noneTaken = new Set<number>();
const weekly: Partial<DoctorHours> = { workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] };

test.each<[string, Partial<DoctorHours>, string, string | undefined]>([
  ['an ordinary day is open', weekly, '2026-11-24', undefined],
  ['Sunday', weekly, '2026-11-22', 'not-working'],
  [
    'the first day of a leave',
    { leave: [{ from: '2026-11-23', to: '2026-11-26', note: '' }] },
    '2026-11-23',
    'leave',
  ],
  [
    'the last day of a leave',
    { leave: [{ from: '2026-11-23', to: '2026-11-26', note: '' }] },
    '2026-11-26',
    'leave',
  ],
  [
    'the day after a leave is open',
    { leave: [{ from: '2026-11-23', to: '2026-11-26', note: '' }] },
    '2026-11-27',
    undefined,
  ],
  [
    'a day of which a leave blocks some hours is open',
    { leave: [{ from: '2026-11-23', to: '2026-11-26', fromTime: '09:00', toTime: '09:30', note: '' }] },
    '2026-11-24',
    undefined,
  ],
  [
    'a day of which a leave blocks all hours',
    { leave: [{ from: '2026-11-23', to: '2026-11-26', fromTime: '00:00', toTime: '23:59', note: '' }] },
    '2026-11-24',
    'leave',
  ],
  ['a holiday of the hospital', {}, '2026-11-25', 'holiday'],
  ['yesterday', {}, '2026-11-19', 'past'],
  ['the Sunday before, on which nobody works', weekly, '2026-11-15', 'not-working'],
  ['the last day of the horizon is open', {}, '2026-12-19', undefined],
  ['the day after it', {}, '2026-12-20', 'too-far'],
  ['a doctor without slots', { hospitalSlots: [] }, '2026-11-24', 'not-offered'],
  ['a doctor who is not available', { availability: 'unavailable' }, '2026-11-24', 'unavailable'],
  ['a doctor who is not shown', { isActive: false }, '2026-11-24', 'unavailable'],
])('decides whether a day is closed: %s (%#)', (_, hours, day, closed) => {
  expect(dayClosedReason(hoursOf(hours), 'hospital', day, rules())).toBe(closed);
});

test('offers hospital slots but no video slots for a doctor without a registration', () => {
  const unregistered = hoursOf({ registrationCouncil: null, registrationNumber: null });
  expect(dayClosedReason(unregistered, 'video', '2026-11-24', rules())).toBe('not-offered');
  expect(dayClosedReason(unregistered, 'hospital', '2026-11-24', rules())).toBeUndefined();
});

test('lists taken slots and marks them as taken', () => {
  const { slots } = dayState(
    hoursOf({ hospitalSlots: [540, 570] }),
    'hospital',
    '2026-11-24',
    new Set([540]),
    rules(),
  );
  expect(slots).toEqual([
    { minute: 540, closed: 'taken' },
    { minute: 570, closed: null },
  ]);
});

test('closes a day as full if all slots are taken, and as over if all are too soon', () => {
  const doctor = hoursOf({ hospitalSlots: [540, 570] });
  expect(dayState(doctor, 'hospital', '2026-11-24', new Set([540, 570]), rules()).closed).toBe('full');
  expect(dayState(doctor, 'hospital', '2026-11-20', noneTaken, rules()).closed).toBe('over');
});

test('requires exactly two hours’ notice from visitors, and none from staff', () => {
  // The clock says 15:30 in India, so 17:30 is just early enough.
  const at = (minute: number, overrides: Partial<BookingRules> = {}) =>
    isTooSoon('2026-11-20', minute, rules(overrides));
  expect([at(17 * 60), at(17 * 60 + 30)]).toEqual([true, false]);
  expect(at(17 * 60 + 30, { now: new Date(friday.getTime() + 1) })).toBe(true);
  expect(at(9 * 60, { by: 'staff' })).toBe(false);
});

test('gives every closed day its own reason in words, in each locale', () => {
  for (const locale of localeTags) {
    const { reason } = messagesIn(locale, closedDayWords);
    const words = (
      ['past', 'too-far', 'holiday', 'leave', 'full', 'over', 'unavailable', 'not-offered'] as const
    ).map((closed) => reason(closed, '2026-11-22', []));
    expect([locale, new Set([...words, reason('not-working', '2026-11-22', [])]).size]).toEqual([locale, 9]);
  }
  expect(closedDayWords.reason('not-working', '2026-11-22', [])).toBe('Not on Sundays');
  expect(closedDayWords.reason('holiday', '2026-11-25', rules().holidays)).toBe('Founders’ day');
});

describe.each(timeZones)('on a machine in %s', (zone) => {
  test('starts with the new day at midnight in India', () => {
    setTimeZone(zone);
    const days = (now: string) =>
      dayStates(hoursOf(), 'hospital', () => noneTaken, rules({ now: new Date(now), horizonDays: 2 })).map(
        ({ day }) => day,
      );
    expect(days('2026-11-20T18:29:59Z')).toEqual(['2026-11-20', '2026-11-21']);
    expect(days('2026-11-20T18:30:00Z')).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('includes 29 February in leap years only', () => {
    setTimeZone(zone);
    const strip = (now: string) =>
      dayStates(
        hoursOf(weekly),
        'hospital',
        () => noneTaken,
        rules({ now: new Date(now), horizonDays: 3 }),
      ).map(({ day, closed }) => [day, closed]);
    expect(strip('2028-02-28T04:00:00Z')).toEqual([
      ['2028-02-28', null],
      ['2028-02-29', null],
      ['2028-03-01', null],
    ]);
    expect(strip('2027-02-27T04:00:00Z').map(([day]) => day)).toEqual([
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
    ]);
  });

  test('decides whether a slot is too soon by the time in India', () => {
    setTimeZone(zone);
    expect(isTooSoon('2028-02-29', 540, rules({ now: new Date('2028-02-29T01:30:00Z') }))).toBe(false);
    expect(isTooSoon('2028-02-29', 540, rules({ now: new Date('2028-02-29T01:30:01Z') }))).toBe(true);
  });
});

test('the earliest free time skips closed days and taken times', () => {
  const full = { day: '2026-11-23', closed: 'full', slots: [{ minute: 600, closed: 'taken' }] } as const;
  const open = {
    day: '2026-11-24',
    closed: null,
    slots: [
      { minute: 600, closed: 'taken' },
      { minute: 630, closed: null },
    ],
  } as const;
  expect(earliestFree([full, open])).toEqual({ day: '2026-11-24', minute: 630 });
  expect(earliestFree([full])).toBeUndefined();
});

test('offers no time that runs into the hours of a leave, on its days alone', () => {
  const away = hoursOf({
    hospitalSlots: [540, 570, 600, 630, 660],
    leave: [{ from: '2026-11-24', to: '2026-11-24', fromTime: '09:45', toTime: '10:30', note: '' }],
  });
  const minutesOn = (day: string) =>
    dayState(away, 'hospital', day, noneTaken, rules()).slots.map(({ minute }) => minute);
  expect(minutesOn('2026-11-24')).toEqual([540, 630, 660]);
  expect(minutesOn('2026-11-26')).toEqual([540, 570, 600, 630, 660]);
});

test('offers on a weekday with other hours only the slots within them, and without those of a leave', () => {
  const doctor = hoursOf({
    hospitalSlots: [540, 570, 600, 630, 660],
    videoSlots: [1080],
    weekdayHours: { Tue: { from: 570, to: 660 } },
    leave: [{ from: '2026-11-24', to: '2026-11-24', fromTime: '09:30', toTime: '10:00', note: '' }],
  });
  const minutesOn = (day: string) =>
    dayState(doctor, 'hospital', day, noneTaken, rules()).slots.map(({ minute }) => minute);
  expect(minutesOn('2026-11-24')).toEqual([600, 630]);
  expect(minutesOn('2026-11-26')).toEqual([540, 570, 600, 630, 660]);
  expect(dayClosedReason(doctor, 'video', '2026-11-24', rules())).toBe('not-working');
  expect(dayClosedReason(doctor, 'video', '2026-11-26', rules())).toBeUndefined();
});

test('starts a form with the kind of visit that the doctor offers at a time of that day', () => {
  const doctor = hoursOf({
    hospitalSlots: [540],
    videoSlots: [1080],
    weekdayHours: { Tue: { from: 1050, to: 1140 } },
  });
  const visitAt = (minute: number) => usualVisit(doctor, { day: '2026-11-24', minute });
  expect([visitAt(1050), visitAt(1080), usualVisit(doctor)]).toEqual(['hospital', 'video', 'hospital']);
  const byVideo = hoursOf({
    hospitalSlots: [],
    videoSlots: [1080],
    weekdayHours: { Tue: { from: 540, to: 600 } },
  });
  expect(usualVisit(byVideo, { day: '2026-11-24', minute: 540 })).toBe('video');
});
