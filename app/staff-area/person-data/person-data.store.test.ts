import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, messageStops } from '#app/all-tables.server.ts';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import { sweepAppointments } from '#app/appointments/appointment-privacy.server.ts';
import {
  addToWaitingList,
  recordOutcome,
  sweepWaitingList,
} from '#app/appointments/waiting-list/waiting.commands.server.ts';
import { recordCall, requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { parseCallback } from '#app/callbacks/callback.input.server.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { paise } from '#app/money/money.ts';
import { recordPayment } from '#app/payments/payment.commands.server.ts';
import { refuseSaid, sayPaid } from '#app/payments/said-payment.commands.server.ts';
import { findLastSaid } from '#app/payments/said-payment.queries.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { billedOf } from '../front-desk/desk.server.ts';
import { erasePerson, exportPerson, findPerson } from './person-data.server.ts';

let store: TestStore;
let staff: Command;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());

test('exports appointments, payments and calls, and erases them only if nothing is open', async () => {
  const doctor = await addDoctorWithHours(staff);
  const phone = newPhone();
  const visitor = asVisitor(staff);
  const booked = await bookAppointment(
    visitor,
    doctor,
    bookingInput({ doctorId: doctor.id, phone, note: 'Private' }),
  );
  const { id: callId } = await requestCallback(
    visitor,
    parseCallback({ name: 'A', phone, safeToCall: true, consent: true }),
  );
  const input = {
    appointmentId: booked.id,
    amountPaise: paise(100),
    method: 'cash',
    reference: null,
    discount: null,
  } as const;
  const payment = await recordPayment(staff, await billedOf(store.database, booked), input);

  expect(await exportPerson(staff, phone)).toMatchObject({
    appointments: [{ _id: booked.id, note: 'Private', paid: 1, due: 699 }],
    payments: [{ _id: payment.id, amount: 1 }],
    callbacks: [{ _id: callId }],
  });
  const logged = await store.database
    .select({ action: auditLog.action, target: auditLog.target })
    .from(auditLog);
  for (const [action, target] of [
    ['appointment.export', booked.id],
    ['payment.export', payment.id],
    ['callback.export', callId],
  ]) {
    expect(logged).toContainEqual({ action, target });
  }

  expect((await findPerson(staff, phone)).obstacle).not.toBeNull();
  await expect(erasePerson(staff, phone)).rejects.toMatchObject({ status: 409 });
  await changeAppointment(staff, booked, { reason: null, status: 'cancelled' }, null);
  await expect(erasePerson(staff, phone)).rejects.toMatchObject({ status: 409 });
  expect(await findAppointment(store.database, booked.id)).toMatchObject({ note: 'Private' });
  await recordCall(staff, callId, 'done');
  expect(await findPerson(staff, phone)).toMatchObject({
    names: [booked.patientName, 'A'],
    ...{ visits: 1, callbacks: 1, waiting: 0, payments: 1, obstacle: null },
  });
  expect(await erasePerson(staff, phone)).toMatchObject({ erased: 0, later: 1, callbacks: 1 });
  expect(await findAppointment(store.database, booked.id)).toMatchObject({ note: null });
});

test('exports what a person said about a payment, and erases nothing until the desk has answered', async () => {
  const doctor = await addDoctorWithHours(staff);
  const phone = newPhone();
  const visitor = asVisitor(staff);
  const booked = await bookAppointment(visitor, doctor, bookingInput({ doctorId: doctor.id, phone }));
  const said = { appointmentId: booked.id, amountPaise: booked.feePaise, reference: '434343434343' };
  await sayPaid(visitor, said, null);
  await changeAppointment(staff, booked, { reason: null, status: 'cancelled' }, null);
  const exported = { appointmentId: booked.id, amount: 700, reference: said.reference };
  expect(await exportPerson(staff, phone)).toMatchObject({ saidPayments: [{ ...exported, answer: null }] });
  expect((await findPerson(staff, phone)).obstacle).toContain('not compared with the bank');
  await expect(erasePerson(staff, phone)).rejects.toMatchObject({ status: 409 });
  const waiting = await findLastSaid(store.database, booked.id);
  if (waiting) await refuseSaid(staff, waiting, 'not-found');
  const { obstacle, stays } = await findPerson(staff, phone);
  expect(obstacle).toBeNull();
  expect(stays).toContainEqual(expect.stringContaining('1 bank number of payments'));
  await expect(erasePerson(staff, phone)).resolves.toMatchObject({ later: 1 });
});

