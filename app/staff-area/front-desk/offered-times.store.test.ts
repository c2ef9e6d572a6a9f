import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { readOfferedTimes } from './offered-times.server.ts';

/** Friday, 20 November 2026, 11:30 AM in India. */
const now = new Date('2026-11-20T06:00:00Z');

let store: TestStore;
let doctor: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  doctor = await addDoctorWithHours(commandFor(store, { now }), { name: 'Dr. Full', hospitalSlots: [600] });
});
afterAll(() => store.dispose());

const remarkOn = async (day: string) => {
  const asked = { doctorId: doctor.id, visit: 'hospital', day };
  const facts = { ...defaultFacts, hospitalHolidays: [] };
  return (await readOfferedTimes(store.database, asked, { now, facts })).remark;
};

test('says that the doctor has no free time left today, when the next one is, and how to book in between', async () => {
  expect(await remarkOn('2026-11-20')).toBe(
    'No free time today with Dr. Full. Next free: Sat 21 November 2026, 10:00 AM. Or choose today here, and tick “In between” below.',
  );
});

test('says that a later day is full', async () => {
  const booking = bookingInput({ doctorId: doctor.id, day: '2026-11-24', minute: 600 });
  await bookAppointment(asVisitor(commandFor(store, { now })), doctor, booking);
  expect(await remarkOn('2026-11-24')).toContain(
    'No free time on Tue 24 November 2026 with Dr. Full. Next free: Wed',
  );
});
