import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#app/all-tables.server.ts';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import { recordCall, requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { parseCallback } from '#app/callbacks/callback.input.server.ts';
import { paise } from '#app/money/money.ts';
import { recordPayment } from '#app/payments/payment.commands.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { billedOf } from '../front-desk/desk.server.ts';
import { erasePerson, exportPerson } from './person-data.server.ts';

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

  await expect(erasePerson(staff, phone)).rejects.toMatchObject({ status: 409 });
  await changeAppointment(staff, booked, { reason: null, status: 'cancelled' }, null);
  await expect(erasePerson(staff, phone)).rejects.toMatchObject({ status: 409 });
  expect(await findAppointment(store.database, booked.id)).toMatchObject({ note: 'Private' });
  await recordCall(staff, callId, 'done');
  expect(await erasePerson(staff, phone)).toEqual({ erased: 0, later: 1, callbacks: 1 });
  expect(await findAppointment(store.database, booked.id)).toMatchObject({ note: null });
});
