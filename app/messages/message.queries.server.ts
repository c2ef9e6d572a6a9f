import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { endedCondition, type MessageRow, messageStops, messages } from './message.schema.server.ts';
import type { MessageState } from './message.values.ts';

/** Messages of one list at most. */
const listLimit = 200;

/** Lists messages in a state that ends them, the oldest first: `by-hand` for the desk, `failed` and `unclear` to look after. */
export function listMessages(
  database: Database,
  state: Exclude<MessageState, 'waiting' | 'sending'>,
): Promise<readonly MessageRow[]> {
  return database
    .select()
    .from(messages)
    .where(and(eq(messages.state, state), endedCondition))
    .orderBy(asc(messages.endedAt))
    .limit(listLimit);
}

/** Lists the messages about an appointment or a call, the latest first. */
export function listMessagesOf(database: Database, subjectId: string): Promise<readonly MessageRow[]> {
  return database
    .select()
    .from(messages)
    .where(eq(messages.subjectId, subjectId))
    .orderBy(desc(messages.createdAt))
    .limit(listLimit);
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
    // One parameter for all, because D1 allows 100 in a statement.
    .where(sql`${messageStops.phone} in (select value from json_each(${JSON.stringify(phones)}))`);
  return new Set(stops.map(({ phone }) => phone));
}
