import { afterAll, beforeAll, expect, test } from 'vitest';
import { noFilter, type VisitWish } from '#app/doctors/directory/directory-filter.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDoctorWithHours, asVisitor, bookingInput, hoursOf } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { setTimeZone, timeZones } from '#tests/support/time-zones.ts';
import { bookAppointment } from '../appointment.commands.server.ts';
import { listNextFree } from './next-free.server.ts';
import { bookingRules } from './schedule.ts';

let store: TestStore;
let staff: Command;
let visitor: Command;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
  visitor = asVisitor(staff);
});
afterAll(() => store.dispose());

const next = (...doctors: DoctorHours[]) =>
  listNextFree(store.database, doctors, bookingRules('visitor', visitor));

const take = (doctor: DoctorHours, day: string, minute: number) =>
  bookAppointment(visitor, doctor, bookingInput({ doctorId: doctor.id, day, minute }));

test('returns the first slot that is neither taken nor too soon, of either kind', async () => {
  // The clock says 15:30 in India, and visitors book at least two hours ahead.
  const doctor = await addDoctorWithHours(staff, { hospitalSlots: [540, 1050, 1080], videoSlots: [1065] });
  const expectNext = async (day: string, minute: number) =>
    expect(await next(doctor)).toEqual([{ doctorId: doctor.id, day, minute }]);
  await expectNext('2026-11-20', 1050);
  await take(doctor, '2026-11-20', 1050);
  await expectNext('2026-11-20', 1065);
  await take({ ...doctor, hospitalSlots: [1065, 1080] }, '2026-11-20', 1065);
  await take(doctor, '2026-11-20', 1080);
  await expectNext('2026-11-21', 540);
});

test('skips days of leave, and doctors without any slot', async () => {
  const away = hoursOf({ id: 'b', hospitalSlots: [540], videoSlots: [], workingDays: ['Mon'] });
  const withoutSlots = hoursOf({ id: 'c', hospitalSlots: [], videoSlots: [] });
  const unavailable = hoursOf({ id: 'd', availability: 'unavailable' });
  const leave = [{ from: '2026-11-23', to: '2026-11-23', note: '' }];
  expect(await next(away, withoutSlots, unavailable, { ...away, id: 'e', leave })).toEqual([
    { doctorId: 'b', day: '2026-11-23', minute: 540 },
    { doctorId: 'e', day: '2026-11-30', minute: 540 },
  ]);
});

test('returns the first slot that fits the weekday, the time of day and the kind of visit', async () => {
  const doctor = hoursOf({
    id: 'f',
    hospitalSlots: [540, 1050],
    videoSlots: [600],
    workingDays: ['Mon', 'Tue'],
  });
  const nextFor = async (wish: Partial<VisitWish>) => {
    const rules = bookingRules('visitor', visitor);
    const [found] = await listNextFree(store.database, [doctor], rules, { ...noFilter, ...wish });
    return found && [found.day, found.minute];
  };
  expect(await nextFor({})).toEqual(['2026-11-23', 540]);
  expect(await nextFor({ time: 'evening' })).toEqual(['2026-11-23', 1050]);
  expect(await nextFor({ day: 'Tue', time: 'evening' })).toEqual(['2026-11-24', 1050]);
  expect(await nextFor({ video: '1' })).toEqual(['2026-11-23', 600]);
  expect(await nextFor({ video: '1', time: 'evening' })).toBeUndefined();
});

test('returns nothing for a doctor who is fully booked until the horizon', async () => {
  const doctor = await addDoctorWithHours(staff, {
    hospitalSlots: [540],
    videoSlots: [],
    workingDays: ['Mon'],
  });
  for (const day of ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']) await take(doctor, day, 540);
  expect(await next(doctor)).toEqual([]);
});

test.each(timeZones)('begins with today in India on a machine in %s, also on 29 February', async (zone) => {
  setTimeZone(zone);
  const doctor = hoursOf({ id: 'g', hospitalSlots: [540], videoSlots: [] });
  const nextAt = async (now: string) =>
    (
      await listNextFree(
        store.database,
        [doctor],
        bookingRules('visitor', { ...visitor, now: new Date(now) }),
      )
    )[0]?.day;
  // 29 February is tomorrow at 23:59 in India, and today a minute later.
  expect(await nextAt('2028-02-28T18:29:00Z')).toBe('2028-02-29');
  expect(await nextAt('2028-02-28T18:30:00Z')).toBe('2028-02-29');
  // 07:00 in India is the last minute to book 09:00. In Los Angeles it is still the day before.
  expect(await nextAt('2028-02-29T01:30:00Z')).toBe('2028-02-29');
  expect(await nextAt('2028-02-29T01:31:00Z')).toBe('2028-03-01');
});