test('exports the consent and the answer about messages, and erases the answer at once', async () => {
  const facts = { ...defaultFacts, messages: { ...defaultFacts.messages, brand: 'PMWH' } };
  const visitor = { ...asVisitor(staff), facts };
  const doctor = await addDoctorWithHours(staff);
  const phone = newPhone();
  const answer = { messageChannel: 'sms', language: 'hi' } as const;
  const booked = await bookAppointment(
    visitor,
    doctor,
    bookingInput({ doctorId: doctor.id, phone, ...answer }),
  );
  const call = await requestCallback(
    visitor,
    parseCallback({ name: 'A', phone, safeToCall: true, consent: true, ...answer }),
  );
  const exported = await exportPerson(staff, phone);
  const consent = { at: staff.now, notice: expect.any(Number) };
  expect(exported).toMatchObject({
    appointments: [{ ...answer, consent }],
    callbacks: [{ ...answer, consent }],
  });
  await changeAppointment(staff, booked, { reason: null, status: 'cancelled' }, null);
  await recordCall(staff, call.id, 'done');
  await erasePerson(staff, phone);
  const none = { messageChannel: null, language: null };
  expect(await exportPerson(staff, phone)).toMatchObject({ appointments: [none], callbacks: [none] });
});

test('exports as many records of each kind as the page counts', async () => {
  const facts = {
    ...defaultFacts,
    messages: {
      ...defaultFacts.messages,
      brand: 'PMWH',
      kinds: { ...defaultFacts.messages.kinds, received: true, callback: true },
      channels: { ...defaultFacts.messages.channels, 'by-hand': true },
    },
  };
  const visitor = { ...asVisitor(staff), facts };
  const doctor = await addDoctorWithHours(staff);
  const phone = newPhone();
  const messageChannel = 'sms' as const;
  const input = bookingInput({ doctorId: doctor.id, phone, messageChannel });
  const booked = await bookAppointment(visitor, doctor, input);
  await requestCallback(
    visitor,
    parseCallback({ name: 'A', phone, safeToCall: true, consent: true, messageChannel }),
  );
  await store.database.insert(messageStops).values({ phone, at: staff.now, how: 'desk' });
  const { visits, payments, callbacks, waiting, messages } = await findPerson(staff, phone);
  const exported = await exportPerson(staff, phone);
  expect(messages).toBe(2);
  expect({
    visits: exported.appointments.length,
    payments: exported.payments.length,
    callbacks: exported.callbacks.length,
    waiting: exported.waitingList.length,
    messages: exported.messages.length,
  }).toEqual({ visits, payments, callbacks, waiting, messages });
  expect(exported.messages).toContainEqual(
    expect.objectContaining({ kind: 'received', about: { kind: 'appointment', _id: booked.id } }),
  );
  expect(exported.messagesStopped).toEqual({ at: staff.now, how: 'desk' });
});

test('the daily run removes the answer about messages with the person', async () => {
  const doctor = await addDoctorWithHours(staff);
  const facts = { ...defaultFacts, messages: { ...defaultFacts.messages, brand: 'PMWH' } };
  const input = bookingInput({ doctorId: doctor.id, messageChannel: 'whatsapp', language: 'en' });
  const { id } = await bookAppointment({ ...asVisitor(staff), facts }, doctor, input);
  await sweepAppointments(store.database, new Date('2030-01-01T00:00:00Z'));
  expect(await findAppointment(store.database, id)).toMatchObject({ messageChannel: null, language: null });
});

test('exports an entry of the waiting list, and erases it only once nobody waits', async () => {
  const doctor = await addDoctorWithHours(staff);
  const phone = newPhone();
  const input = {
    doctorId: doctor.id,
    visit: 'hospital',
    fromDay: '2026-11-24',
    untilDay: '2026-11-27',
    patientName: 'Asha Waits',
    phone,
    agreed: true,
  } as const;
  const { id } = await addToWaitingList(staff, doctor, input);
  expect(await exportPerson(staff, phone)).toMatchObject({
    waitingList: [{ _id: id, patientName: 'Asha Waits' }],
  });
  await expect(erasePerson(staff, phone)).rejects.toMatchObject({ status: 409 });
  await recordOutcome(staff, id, 'left', null);
  await erasePerson(staff, phone);
  await sweepWaitingList(store.database, new Date('2027-11-21T00:00:00Z'));
  expect(await exportPerson(staff, phone)).toMatchObject({ waitingList: [] });
});
