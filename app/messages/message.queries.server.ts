import { and, asc, desc, eq, gt, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type Paise, paise } from '#app/money/money.ts';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { RowRange } from '#app/platform/http/pagination.server.ts';
import {
  endedCondition,
  type MessageRow,
  messageStops,
  messages,
  waitingCondition,
} from './message.schema.server.ts';
import {
  type AgreedChannel,
  agreedChannels,
  goneOutStates,
  type MessageKind,
  type MessageState,
  messageKinds,
  undeliveredStates,
} from './message.values.ts';
import type { MessageSettings } from './message-settings.ts';
import { msg91Provider } from './msg91.server.ts';
import { whatsappProvider } from './whatsapp.server.ts';

const providerOf: Readonly<Record<AgreedChannel, string>> = {
  sms: msg91Provider,
  whatsapp: whatsappProvider,
};

/** Messages of one list at most. */
export const listLimit = 200;

/** Lists the messages that wait for their time, the next one first. */
export function listWaiting(database: Database): Promise<readonly MessageRow[]> {
  return database
    .select()
    .from(messages)
    .where(waitingCondition)
    .orderBy(asc(messages.nextAt))
    .limit(listLimit);
}

/** Milliseconds for which the desk sees what was sent, and what was not delivered: a week. */
const shownFor = 7 * 24 * 60 * 60 * 1000;

const endedStates = {
  sent: goneOutStates,
  'sent-by-hand': ['sent-by-hand'],
  'not-delivered': undeliveredStates,
} as const satisfies Record<string, readonly MessageState[]>;

/**
 * Lists the messages of the last week that were sent, or that were not delivered, the latest first.
 *
 * @param which `sent` by a gateway, `sent-by-hand`, or `not-delivered`
 */
export function listLatest(
  database: Database,
  which: keyof typeof endedStates,
  now: Date,
): Promise<readonly MessageRow[]> {
  return database
    .select()
    .from(messages)
    .where(
      and(
        inArray(messages.state, endedStates[which]),
        endedCondition,
        gte(messages.endedAt, new Date(now.getTime() - shownFor)),
      ),
    )
    .orderBy(desc(messages.endedAt))
    .limit(listLimit);
}

/** Milliseconds within which a message is of use, counted from its end: none is longer than half a day. */
const usefulFor = 24 * 60 * 60 * 1000;

/** Numbers of messages that ask for a member of the staff. */
export interface DeskCounts {
  readonly byHand: number;
  /** Failed or unclear ones that are still of use, of people who want messages. */
  readonly notDelivered: number;
}

const kindsThatAreOn = ({ kinds }: Pick<MessageSettings, 'kinds'>): readonly MessageKind[] =>
  messageKinds.filter((kind) => kinds[kind]);

/**
 * SQL condition: the message asks for a member of the staff. It does not once its time has passed, or after a newer message
 * about the same visit that was not taken back. Every count of these messages uses this condition.
 */
function asksForDesk(settings: Pick<MessageSettings, 'kinds'>, now: Date): SQL | undefined {
  const newer = alias(messages, 'newer');
  const isReplaced = sql`exists (select 1 from ${messages} newer where ${newer.subjectId} = ${messages.subjectId}
    and ${newer.createdAt} > ${messages.createdAt} and ${newer.reason} is not 'undone')`;
  return and(
    inArray(messages.state, ['by-hand', ...undeliveredStates]),
    endedCondition,
    gte(messages.endedAt, new Date(now.getTime() - usefulFor)),
    gt(messages.expiresAt, now),
    inArray(messages.kind, [...kindsThatAreOn(settings)]),
    sql`${messages.reason} is not 'stopped'`,
    sql`not ${isReplaced}`,
  );
}

/** Lists the messages that the desk sends by hand, as {@link countForDesk} counts them, the longest waiting first. */
export const listForDesk = (
  database: Database,
  settings: Pick<MessageSettings, 'kinds'>,
  now: Date,
): Promise<readonly MessageRow[]> =>
  database
    .select()
    .from(messages)
    .where(and(eq(messages.state, 'by-hand'), asksForDesk(settings, now)))
    .orderBy(asc(messages.endedAt))
    .limit(listLimit);

