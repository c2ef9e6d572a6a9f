import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointments, auditLog } from '#app/all-tables.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { findAppointment } from './appointment.queries.server.ts';
import { listCalendarEntries, listDoctorAppointments, readNoteForDoctor } from './doctor-day.server.ts';

const now = new Date('2026-11-20T06:00:00Z');
const week = { from: '2026-11-24', until: '2026-12-01' };

let store: TestStore;
let own: DoctorHours;
let other: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  own = await addDoctorWithHours(command(), { name: 'Dr. Own' });
  other = await addDoctorWithHours(command(), { name: 'Dr. Other' });
});
afterAll(() => store.dispose());

const command = () =>
  commandFor(store, { now, actor: { kind: 'staff', userId: 'staff-1', address: '10.0.0.1' } });
const book = (doctor: DoctorHours, input: Parameters<typeof bookingInput>[0] = {}) =>
  bookAppointment(asVisitor(command()), doctor, bookingInput({ doctorId: doctor.id, ...input }));
const set = (id: string, values: Partial<typeof appointments.$inferInsert>) =>
  store.database.update(appointments).set(values).where(eq(appointments.id, id));

test('lists only the doctor’s own appointments of the days asked for, without cancelled ones', async () => {
  const mine = await book(own, { minute: 600, note: 'A long note' });
  await book(other, { minute: 600 });
  await book(own, { day: '2026-12-01', minute: 600 });
  const cancelled = await book(own, { minute: 660 });
  await set(cancelled.id, { status: 'cancelled' });
  const listed = await listDoctorAppointments(store.database, own.id, week);
  expect(listed).toMatchObject([{ id: mine.id, hasNote: true, isReturning: false }]);
  expect(JSON.stringify(listed)).not.toContain('A long note');
  expect(Object.keys(listed[0] ?? {})).not.toContain('phone');
  expect(Object.keys(listed[0] ?? {})).not.toContain('feePaise');
});

test('calls a person returning only after a completed visit to the same doctor', async () => {
  const phone = newPhone();
  const isReturning = async (id: string) =>
    (await listDoctorAppointments(store.database, own.id, week)).find((one) => one.id === id)?.isReturning;
  const elsewhere = await book(other, { phone, day: '2026-11-24', minute: 690 });
  await set(elsewhere.id, { status: 'completed' });
  const before = await book(own, { phone, day: '2026-11-25', minute: 600 });
  const next = await book(own, { phone, day: '2026-11-26', minute: 600, patientName: 'ASHA rani' });
  expect(await isReturning(next.id)).toBe(false);
  await set(before.id, { status: 'completed' });
  expect([await isReturning(before.id), await isReturning(next.id)]).toEqual([false, true]);
  await set(next.id, { patientName: 'Another Person' });
  expect(await isReturning(next.id)).toBe(false);
});

test('reads the note of an own appointment, records it, and leaves the mark of the desk', async () => {
  const mine = await book(own, { day: '2026-11-27', minute: 600, note: 'A private note' });
  const theirs = await book(other, { day: '2026-11-27', minute: 600, note: 'Not for them' });
  expect(await readNoteForDoctor(command(), own.id, mine.id)).toMatchObject({ note: 'A private note' });
  expect((await findAppointment(store.database, mine.id))?.isNew).toBe(true);
  for (const id of [theirs.id, 'unknown']) expect(await readNoteForDoctor(command(), own.id, id)).toBeNull();
  const readings = await store.database
    .select({ target: auditLog.target })
    .from(auditLog)
    .where(eq(auditLog.action, 'appointment.read'));
  expect(readings).toEqual([{ target: mine.id }]);
});

test('lists live appointments from a day on for a calendar, with nothing about the person', async () => {
  const doctor = await addDoctorWithHours(command(), { name: 'Dr. Calendar' });
  await book(doctor, { day: '2026-11-24', minute: 600 });
  const first = await book(doctor, { day: '2026-11-25', minute: 600, visit: 'video' });
  const last = await book(doctor, { day: '2026-12-10', minute: 600 });
  const over = await book(doctor, { day: '2026-12-10', minute: 660 });
  await set(over.id, { status: 'no-show' });
  const listed = await listCalendarEntries(store.database, doctor.id, '2026-11-25');
  expect(listed.map(({ id }) => id)).toEqual([first.id, last.id]);
  const keys = Object.keys(listed[0] ?? {}).sort();
  expect(keys).toEqual(['day', 'id', 'minute', 'reference', 'status', 'version', 'visit']);
});
