import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { momentInIndia } from '#app/time/calendar.ts';
import { commandFor } from '#tests/support/command.ts';
import {
  type FakeGateways,
  msg91WebhookBody,
  startFakeGateways,
  whatsappWebhookBody,
} from '#tests/support/message-gateways.ts';
import { agreedPerson, outboxFor, writeMessage } from '#tests/support/messages.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { recordReports } from './delivery-report.server.ts';
import type { MessageGateway } from './gateway.server.ts';
import { messageStops, messages } from './message.schema.server.ts';
import type { AgreedChannel, messageStates } from './message.values.ts';
import { msg91Reports } from './msg91.server.ts';
import { drainOutbox } from './outbox.server.ts';
import { whatsappEvents, whatsappProvider } from './whatsapp.server.ts';

let store: TestStore;
let fake: FakeGateways;
const now = momentInIndia('2026-11-20', 12 * 60);
beforeAll(async () => {
  [store, fake] = await Promise.all([openTestStore(), startFakeGateways()]);
});
afterAll(async () => {
  await Promise.all([store.dispose(), fake.close()]);
});

let subjects = 0;

async function rowOf(id: string) {
  const [row] = await store.database.select().from(messages).where(eq(messages.id, id));
  if (!row) throw new Error('The message is gone.');
  return row;
}

/** Sends a message, and puts it into a state afterwards. */
async function sent({
  channel = 'whatsapp' as AgreedChannel,
  state = 'sent' as (typeof messageStates)[number],
  kind = 'confirmed' as 'confirmed' | 'moved',
} = {}) {
  subjects += 1;
  const subject = { kind: 'appointment', id: `visit-${subjects}` } as const;
  const command = commandFor(store, { actor: { kind: 'system' }, now });
  await writeMessage(command, { kind, subject, version: 1, day: '2026-11-24', minute: 600 }, sql`true`);
  const person = agreedPerson({ consent: channel });
  await drainOutbox(outboxFor(store, fake, { resolveMessage: async () => person }), now);
  await store.database.update(messages).set({ state }).where(eq(messages.subjectId, subject.id));
  const [row] = await store.database.select().from(messages).where(eq(messages.subjectId, subject.id));
  if (!row?.providerId) throw new Error('The message was not sent.');
  return { ...row, providerId: row.providerId };
}

const report = (body: string) =>
  recordReports(store.database, whatsappEvents(JSON.parse(body), now), now, 'r1');

test('a message rises from sent to delivered to read, with its times', async () => {
  const { id, providerId } = await sent();
  await report(whatsappWebhookBody([{ id: providerId, status: 'delivered' }]));
  expect(await rowOf(id)).toMatchObject({ state: 'delivered', deliveredAt: new Date(1_750_857_384_000) });
  await report(whatsappWebhookBody([{ id: providerId, status: 'read' }]));
  expect(await rowOf(id)).toMatchObject({ state: 'read', readAt: new Date(1_750_857_384_000) });
});

test('reports that come twice and backwards never lower a state', async () => {
  const { id, providerId } = await sent();
  const statuses = (['read', 'delivered', 'sent', 'failed'] as const).map((status) => ({
    id: providerId,
    status,
  }));
  await report(whatsappWebhookBody([...statuses, ...statuses]));
  expect(await rowOf(id)).toMatchObject({ state: 'read', deliveredAt: expect.any(Date) });
});

test.each([
  ['failed', 'confirmed', 'failed'],
  ['failed', 'moved', 'by-hand'],
] as const)(
  'a report of “%s” on a message “%s” makes it %s, and “delivered” afterwards counts',
  async (status, kind, state) => {
    const { id, providerId } = await sent({ kind });
    await report(whatsappWebhookBody([{ id: providerId, status, code: 131_000 }]));
    expect(await rowOf(id)).toMatchObject({ state, errorCode: '131000' });
    await report(whatsappWebhookBody([{ id: providerId, status: 'delivered' }]));
    expect(await rowOf(id)).toMatchObject({ state: 'delivered', errorCode: null });
  },
);

test('a number without WhatsApp leaves the message to the desk', async () => {
  const { id, providerId } = await sent();
  await report(whatsappWebhookBody([{ id: providerId, status: 'failed', code: 131_026 }]));
  expect(await rowOf(id)).toMatchObject({ state: 'by-hand', reason: 'phone' });
});

