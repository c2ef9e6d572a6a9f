/** A doctor with other hours on Tuesdays, from the stored row to the booking. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#app/all-tables.server.ts';
import { createDoctor, updateDoctor } from '#app/doctors/doctor.commands.server.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { doctorInput } from '#tests/support/doctor-input.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { listNextFree } from './free-times/next-free.server.ts';
import { bookingRules } from './free-times/schedule.ts';

let store: TestStore;
let staff: Command;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());

/** Tue 24 November 2026, 10:00 to 12:00. */
const weekdayHours = { Tue: { from: 600, to: 720 } };

test('lets visitors book only within the hours of the day, and usual slots on other days', async () => {
  const doctor = await addDoctorWithHours(staff, { weekdayHours });
  const book = (day: string, minute: number) =>
    bookAppointment(asVisitor(staff), doctor, bookingInput({ doctorId: doctor.id, day, minute }));
  await expect(book('2026-11-24', 570)).rejects.toMatchObject({
    status: 409,
    problem: { message: appointmentProblems.notOffered },
  });
  await expect(book('2026-11-24', 720)).rejects.toMatchObject({ status: 409 });
  expect(await book('2026-11-24', 690)).toMatchObject({ minute: 690 });
  expect(await book('2026-11-25', 570)).toMatchObject({ minute: 570 });
});

test('begins the next free time with the hours of the day', async () => {
  const doctor = await addDoctorWithHours(staff, { workingDays: ['Tue'], weekdayHours });
  const rules = bookingRules('visitor', asVisitor(staff));
  expect(await listNextFree(store.database, [doctor], rules)).toEqual([
    { doctorId: doctor.id, day: '2026-11-24', minute: 600 },
  ]);
});

test('stores no hours unless they are entered, keeps them in a change without them, and audits a change', async () => {
  const { id } = await createDoctor(staff, doctorInput(), null);
  const stored = async () => (await findDoctorHours(store.database, id))?.weekdayHours;
  expect(await stored()).toEqual({});
  await updateDoctor(staff, id, doctorInput({ weekdayHours }), 'keep');
  await updateDoctor(staff, id, doctorInput({ name: 'Dr. Renamed' }), 'keep');
  expect(await stored()).toEqual(weekdayHours);
  const audited = await store.database
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.target, id));
  const hoursIn = (json: string | null) => (json === null ? null : JSON.parse(json).weekdayHours);
  expect(audited.map(({ before, after }) => [hoursIn(before), hoursIn(after)])).toContainEqual([
    {},
    weekdayHours,
  ]);
});
