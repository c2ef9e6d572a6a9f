import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import type { BookingContext } from '#app/appointments/free-times/schedule.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { daysFrom } from '#app/time/calendar.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { addManyAppointments } from '#tests/support/many-appointments.ts';
import { queryCostOf } from '#tests/support/query-cost.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { readLeaveVisits } from './leave-visits.server.ts';
import { readMoveChoices } from './move-places.server.ts';

/** Friday, 20 November 2026, 11:30 AM in India. */
const now = new Date('2026-11-20T06:00:00Z');
const day = '2026-11-24';
const moment: BookingContext = { now, facts: { ...defaultFacts, hospitalHolidays: [] } };
const closedOn = (closed: string): BookingContext => ({
  now,
  facts: { ...moment.facts, hospitalHolidays: [{ day: closed, name: 'Founders’ day' }] },
});

let store: TestStore;
let staff: Command;
let doctor: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store, { now });
});
afterAll(() => store.dispose());
beforeEach(async () => {
  // Each test has the store to itself.
  await store.binding.batch([
    store.binding.prepare('delete from appointments'),
    store.binding.prepare('delete from doctors'),
  ]);
  doctor = await addDoctorWithHours(staff, { name: 'Dr. Away' });
});

const setLeave = (leave: readonly object[], { id } = doctor) =>
  store.binding.prepare('update doctors set leave = ? where id = ?').bind(JSON.stringify(leave), id).run();

const book = (overrides: Parameters<typeof bookingInput>[0] = {}, hours = doctor) =>
  bookAppointment(asVisitor(staff), hours, bookingInput({ doctorId: hours.id, day, ...overrides }));

const listed = async (asked = moment, doctorId: string | null = null) =>
  (await readLeaveVisits(store.database, asked, doctorId)).map(({ patientName, absence }) => [
    patientName,
    absence,
  ]);

describe('the visits during a leave', () => {
  test('are those that the leave blocks, by its days and by its hours', async () => {
    await book({ minute: 600, patientName: 'Before' });
    await book({ minute: 840, patientName: 'In the hours' });
    await book({ minute: 600, day: '2026-11-25', patientName: 'On the day' });
    await book({ minute: 600, day: '2026-11-26', patientName: 'After' });
    await setLeave([
      { from: day, to: day, fromTime: '14:00', toTime: '16:00', note: '' },
      { from: '2026-11-25', to: '2026-11-25', note: '' },
    ]);
    expect(await listed()).toEqual([
      ['In the hours', 'Doctor on leave'],
      ['On the day', 'Doctor on leave'],
    ]);
  });

  test('stay after their time until somebody says what came of them, and are not cancelled or with another doctor', async () => {
    const other = await addDoctorWithHours(staff, { name: 'Dr. There' });
    const over = await bookAppointment(
      staff,
      doctor,
      bookingInput({ doctorId: doctor.id, day: '2026-11-20', minute: 600, patientName: 'Time Over' }),
    );
    const cancelled = await book({ minute: 630 });
    await changeAppointment(staff, cancelled, { status: 'cancelled', reason: null }, null);
    await book({ minute: 660 }, other);
    await book({ minute: 690, patientName: 'To handle' });
    await setLeave([{ from: '2026-11-01', to: '2026-11-30', note: '' }]);
    expect(await listed()).toEqual([
      ['Time Over', 'Doctor on leave'],
      ['To handle', 'Doctor on leave'],
    ]);
    await changeAppointment(staff, over, { status: 'no-show', reason: null }, null);
    expect(await listed()).toEqual([['To handle', 'Doctor on leave']]);
    expect(await listed(moment, other.id)).toEqual([]);
  });

  test('include those of a doctor who is not shown on the website', async () => {
    await book({ patientName: 'Hidden doctor' });
    await setLeave([{ from: day, to: day, note: '' }]);
    await store.binding.prepare('update doctors set is_active = 0 where id = ?').bind(doctor.id).run();
    expect(await listed()).toEqual([['Hidden doctor', 'Doctor on leave']]);
  });

  test('include all of a doctor who is not available until further notice, and of no other', async () => {
    const other = await addDoctorWithHours(staff, { name: 'Dr. There' });
    await book({ patientName: 'Soon' });
    await book({ day: '2026-11-30', patientName: 'Later' });
    await book({ minute: 660 }, other);
    await store.binding
      .prepare("update doctors set availability = 'unavailable' where id = ?")
      .bind(doctor.id)
      .run();
    expect(await listed()).toEqual([
      ['Soon', 'Doctor not available'],
      ['Later', 'Doctor not available'],
    ]);
  });

  test('include all of a closed day, with the name of the day', async () => {
    await book({ patientName: 'Closed out' });
    expect(await listed(closedOn(day))).toEqual([['Closed out', 'Hospital closed: Founders’ day']]);
    expect(await listed(closedOn('2026-11-25'))).toEqual([]);
  });

  test('are gone after a move, with another doctor, or without the leave', async () => {
    const other = await addDoctorWithHours(staff, { name: 'Dr. There' });
    const moved = await book({ minute: 600 });
    const given = await book({ minute: 630 });
    await setLeave([{ from: day, to: day, note: '' }]);
    expect(await listed()).toHaveLength(2);
    const place = { day: '2026-11-25', minute: 600 };
    await changeAppointment(staff, moved, { place, reason: null }, doctor);
    const same = { day, minute: 630, doctorId: other.id };
    await changeAppointment(staff, given, { place: same, reason: null }, other);
    expect(await listed()).toEqual([]);
    await book({ minute: 660 });
    expect(await listed()).toHaveLength(1);
    await setLeave([]);
    expect(await listed()).toEqual([]);
  });

  test('are read by index in one statement, whatever else is booked and however many doctors there are', async () => {
    const read = (database: typeof store.database) => readLeaveVisits(database, closedOn('2026-11-27'));
    await setLeave([{ from: day, to: day, note: '' }]);
    await book();
    const few = await queryCostOf(store.binding, read);
    await addManyAppointments(store.binding, 5_000, {
      doctorIds: ['first', 'second'],
      days: daysFrom('2026-12-01', 250),
    });
    const many = await queryCostOf(store.binding, read);
    expect(many.statements).toBe(1);
    expect(many.rowsRead).toBeLessThanOrEqual(few.rowsRead + 2);
  });
});