/** Counts the messages that ask for a member of the staff. */
export async function countForDesk(
  database: Database,
  settings: Pick<MessageSettings, 'kinds'>,
  now: Date,
): Promise<DeskCounts> {
  const rows = await database
    .select({ state: messages.state, count: sql<number>`count(*)` })
    .from(messages)
    .where(asksForDesk(settings, now))
    .groupBy(messages.state);
  const count = (isCounted: (state: MessageState) => boolean) =>
    rows.reduce((sum, row) => (isCounted(row.state) ? sum + row.count : sum), 0);
  return {
    byHand: count((state) => state === 'by-hand'),
    notDelivered: count((state) => state !== 'by-hand'),
  };
}

/** Messages of a channel that count against the caps, and their cost. */
export interface ChannelCost {
  readonly channel: AgreedChannel;
  readonly messages: number;
  readonly parts: number;
  readonly cost: Paise;
}

/**
 * Sums what each channel has cost since a moment, as the caps count it: each part at the price of its day, also of
 * messages of which nobody knows whether the gateway sent them.
 */
export async function readChannelCosts(database: Database, since: Date): Promise<readonly ChannelCost[]> {
  const rows = await database
    .select({
      provider: messages.provider,
      count: sql<number>`count(*)`,
      parts: sql<number>`sum(${messages.parts})`,
      cost: sql<number>`sum(${messages.costPaise})`,
    })
    .from(messages)
    .where(and(gte(messages.createdAt, since), isNotNull(messages.costPaise)))
    // A message that the desk sent after its gateway did not answer has the channel 'by-hand', and its gateway's cost.
    .groupBy(messages.provider);
  return agreedChannels.map((channel) => {
    const row = rows.find(({ provider }) => provider === providerOf[channel]);
    const { count = 0, parts = 0, cost = 0 } = row ?? {};
    return { channel, messages: count, parts, cost: paise(cost) };
  });
}

/**
 * Lists the messages about appointments or calls, the latest first.
 *
 * @param range the rows of a page; the first {@link listLimit} by default
 */
export function listMessagesOf(
  database: Database,
  subjectIds: readonly string[],
  { limit, offset }: RowRange = { limit: listLimit, offset: 0 },
): Promise<readonly MessageRow[]> {
  return database
    .select()
    .from(messages)
    .where(isAmong(messages.subjectId, subjectIds))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit)
    .offset(offset);
}

/** Returns those of some phones whose owners want no messages. */
export async function readStopped(
  database: Database,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  if (phones.length === 0) return new Set();
  const stops = await database
    .select({ phone: messageStops.phone })
    .from(messageStops)
    .where(isAmong(messageStops.phone, phones));
  return new Set(stops.map(({ phone }) => phone));
}

/** Returns when and how the owner of a phone asked for no more messages; null if they did not. */
export async function readStop(database: Database, phone: string) {
  const stop = await database
    .select({ at: messageStops.at, how: messageStops.how })
    .from(messageStops)
    .where(eq(messageStops.phone, phone))
    .get();
  return stop ?? null;
}

/** Returns the state of a message; undefined if there is no such message. */
export async function readMessageState(database: Database, id: string): Promise<MessageState | undefined> {
  const [row] = await database.select({ state: messages.state }).from(messages).where(eq(messages.id, id));
  return row?.state;
}

/**
 * Counts the reminders of a day that the desk sends by hand, and those that it has sent.
 *
 * @param day day of the visits, in India
 * @param since the reminders were made at or after this moment
 */
export async function countReminders(
  database: Database,
  day: string,
  since: Date,
): Promise<{ readonly sent: number; readonly all: number }> {
  const [row] = await database
    .select({
      sent: sql<number>`count(*) filter (where ${eq(messages.state, 'sent-by-hand')})`,
      all: sql<number>`count(*)`,
    })
    .from(messages)
    .where(
      and(
        gte(messages.createdAt, since),
        eq(messages.kind, 'tomorrow'),
        eq(messages.day, day),
        inArray(messages.state, ['by-hand', 'sent-by-hand']),
      ),
    );
  return row ?? { sent: 0, all: 0 };
}
