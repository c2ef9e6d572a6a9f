import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { messagesOff } from '#app/messages/message-settings.ts';
import { fromRupees, paise } from '#app/money/money.ts';
import { addBillLine } from '#app/payments/bill-line.commands.server.ts';
import { takePackSession } from '#app/payments/pack.commands.server.ts';
import { recordPayment } from '#app/payments/payment.commands.server.ts';
import { addDoctorWithHours, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { billedOf } from '../front-desk/desk.server.ts';
import { readKnownPerson } from '../front-desk/known-person.server.ts';
import { readPatient } from './patient.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

/** Books a visit four days after the morning of the test command. */
async function addVisit(patientName: string, phone = newPhone(), minute = 600) {
  const command = commandFor(store);
  const doctor = await addDoctorWithHours(command);
  await bookAppointment(command, doctor, bookingInput({ doctorId: doctor.id, phone, patientName, minute }));
  return { command, phone };
}

test('shows money only to a person who may take payments', async () => {
  const { command, phone } = await addVisit('Asha Rani');
  const withMoney = await readPatient(command, phone, { may: () => true, settings: messagesOff });
  expect(withMoney.money?.due).toBe(withMoney.coming[0]?.due);
  expect(withMoney.money?.due).toBeGreaterThan(0);

  const without = await readPatient(command, phone, {
    may: (permission) => permission !== 'takePayments',
    settings: messagesOff,
  });
  expect(without.money).toBeNull();
  expect(without.coming.map(({ due }) => due)).toEqual([null]);
});

test('says how many sessions of a paid pack are left, and whose it is if several names share the phone', async () => {
  const command = commandFor(store);
  const phone = newPhone();
  const doctor = await addDoctorWithHours(command);
  const book = (patientName: string, minute: number) =>
    bookAppointment(command, doctor, bookingInput({ doctorId: doctor.id, phone, patientName, minute }));
  const [first, second] = [await book('Pack Rani', 600), await book('Pack Rani', 630)];
  const packs = async () =>
    (await readPatient(command, phone, { may: () => true, settings: messagesOff })).money?.packs.map(
      ({ text }) => text,
    );
  const bill = await billedOf(store.database, first);
  const price = { label: 'Psychotherapy', unitPaise: fromRupees(9720), sessions: 6, translations: {} };
  const lineId = await addBillLine(command, bill, { kind: 'pack', quantity: 1, ...price });
  expect(await packs()).toEqual([]);
  await recordPayment(command, bill, {
    ...{ appointmentId: first.id, method: 'cash', reference: null, discount: null },
    amountPaise: paise(first.feePaise + fromRupees(9720)),
  });
  expect(await packs()).toEqual(['Psychotherapy: 6 of 6 sessions left']);
  await takePackSession(command, await billedOf(store.database, second), lineId);
  expect(await packs()).toEqual(['Psychotherapy: 5 of 6 sessions left']);
  await book('Somebody Else', 660);
  expect(await packs()).toEqual(['Pack Rani, Psychotherapy: 5 of 6 sessions left']);
});

test('offers each name of a phone once, the latest first', async () => {
  const phone = newPhone();
  await addVisit('Asha Rani', phone, 600);
  await addVisit('asha rani', phone, 630);
  const { command } = await addVisit('Her Son', phone, 660);
  const { names, text } = await readKnownPerson(command, phone);
  expect(names.map(({ patientName }) => patientName)).toEqual(['Her Son', 'asha rani']);
  expect(text).toMatch(/^Known here: no visit yet\. Next: Tue 24 November 2026, 10:00 AM/);
});

test('knows nothing of a phone without appointments', async () => {
  const known = await readKnownPerson(commandFor(store), newPhone());
  expect(known).toMatchObject({ text: null, reference: null, names: [] });
});