describe('the move dialog', () => {
  const choices = (visit: Appointment, search = '', asked = moment) =>
    readMoveChoices(store.database, visit, new URLSearchParams(search), asked);

  test('starts at the present time of a visit whose doctor is there', async () => {
    const visit = await book();
    expect((await choices(visit)).started).toEqual({ doctorId: doctor.id, date: day, slot: '10:00 AM' });
  });

  test('starts at the next free time of a doctor who is on leave', async () => {
    const visit = await book();
    await setLeave([{ from: day, to: day, note: '' }]);
    const { started, offered } = await choices(visit);
    expect(started).toEqual({ doctorId: doctor.id, date: '2026-11-25', slot: '09:00 AM' });
    expect(offered.times).toContainEqual({ minute: 540, isTaken: false, isNow: false });
  });

  test('starts at the present time of a doctor who is not available, who has no next one', async () => {
    const visit = await book();
    await store.binding.prepare("update doctors set availability = 'unavailable'").run();
    expect((await choices(visit)).started).toEqual({ doctorId: doctor.id, date: day, slot: '10:00 AM' });
  });

  test('suggests a doctor who is free at the same time before one who is free earlier that day', async () => {
    const busy = await addDoctorWithHours(staff, { name: 'Dr. A Busy' });
    const free = await addDoctorWithHours(staff, { name: 'Dr. B Free' });
    const visit = await book();
    await book({ minute: 600 }, busy);
    expect((await choices(visit, 'to=another-doctor')).started).toEqual({
      doctorId: free.id,
      date: day,
      slot: '10:00 AM',
    });
  });

  test('suggests the earliest free time of another doctor if nobody is free at the same time', async () => {
    const late = await addDoctorWithHours(staff, { name: 'Dr. A Late', hospitalSlots: [1080] });
    await addDoctorWithHours(staff, { name: 'Dr. B Later', hospitalSlots: [1110] });
    const visit = await book();
    expect((await choices(visit, 'to=another-doctor')).started).toEqual({
      doctorId: late.id,
      date: day,
      slot: '06:00 PM',
    });
  });

  test('names only doctors who offer this kind of visit and are available', async () => {
    await addDoctorWithHours(staff, { name: 'Dr. Video', hospitalSlots: [] });
    const unavailable = await addDoctorWithHours(staff, { name: 'Dr. Unavailable' });
    await store.binding
      .prepare("update doctors set availability = 'unavailable' where id = ?")
      .bind(unavailable.id)
      .run();
    const visit = await book();
    const { started, doctors } = await choices(visit, 'to=another-doctor');
    expect(doctors.map(({ name }) => name)).toEqual(['Dr. Away']);
    expect(started.doctorId).toBe(doctor.id);
  });
});
