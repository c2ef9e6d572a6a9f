import { and, eq, exists, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.server.ts';
import { insertIf } from '../database/insert-if.server.ts';
import type { Command } from '../request/command.server.ts';
import { idempotencyKeys } from './idempotency.schema.server.ts';
import { expectSameRequest, type IdempotencyKey, idempotencyKeptFor } from './idempotency.server.ts';

/** What is noted under a key. */
async function noted(database: Database, key: string) {
  const [row] = await database
    .select({ made: idempotencyKeys.made, requestHash: idempotencyKeys.requestHash })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key))
    .limit(1);
  return row;
}

/**
 * What an earlier sending with this key made, so that nothing is done again.
 *
 * @returns null where there was none
 * @throws UsedKeyError where the key came with something else
 */
export async function madeWith(database: Database, key: IdempotencyKey | null): Promise<string | null> {
  if (!key) return null;
  const row = await noted(database, key.key);
  if (!row) return null;
  expectSameRequest(row.requestHash, key);
  return row.made;
}

/**
 * Lets the first of several sendings write, and none after it, also when they come at once. What is refused takes no key: the
 * same form may be sent again with something else.
 *
 * @param made a new identifier: of the row that is written, or for this sending alone
 * @param condition true where the batch will write
 * @returns the statement that takes the key, to go before the others of the batch, and the condition under which they write
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
 * The statement that takes a key for a batch whose other statements know no condition: of two equal sendings at once the second's
 * whole batch fails. Ask `madeWith` then.
 *
 * @param made the identifier of what the batch makes
 */
export const takeKey = (
  { database, now }: Pick<Command, 'database' | 'now'>,
  { key, requestHash }: IdempotencyKey,
  made: string,
) => database.insert(idempotencyKeys).values({ key, requestHash, made, at: now });

/** What a key made, whatever came with it; null where it made nothing. */
export async function madeUnder(database: Database, key: string): Promise<string | null> {
  return (await noted(database, key))?.made ?? null;
}

/** Daily: forgets keys that nobody sends any more. */
export async function sweepIdempotencyKeys(database: Database, now: Date): Promise<void> {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.at, new Date(now.getTime() - idempotencyKeptFor)));
}
