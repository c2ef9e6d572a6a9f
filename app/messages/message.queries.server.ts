import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { endedCondition, type MessageRow, messages } from './message.schema.server.ts';
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