test.each(['sending', 'unclear'] as const)(
  'our id settles a message that is %s, although the answer was lost',
  async (state) => {
    const { id, providerId } = await sent({ state });
    await store.database.update(messages).set({ providerId: null }).where(eq(messages.id, id));
    await report(whatsappWebhookBody([{ id: providerId, messageId: id, status: 'sent' }]));
    expect(await rowOf(id)).toMatchObject({ state: 'sent', providerId });
  },
);

test.each([
  ['delivered', 'delivered'],
  ['failed', 'by-hand'],
] as const)('a report of “%s” that comes before the gateway’s answer stays', async (status, state) => {
  subjects += 1;
  const subject = { kind: 'appointment', id: `visit-${subjects}` } as const;
  const command = commandFor(store, { actor: { kind: 'system' }, now });
  const draft = { kind: 'moved', subject, version: 1, day: '2026-11-24', minute: 600 } as const;
  await writeMessage(command, draft, sql`true`);
  const answersLate: MessageGateway = {
    provider: whatsappProvider,
    async send({ id }) {
      await report(whatsappWebhookBody([{ id: 'wamid.early', messageId: id, status, code: 131_000 }]));
      return { outcome: 'sent', providerId: 'wamid.early' };
    },
  };
  await drainOutbox(outboxFor(store, fake, { gateways: { whatsapp: answersLate } }), now);
  const [row] = await store.database.select().from(messages).where(eq(messages.subjectId, subject.id));
  expect(row).toMatchObject({ state, providerId: 'wamid.early' });
  await store.database.delete(messages).where(eq(messages.subjectId, subject.id));
});

test.each(['waiting', 'dropped', 'sent-by-hand'] as const)(
  'a report changes no message that is %s',
  async (state) => {
    const { id, providerId } = await sent({ state });
    for (const status of ['sent', 'delivered', 'read', 'failed'] as const)
      await report(whatsappWebhookBody([{ id: providerId, messageId: id, status }]));
    expect(await rowOf(id)).toMatchObject({ state });
  },
);

test('a report with an unknown id, or of another gateway, changes nothing', async () => {
  const { id, providerId } = await sent();
  const before = await store.database.select().from(messages);
  await report(whatsappWebhookBody([{ id: 'wamid.other', messageId: 'other', status: 'delivered' }]));
  const forged = msg91Reports(JSON.parse(msg91WebhookBody(providerId, id, '1')), now);
  expect(forged).toHaveLength(1);
  await recordReports(store.database, { reports: forged }, now, 'r1');
  expect(await store.database.select().from(messages)).toEqual(before);
});

test.each([
  ['1', 'delivered', null],
  ['2', 'failed', 'refused'],
  ['9', 'by-hand', 'phone'],
  ['16', 'failed', 'refused'],
  ['17', 'failed', 'channel'],
  ['25', 'failed', 'refused'],
  ['5', 'sent', null],
])('MSG91’s status %s makes a message %s', async (status, state, reason) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id, providerId } = await sent({ channel: 'sms' });
  await recordReports(
    store.database,
    { reports: msg91Reports(JSON.parse(msg91WebhookBody(providerId, id, status)), now) },
    now,
    'r1',
  );
  expect(await rowOf(id)).toMatchObject({ state, reason });
});

test.each([
  ['STOP', true],
  [' stop. ', true],
  ['बंद', true],
  ['Please stop calling me names', false],
  ['', false],
])('the text “%s” stops messages: %s', async (text, stops) => {
  await store.database.delete(messageStops);
  await report(whatsappWebhookBody([], [{ from: '919876500001', text }]));
  const stored = await store.database.select().from(messageStops);
  expect(stored).toEqual(stops ? [{ phone: '9876500001', at: now, how: 'whatsapp' }] : []);
});

test.each([
  null,
  [],
  'text',
  { entry: 'x' },
  { entry: [{ changes: [{ field: 'messages' }] }] },
  { entry: [null] },
])('a body of another form changes nothing: %j', async (body) => {
  expect(whatsappEvents(body, now)).toEqual({ reports: [], stops: [] });
  expect(msg91Reports(body, now)).toEqual([]);
});
