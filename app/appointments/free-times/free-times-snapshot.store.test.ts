import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBookableDoctor, listBookableDoctors } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment } from '../appointment.commands.server.ts';
import {
  findDoctorSchedule,
  freeTimesSnapshot,
  readAppointmentsVersion,
} from './free-times-snapshot.server.ts';
import { listTakenSlots } from './taken-slots.queries.server.ts';

const part = freeTimesSnapshot(listBookableDoctors);

const now = new Date();
const today = dayInIndia(now);
const tomorrow = addDays(today, 1);

let store: TestStore;
let visitor: Command;
let doctor: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  const command = commandFor(store, { now });
  visitor = asVisitor(command);
  doctor = await addDoctorWithHours(command, {
    name: 'Dr. Copied',
    leave: [{ from: addDays(today, 3), to: addDays(today, 4), note: 'a wedding at home' }],
  });
});
afterAll(() => store.dispose());

const book = (day: string, minute: number) =>
  bookAppointment(visitor, doctor, bookingInput({ doctorId: doctor.id, day, minute }));

/** The snapshot after serialization to JSON and back, as R2 stores it. */
async function storedSnapshot() {
  const text = JSON.stringify(await part.read(store.database, defaultFacts));
  return { text, snapshot: JSON.parse(text) as Awaited<ReturnType<typeof part.read>> };
}

test('has the doctors and booked times of the database, without patients and reasons for leave', async () => {
  await book(tomorrow, 600);
  await book(tomorrow, 630);
  await book(addDays(today, 5), 540);
  const { text, snapshot } = await storedSnapshot();
  const expected = {
    doctor: {
      ...(await findBookableDoctor(store.database, doctor.slug)),
      leave: [{ from: addDays(today, 3), to: addDays(today, 4), note: '' }],
    },
    taken: await listTakenSlots(store.database, doctor.id, { from: today, until: addDays(today, 30) }),
    doctors: expect.arrayContaining([expect.objectContaining({ id: doctor.id })]),
  };
  expect(expected.taken.size).toBe(2);
  expect(findDoctorSchedule(snapshot, doctor.slug, now)).toEqual(expected);
  expect(findDoctorSchedule(snapshot, doctor.id, now)).toEqual(expected);
  expect(text).not.toMatch(/Asha|wedding|"9\d{9}"/);
});

test('returns null for an unknown doctor, and undefined after a day', async () => {
  const { snapshot } = await storedSnapshot();
  const later = (hours: number) => new Date(snapshot.readAt + hours * 60 * 60 * 1000);
  expect(findDoctorSchedule(snapshot, 'nobody', now)).toBeNull();
  expect(findDoctorSchedule(snapshot, doctor.slug, later(24))).toBeTruthy();
  expect(findDoctorSchedule(snapshot, doctor.slug, later(24.1))).toBeUndefined();
  expect(findDoctorSchedule({ ...snapshot, isWhole: false }, doctor.slug, now)).toBeUndefined();
});

test('changes its version with each booking, and only then', async () => {
  const before = await readAppointmentsVersion(store.database);
  expect(await readAppointmentsVersion(store.database)).toBe(before);
  await book(tomorrow, 660);
  expect(await readAppointmentsVersion(store.database)).not.toBe(before);
});
