import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { recordStop } from '#app/messages/message.commands.server.ts';
import { listMessagesOf } from '#app/messages/message.queries.server.ts';
import type { MessageSettings } from '#app/messages/message-settings.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { messagesOn } from '#tests/support/messages.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { readTellingText } from './expected-message.server.ts';
import { messageLines } from './message-lines.server.ts';

let store: TestStore;
let doctor: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  doctor = await addDoctorWithHours(commandFor(store));
});
afterAll(() => store.dispose());

let minute = 540;

/** Books a visit whose person gave this answer about messages. */
async function bookFor(answer: 'sms' | 'none' | null, phone = newPhone()) {
  minute += 30;
  const input = bookingInput({ doctorId: doctor.id, phone, minute });
  const visit = await bookAppointment(asVisitor(commandFor(store)), doctor, input);
  await store.binding
    .prepare('update appointments set message_channel = ? where id = ?')
    .bind(answer, visit.id)
    .run();
  return visit;
}

const noSms = { sms: false, whatsapp: false } as const;
const byHandOnly = messagesOn({ channels: { ...noSms, 'by-hand': true } });
const nothingOn = messagesOn({ channels: { ...noSms, 'by-hand': false } });

test.each<[string, 'sms' | 'none' | null, MessageSettings, string, string]>([
  ['a person who agreed to SMS', 'sms', messagesOn(), 'A message by SMS tells the person.', 'Goes out, '],
  [
    'a person whom the desk writes to',
    'sms',
    byHandOnly,
    'comes to the page Messages',
    'To send by hand from ',
  ],
  [
    'a person who agreed to SMS, after the key of the gateway was removed',
    'sms',
    messagesOn({ reachable: noSms }),
    'comes to the page Messages',
    'To send by hand from ',
  ],
  [
    'a person who agreed to SMS, with neither a key nor messages by hand',
    'sms',
    messagesOn({ reachable: noSms, channels: { sms: true, whatsapp: true, 'by-hand': false } }),
    'is switched off. Call or write',
    'Does not go out',
  ],
  [
    'a person who never answered',
    null,
    messagesOn(),
    'did not agree to messages. Call or write',
    'Does not go out',
  ],
  [
    'a person who said no',
    'none',
    messagesOn(),
    'did not agree to messages. Call or write',
    'Does not go out',
  ],
  ['a hospital that sends nothing', 'sms', nothingOn, 'is switched off. Call or write', 'Does not go out'],
])(
  'says the truth for %s, before the cancellation and while its message waits',
  async (_who, answer, settings, told, state) => {
    const visit = await bookFor(answer);
    expect(await readTellingText(store.database, visit, 'cancelled', settings)).toContain(told);
    await changeAppointment(commandFor(store), visit, { status: 'cancelled', reason: null }, null);
    const rows = await listMessagesOf(store.database, [visit.id]);
    const ofCancellation = rows.filter(({ kind }) => kind === 'cancelled');
    const [line] = await messageLines(store.database, ofCancellation, settings);
    expect(line?.state.startsWith(state)).toBe(true);
    expect(line?.reason === null).toBe(state !== 'Does not go out');
  },
);

test('says that a person who stopped all messages is not told', async () => {
  const phone = newPhone();
  const visit = await bookFor('sms', phone);
  await recordStop(store.database, phone, 'desk', new Date());
  expect(await readTellingText(store.database, visit, 'cancelled', messagesOn())).toContain(
    'The person is not told by this. This person wants no more messages.',
  );
});
