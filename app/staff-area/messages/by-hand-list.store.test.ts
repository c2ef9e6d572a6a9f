import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import type { Appointment, VisitKind } from '#app/appointments/appointment.values.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { MessageToResolve } from '#app/messages/expected-way.server.ts';
import { recordStop } from '#app/messages/message.commands.server.ts';
import { messages } from '#app/messages/message.schema.server.ts';
import type { AgreedChannel, MessageReason } from '#app/messages/message.values.ts';
import type { Outbox } from '#app/messages/outbox.server.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { listLeftToDesk, messagesOn } from '#tests/support/messages.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { sendableByHand } from './by-hand-list.server.ts';
import { resolveMessage } from './message-people.server.ts';

let store: TestStore;
let doctor: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  doctor = await addDoctorWithHours(commandFor(store));
});
afterAll(() => store.dispose());

let minute = 540;

/** Books for a phone, and leaves the message about it to the desk. */
async function waiting(
  phone: string,
  reason: MessageReason = 'no-gateway',
  visit: VisitKind = 'hospital',
): Promise<Appointment> {
  minute += 30;
  const input = bookingInput({ doctorId: doctor.id, phone, minute, visit });
  const made = await bookAppointment(asVisitor(commandFor(store)), doctor, input);
  await leaveToDesk(made.id, reason);
  return made;
}

const leaveToDesk = (subjectId: string, reason: MessageReason) =>
  store.database
    .update(messages)
    .set({ state: 'by-hand', reason, endedAt: new Date() })
    .where(eq(messages.subjectId, subjectId));

const sendable = async (resolve: Outbox['resolveMessage']) =>
  sendableByHand(store.database, messagesOn(), await listLeftToDesk(store), resolve);

/** Everybody agreed to a channel. */
const read = async (consent: AgreedChannel) =>
  sendable(async (message: MessageToResolve) => {
    const person = await resolveMessage(store.database, message);
    return person && { ...person, consent };
  });

test('gives the desk a link of the agreed channel with number and text', async () => {
  const phone = newPhone();
  const { reference } = await waiting(phone);
  const ofPhone = async (consent: AgreedChannel) => (await read(consent)).find((one) => one.phone === phone);
  const whatsapp = await ofPhone('whatsapp');
  expect(whatsapp?.text).toContain(referenceText(reference));
  expect(whatsapp?.href).toBe(
    `https://wa.me/91${phone}?text=${encodeURIComponent(whatsapp?.text ?? 'nothing')}`,
  );
  expect((await ofPhone('sms'))?.href).toMatch(new RegExp(`^sms:\\+91${phone}\\?body=`));
});

test('gives an SMS where WhatsApp refused the number, and a call where it is a landline', async () => {
  const [without, landline] = [newPhone(), '1722500001'];
  await waiting(without, 'phone');
  await waiting(landline, 'landline');
  const all = await read('whatsapp');
  expect(all.find(({ phone }) => phone === without)?.href).toMatch(/^sms:/);
  expect(all.find(({ phone }) => phone === landline)?.href).toBe(`tel:+91${landline}`);
});

test('gives WhatsApp for a message that goes out by WhatsApp only, although it refused the number', async () => {
  const { id, phone } = await waiting(newPhone(), 'phone');
  await store.database.update(messages).set({ kind: 'feedback' }).where(eq(messages.subjectId, id));
  const all = await sendable(async (message) => {
    const person = await resolveMessage(store.database, message);
    return person && { ...person, consent: 'whatsapp', stillHolds: true };
  });
  expect(all.find((one) => one.phone === phone)?.href).toMatch(/^https:\/\/wa\.me\//);
});

test('leaves out a person who wants no messages, and a visit that was cancelled', async () => {
  const [stopped, cancelled] = [newPhone(), newPhone()];
  await waiting(stopped);
  const visit = await waiting(cancelled);
  const before = (await read('sms')).map(({ phone }) => phone);
  expect(before).toEqual(expect.arrayContaining([stopped, cancelled]));
  await recordStop(store.database, stopped, 'desk', new Date());
  await changeAppointment(commandFor(store), visit, { status: 'cancelled', reason: null }, null);
  const after = (await read('sms')).map(({ phone }) => phone);
  expect(after).not.toContain(stopped);
  expect(after).not.toContain(cancelled);
});

test('lists a request for a call, and nothing of a person who was not asked', async () => {
  const phone = newPhone();
  const command = asVisitor(commandFor(store));
  const { id } = await requestCallback(command, { name: 'A', phone, safeToCall: true, consent: true });
  await leaveToDesk(id, 'no-gateway');
  expect((await read('sms')).find((one) => one.phone === phone)).toMatchObject({ kind: 'callback' });
  const resolve = (message: MessageToResolve) => resolveMessage(store.database, message);
  expect(await sendable(resolve)).toEqual([]);
});

test('says of a visit by video where its door is, and names no link, doctor or person', async () => {
  const texts = async (visit: VisitKind, kind: 'today' | 'received') => {
    const made = await waiting(newPhone(), 'no-gateway', visit);
    await store.database.update(messages).set({ kind }).where(eq(messages.subjectId, made.id));
    const all = await sendable(async (message) => {
      const person = await resolveMessage(store.database, message);
      return person && { ...person, consent: 'sms', stillHolds: true };
    });
    return { made, text: all.find(({ phone }) => phone === made.phone)?.text ?? '' };
  };
  const { made, text } = await texts('video', 'today');
  expect(text).toContain(`look up your appointment on our website with ${referenceText(made.reference)}`);
  for (const secret of ['http', doctor.name, made.patientName]) expect(text).not.toContain(secret);
  expect((await texts('hospital', 'today')).text).not.toContain('video');
  expect((await texts('video', 'received')).text).not.toContain('video');
});
