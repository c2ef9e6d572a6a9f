import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBookableDoctor, listBookableDoctors } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { writtenFacts } from '#app/hospital-facts/written-facts.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from '#tests/support/appointments.ts';
import { commandOver } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { listTaken } from './appointment.queries.server.ts';
import { doctorTimesIn, freeTimesCopy, readTimesMark } from './free-times-copy.server.ts';

const part = freeTimesCopy(listBookableDoctors);

const now = new Date();
const today = dayInIndia(now);
const tomorrow = addDays(today, 1);

let store: TestStore;
let visitor: Command;
let doctor: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  const command = commandOver(store, { now });
  visitor = asVisitor(command);
  doctor = await addDoctorWithHours(command, {
    name: 'Dr. Copied',
    leave: [{ from: addDays(today, 3), to: addDays(today, 4), note: 'a wedding at home' }],
  });
});
afterAll(() => store.dispose());

const book = (day: string, minute: number) =>
  bookAppointment(visitor, doctor, bookingInput({ doctorId: doctor.id, day, minute }));

/** As it comes back from where it is kept. */
async function kept() {
  const text = JSON.stringify(await part.read(store.database, writtenFacts));
  return { text, held: JSON.parse(text) as Awaited<ReturnType<typeof part.read>> };
}

test('it has the doctor and the taken times that the database has, and nothing of who comes or why the doctor is away', async () => {
  await book(tomorrow, 600);
  await book(tomorrow, 630);
  await book(addDays(today, 5), 540);
  const { text, held } = await kept();
  const expected = {
    doctor: {
      ...(await findBookableDoctor(store.database, doctor.slug)),
      leave: [{ from: addDays(today, 3), to: addDays(today, 4), note: '' }],
    },
    taken: await listTaken(store.database, doctor.id, { from: today, until: addDays(today, 30) }),
  };
  expect(expected.taken.size).toBe(2);
  expect(doctorTimesIn(held, doctor.slug, now)).toEqual(expected);
  expect(doctorTimesIn(held, doctor.id, now)).toEqual(expected);
  expect(text).not.toMatch(/Asha|wedding|"9\d{9}"/);
});

test('it knows who is nobody, and says nothing a day later', async () => {
  const { held } = await kept();
  const later = (hours: number) => new Date(held.readAt + hours * 60 * 60 * 1000);
  expect(doctorTimesIn(held, 'nobody', now)).toBeNull();
  expect(doctorTimesIn(held, doctor.slug, later(24))).toBeTruthy();
  expect(doctorTimesIn(held, doctor.slug, later(24.1))).toBeUndefined();
  expect(doctorTimesIn({ ...held, isWhole: false }, doctor.slug, now)).toBeUndefined();
});

test('each booking has another mark, and what changes nothing has not', async () => {
  const before = await readTimesMark(store.database);
  expect(await readTimesMark(store.database)).toBe(before);
  await book(tomorrow, 660);
  expect(await readTimesMark(store.database)).not.toBe(before);
});
