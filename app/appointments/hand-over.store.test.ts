import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#app/all-tables.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { messages } from '#app/messages/message.schema.server.ts';
import { fromRupees } from '#app/money/money.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { parseVisitorChange } from './appointment.input.server.ts';
import { findAppointment } from './appointment.queries.server.ts';
import type { Appointment } from './appointment.values.ts';
import { changeAppointment, undoChange } from './appointment-change.server.ts';

let store: TestStore;
let staff: Command;
let first: DoctorHours;
let other: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());
beforeEach(async () => {
  first = await addDoctorWithHours(staff, { name: 'Dr. First' });
  other = await addDoctorWithHours(staff, { name: 'Dr. Other', feePaise: fromRupees(900) });
});

const book = (overrides: Parameters<typeof bookingInput>[0] = {}, hours = first) =>
  bookAppointment(asVisitor(staff), hours, bookingInput({ doctorId: hours.id, ...overrides }));

const handOver = (one: Appointment, to: DoctorHours, minute = one.minute, command = staff) =>
  changeAppointment(command, one, { place: { day: one.day, minute, doctorId: to.id }, reason: null }, to);

const audited = (target: string) =>
  store.database.select().from(auditLog).where(eq(auditLog.target, target)).orderBy(asc(auditLog.at));

const messagesOf = ({ id }: Appointment) =>
  store.database
    .select({ kind: messages.kind, state: messages.state })
    .from(messages)
    .where(eq(messages.subjectId, id))
    .orderBy(asc(messages.subjectVersion));

test('hands a visit to another doctor at the fee that was agreed, and says from whom to whom', async () => {
  const one = await book();
  const given = await handOver(one, other, 660);
  expect(given).toMatchObject({
    doctorId: other.id,
    doctorName: 'Dr. Other',
    minute: 660,
    feePaise: one.feePaise,
  });
  expect(given.history.at(-1)).toMatchObject({
    what: 'moved',
    from: { day: one.day, minute: 600 },
    handedOver: { from: 'Dr. First', to: 'Dr. Other' },
  });
  const entry = (await audited(one.id)).find(({ action }) => action === 'appointment.hand-over');
  expect([entry?.before, entry?.after].map((json) => JSON.parse(json ?? ''))).toEqual([
    { doctor: 'Dr. First' },
    { doctor: 'Dr. Other' },
  ]);
  // The slot of the first doctor is free again.
  await expect(book()).resolves.toMatchObject({ minute: 600 });
});

test('shows each hand-over with both doctors, and Undo gives the visit back', async () => {
  const one = await book();
  const given = await handOver(one, other);
  const back = await undoChange(staff, one.id, given.version);
  expect(back).toMatchObject({ doctorId: first.id, doctorName: 'Dr. First', minute: 600 });
  expect(back.history.map(({ handedOver }) => handedOver)).toEqual([
    null,
    { from: 'Dr. First', to: 'Dr. Other' },
    { from: 'Dr. Other', to: 'Dr. First' },
  ]);
});

test('a move by the same doctor keeps the name from the booking', async () => {
  const one = await book();
  const renamed = { ...first, name: 'Dr. Renamed' };
  const moved = await handOver(one, renamed, 660);
  expect(moved).toMatchObject({ doctorName: 'Dr. First', minute: 660 });
  expect(moved.history.at(-1)?.handedOver).toBeNull();
});

test('lets one of two visits have the slot of the other doctor', async () => {
  const [one, two] = [await book(), await book({ minute: 660 })];
  const results = await Promise.allSettled([handOver(one, other, 720), handOver(two, other, 720)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({
    status: 409,
    problem: { errors: { slot: appointmentProblems.taken } },
  });
});

test('refuses a doctor who does not offer this kind of visit, this time, or is on leave', async () => {
  const cases = [
    { videoSlots: [] },
    { videoSlots: [660] },
    { leave: [{ from: '2026-11-24', to: '2026-11-24', note: '' }] },
  ];
  for (const hours of cases)
    for (const inBetween of [false, true]) {
      const to = await addDoctorWithHours(staff, { name: 'Dr. Cannot', ...hours });
      const minute = inBetween ? 600 : 690;
      const one = await bookAppointment(
        staff,
        first,
        bookingInput({ doctorId: first.id, visit: 'video', minute, inBetween }),
      );
      await expect(handOver(one, to)).rejects.toMatchObject({ status: 409 });
      expect(await findAppointment(store.database, one.id)).toMatchObject({ doctorId: first.id, version: 1 });
      await changeAppointment(staff, one, { status: 'cancelled', reason: null }, null);
    }
});

test('refuses to give a visit to a doctor who is gone', async () => {
  const one = await book();
  const change = { place: { day: one.day, minute: one.minute, doctorId: 'gone' }, reason: null };
  await expect(changeAppointment(staff, one, change, null)).rejects.toMatchObject({ status: 409 });
});

test('a visitor cannot choose another doctor', () => {
  const body = { date: '2026-11-24', slot: '10:00 AM', doctorId: 'another' };
  expect(() => parseVisitorChange(body)).toThrow(expect.objectContaining({ status: 400 }));
});

test('messages about a visit stay as they are if only the doctor changes, because they name none', async () => {
  const one = await book();
  const confirmed = await changeAppointment(staff, one, { status: 'confirmed', reason: null }, null);
  const given = await handOver(confirmed, other);
  await undoChange(staff, one.id, given.version);
  expect(await messagesOf(one)).toEqual([
    { kind: 'received', state: 'dropped' },
    { kind: 'confirmed', state: 'waiting' },
  ]);
});

test('a new time with the other doctor is told like any move', async () => {
  const one = await book();
  await handOver(one, other, 690);
  expect((await messagesOf(one)).at(-1)).toEqual({ kind: 'moved', state: 'waiting' });
});
