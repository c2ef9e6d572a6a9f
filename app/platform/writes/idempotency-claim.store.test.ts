import { sql } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { insertIf } from '../database/insert-if.server.ts';
import { IdempotencyConflictError } from './idempotency.server.ts';
import {
  claimKey,
  findEarlierResult,
  findResultOfKey,
  insertKey,
  oncePerKey,
  sweepIdempotencyKeys,
} from './idempotency-claim.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

const writtenRows = sqliteTable('written_rows', { id: text('id') });

const newKey = () => ({ key: crypto.randomUUID(), requestHash: 'a' });

/** Claims a key and returns whether the rest of the batch would write. */
async function claim(key: ReturnType<typeof newKey> | null, made: string, condition = sql`true`) {
  const { claim: statement, isFirst } = claimKey(commandFor(store), key, made, condition);
  const [, [row]] = await store.database.batch([
    statement,
    store.database.select({ writes: sql<number>`(${isFirst})` }).from(sql`(select 1)`),
  ]);
  return row?.writes === 1;
}

test('the first of several requests with one key writes, and the others get its result', async () => {
  const key = newKey();
  const results = ['one', 'two', 'three'];
  const writes = await Promise.all(results.map((made) => claim(key, made)));
  // Concurrent requests may arrive in any order.
  expect(writes.filter((isFirst) => isFirst)).toHaveLength(1);
  expect(await findEarlierResult(store.database, key)).toBe(results[writes.indexOf(true)]);
});

test('a refused request does not use up its key', async () => {
  const key = newKey();
  expect(await claim(key, 'refused', sql`false`)).toBe(false);
  expect(await findEarlierResult(store.database, key)).toBeNull();
  expect(await claim(key, 'mended')).toBe(true);
});

test('of several requests with one key that write a row each, one row is written with its key', async () => {
  const key = newKey();
  await store.database.run(sql`create table written_rows (id text)`);
  const write = (made: string, condition = sql`true`) => {
    const isWritten = sql`exists (select 1 from ${writtenRows} where id = ${made})`;
    const { isUnused, storeKey } = oncePerKey(commandFor(store), key, made, isWritten);
    return store.database.batch([
      insertIf(store.database, writtenRows, { id: made }, sql`${condition} and ${isUnused}`),
      storeKey,
    ]);
  };
  // A refused request does not use up the key.
  await write('refused', sql`false`);
  expect(await findEarlierResult(store.database, key)).toBeNull();
  await Promise.all(['one', 'two', 'three'].map((made) => write(made)));
  expect(await store.database.select().from(writtenRows)).toEqual([
    { id: await findEarlierResult(store.database, key) },
  ]);
});

test('requests without a key all write', async () => {
  expect(await claim(null, 'one')).toBe(true);
  expect(await claim(null, 'two')).toBe(true);
  expect(await findEarlierResult(store.database, null)).toBeNull();
});

test('a key that comes with another request is refused', async () => {
  const key = newKey();
  await claim(key, 'one');
  await expect(findEarlierResult(store.database, { ...key, requestHash: 'b' })).rejects.toThrow(
    IdempotencyConflictError,
  );
});

test('a batch without a condition fails as a whole if its key is taken', async () => {
  const command = commandFor(store);
  const key = newKey();
  await store.database.batch([insertKey(command, key, 'first')]);
  await expect(store.database.batch([insertKey(command, key, 'second')])).rejects.toThrow();
  expect(await findEarlierResult(store.database, key)).toBe('first');
});

test('finds the result of a key without its request', async () => {
  const key = newKey();
  expect(await findResultOfKey(store.database, key.key)).toBeNull();
  await claim(key, 'one');
  expect(await findResultOfKey(store.database, key.key)).toBe('one');
});

test('deletes keys after two days', async () => {
  const key = newKey();
  await claim(key, 'one');
  const hours = (count: number) => new Date(commandFor(store).now.getTime() + count * 60 * 60 * 1000);
  await sweepIdempotencyKeys(store.database, hours(47));
  expect(await findEarlierResult(store.database, key)).toBe('one');
  await sweepIdempotencyKeys(store.database, hours(49));
  expect(await findEarlierResult(store.database, key)).toBeNull();
});
