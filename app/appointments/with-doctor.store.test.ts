import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog, messages } from '#app/all-tables.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { type ChangeInput, parseVisitorChange } from './appointment.input.server.ts';
import { findAppointment } from './appointment.queries.server.ts';
import { statusText } from './appointment.words.ts';
import { changeAppointment, undoChange } from './appointment-change.server.ts';

const now = new Date('2026-11-24T04:00:00Z');

let store: TestStore;
let staff: Command;
let doctor: DoctorHours;
let id: string;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store, { now, actor: { kind: 'staff', userId: 'staff-1', address: '10.0.0.1' } });
});
afterAll(() => store.dispose());
beforeEach(async () => {
  doctor = await addDoctorWithHours(staff);
  const earlier = asVisitor({ ...staff, now: new Date('2026-11-20T04:00:00Z') });
  ({ id } = await bookAppointment(earlier, doctor, bookingInput({ doctorId: doctor.id })));
});

const present = async () => {
  const found = await findAppointment(store.database, id);
  if (!found) throw new Error('The appointment does not exist.');
  return found;
};
const change = async (wanted: Partial<ChangeInput>) =>
  changeAppointment(staff, await present(), { reason: null, ...wanted }, doctor);

test('a person who has arrived goes in to the doctor, and the visit stays confirmed', async () => {
  await change({ arrived: true });
  const inside = await change({ withDoctor: true });
  expect(inside).toMatchObject({ status: 'confirmed', withDoctorAt: now });
  expect(statusText(inside)).toBe('With the doctor');
  expect(inside.history.map(({ what }) => what)).toEqual(['booked', 'confirmed', 'arrived', 'with-doctor']);
  const actions = await store.database.select().from(auditLog).where(eq(auditLog.target, id));
  expect(actions.map(({ action }) => action)).toContain('appointment.with-doctor');
  expect(statusText(await change({ status: 'completed' }))).toBe('Completed');
});

test('nobody goes in who has not arrived, is there already, or whose visit is over', async () => {
  await expect(change({ withDoctor: true })).rejects.toMatchObject({ status: 409 });
  await change({ arrived: true });
  await change({ withDoctor: true });
  await expect(change({ withDoctor: true })).rejects.toMatchObject({ status: 409 });
  await change({ status: 'completed' });
  await expect(change({ withDoctor: true })).rejects.toMatchObject({ status: 409 });
});

test('Undo brings the person back to the waiting room, and after Complete back to the doctor', async () => {
  const { arrivedAt } = await change({ arrived: true });
  const inside = await change({ withDoctor: true });
  expect(await undoChange(staff, id, inside.version)).toMatchObject({
    status: 'confirmed',
    arrivedAt,
    withDoctorAt: null,
  });
  await change({ withDoctor: true });
  const { version } = await change({ status: 'completed' });
  expect(await undoChange(staff, id, version)).toMatchObject({ status: 'confirmed', withDoctorAt: now });
});

test('a person who is moved to another time waits again, and Undo of the move knows it', async () => {
  await change({ arrived: true });
  await change({ withDoctor: true });
  const moved = await change({ place: { day: '2026-11-24', minute: 900 } });
  expect(moved).toMatchObject({ withDoctorAt: null, arrivedAt: now });
  expect(await undoChange(staff, id, moved.version)).toMatchObject({ minute: 600, withDoctorAt: now });
});

test('tells the patient nothing, and is no change that a visitor can make', async () => {
  await change({ arrived: true });
  const before = await store.database.select().from(messages);
  await change({ withDoctor: true });
  expect(await store.database.select().from(messages)).toEqual(before);
  expect(() => parseVisitorChange({ withDoctor: 'true' })).toThrow();
});
