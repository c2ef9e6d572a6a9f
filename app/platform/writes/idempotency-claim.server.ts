import { and, eq, exists, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.server.ts';
import { insertIf } from '../database/insert-if.server.ts';
import type { Command } from '../request/command.server.ts';
import { idempotencyKeys } from './idempotency.schema.server.ts';
import { assertSameRequest, type IdempotencyKey, idempotencyKeyRetention } from './idempotency.server.ts';

/** Reads the stored row of a key. */
async function storedKey(database: Database, key: string) {
  const [row] = await database
    .select({ made: idempotencyKeys.made, requestHash: idempotencyKeys.requestHash })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key))
    .limit(1);
  return row;
}

/**
 * Returns the identifier that an earlier request with this key created, so that a repeated request does
 * nothing.
 *
 * @returns null if there was no such request
 * @throws IdempotencyConflictError if the key came with another request
 */
export async function findEarlierResult(
  database: Database,
  key: IdempotencyKey | null,
): Promise<string | null> {
  if (!key) return null;
  const row = await storedKey(database, key.key);
  if (!row) return null;
  assertSameRequest(row.requestHash, key);
  return row.made;
}

/**
 * Builds the statements that let only the first of several requests with one key write, even if they arrive
 * together. A refused request does not use up its key: the form may be sent again with other input.
 *
 * @param made a new identifier, of the row that is written or of this request
 * @param condition true if the batch will write
 * @returns the statement that claims the key, which goes first in the batch, and the condition for the other
 *   statements
 */
export function claimKey(
  { database, now }: Pick<Command, 'database' | 'now'>,
  key: IdempotencyKey | null,
  made: string,
  condition: SQL,
) {
  const row = { key: key?.key ?? '', requestHash: key?.requestHash ?? '', made, at: now };
  const claim = insertIf(database, idempotencyKeys, row, key ? condition : sql`false`).onConflictDoNothing();
  if (!key) return { claim, isFirst: condition };
  const isOurs = and(eq(idempotencyKeys.key, key.key), eq(idempotencyKeys.made, made));
  const isTaken = exists(database.select({ made: idempotencyKeys.made }).from(idempotencyKeys).where(isOurs));
  return { claim, isFirst: sql`(${condition}) and ${isTaken}` };
}

/**
 * Builds the parts of a batch that writes one row for each key, even if several requests with the key arrive together. Whether the row is written may
 * depend on more than the key: a refused request does not use up its key.
 *
 * @param made identifier of the row
 * @param isWritten true if the row exists
 * @returns the condition of the row, and the statement that follows it in the batch and stores its key
 */
export function oncePerKey(
  { database, now }: Pick<Command, 'database' | 'now'>,
  key: IdempotencyKey | null,
  made: string,
  isWritten: SQL,
) {
  const row = { key: key?.key ?? '', requestHash: key?.requestHash ?? '', made, at: now };
  const stored = database
    .select({ made: idempotencyKeys.made })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, row.key));
  return {
    isUnused: notExists(stored),
    storeKey: insertIf(database, idempotencyKeys, row, key ? isWritten : sql`false`),
  };
}

/**
 * Builds the statement that claims a key for a batch whose other statements have no condition. If two
 * requests with one key arrive together, the whole batch of the second fails. Call `findEarlierResult` then.
 *
 * @param made identifier of the row that the batch creates
 */
export const insertKey = (
  { database, now }: Pick<Command, 'database' | 'now'>,
  { key, requestHash }: IdempotencyKey,
  made: string,
) => database.insert(idempotencyKeys).values({ key, requestHash, made, at: now });

/**
 * Returns the identifier that a request with this key created, whatever its input was; null if there is none.
 */
export async function findResultOfKey(database: Database, key: string): Promise<string | null> {
  return (await storedKey(database, key))?.made ?? null;
}

/** Deletes keys that are older than two days. The nightly run calls it. */
export async function sweepIdempotencyKeys(database: Database, now: Date): Promise<void> {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.at, new Date(now.getTime() - idempotencyKeyRetention)));
}
