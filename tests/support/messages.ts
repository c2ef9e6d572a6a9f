import { asc, eq } from 'drizzle-orm';
import type { ResolvedMessage } from '#app/messages/expected-way.server.ts';
import type { MessageGateways } from '#app/messages/gateway.server.ts';
import { messageIf } from '#app/messages/message.commands.server.ts';
import { messages } from '#app/messages/message.schema.server.ts';
import { type MessageKind, messageKinds } from '#app/messages/message.values.ts';
import { type MessageSettings, messagesOff } from '#app/messages/message-settings.ts';
import { msg91Gateway } from '#app/messages/msg91.server.ts';
import type { Outbox } from '#app/messages/outbox.server.ts';
import { whatsappGateway } from '#app/messages/whatsapp.server.ts';
import { fromRupees } from '#app/money/money.ts';
import { type FakeGateways, gatewayAccount } from './message-gateways.ts';
import type { TestStore } from './store.ts';

/** Templates of the stand-in by the number of their variables. */
const templateOf: Readonly<Record<MessageKind, string>> = {
  received: 'two',
  confirmed: 'two',
  moved: 'two',
  cancelled: 'two',
  tomorrow: 'one',
  today: 'one',
  callback: 'none',
  feedback: 'one',
};

const templates = Object.fromEntries(
  messageKinds.map((kind) => [kind, { en: templateOf[kind], hi: templateOf[kind] }]),
);

/** Settings with everything on, as the stand-in accepts it. */
export const messagesOn = (overrides: Partial<MessageSettings> = {}): MessageSettings => ({
  ...messagesOff,
  brand: 'PMWH',
  phone: '0172-500000',
  kinds: Object.fromEntries(messageKinds.map((kind) => [kind, true])) as MessageSettings['kinds'],
  channels: { sms: true, whatsapp: true, 'by-hand': true },
  tested: { sms: true, whatsapp: true },
  sms: { header: 'PMWHPK', entityId: '1' },
  whatsapp: { phoneNumberId: gatewayAccount.phoneNumberId, version: 'v23.0' },
  templates: { sms: templates, whatsapp: templates },
  caps: { day: fromRupees(1_000), month: fromRupees(10_000) },
  ...overrides,
});

export const gatewaysFor = ({ origins }: FakeGateways, settings = messagesOn()): MessageGateways => ({
  sms: msg91Gateway(gatewayAccount.authKey, origins),
  whatsapp: whatsappGateway(gatewayAccount.token, settings.whatsapp, origins),
});

/** A person who agreed to WhatsApp. */
export const agreedPerson = (overrides: Partial<ResolvedMessage> = {}): ResolvedMessage => ({
  phone: '9876543210',
  language: 'en',
  consent: 'whatsapp',
  reference: 'K7P-4RX',
  isByVideo: false,
  stillHolds: true,
  ...overrides,
});

/** An outbox over a test store that sends to the stand-in. */
export const outboxFor = (
  { database }: Pick<TestStore, 'database'>,
  fake: FakeGateways,
  overrides: Partial<Outbox> = {},
): Outbox => ({
  database,
  settings: messagesOn(),
  gateways: gatewaysFor(fake),
  resolveMessage: async () => agreedPerson(),
  requestId: 'scheduled',
  ...overrides,
});

/** Lists the messages that were left to the desk, the longest waiting first. */
export const listLeftToDesk = ({ database }: Pick<TestStore, 'database'>) =>
  database.select().from(messages).where(eq(messages.state, 'by-hand')).orderBy(asc(messages.endedAt));

/** Writes a message as the batch of a change does. */
export async function writeMessage(...given: Parameters<typeof messageIf>): Promise<void> {
  const [command] = given;
  await command.database.batch([...(await messageIf(...given))]);
}
