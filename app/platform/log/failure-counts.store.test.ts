import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { failures } from './failure.schema.server.ts';
import { FailureCounts, sweepFailures } from './failure-counts.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.database.delete(failures));
afterAll(() => store.dispose());

const at = new Date('2026-11-22T10:00:00Z');
const failed = { route: '/doctors', event: 'reading failed', requestId: 'r1', line: '{}' };
const refused = { route: '/*', event: 'refused 404', requestId: 'r2' };
const rows = () => store.database.select().from(failures);
const minute = 60_000;

test('adds counts to the stored ones, with the id of the last request', async () => {
  const counts = new FailureCounts();
  counts.add(failed, at);
  counts.add({ ...failed, requestId: 'r9' }, at);
  await counts.write(store.database);
  counts.add({ ...failed, requestId: 'r10' }, at);
  await counts.write(store.database);
  expect(await rows()).toEqual([
    expect.objectContaining({ day: '2026-11-22', route: '/doctors', count: 3, lastRequestId: 'r10' }),
  ]);
});

test('failures are due at once, refusals once a minute, and nothing without counts', async () => {
  const counts = new FailureCounts();
  expect(counts.isDue(minute)).toBe(false);
  counts.add(refused, at);
  expect(counts.isDue(minute)).toBe(true);
  await counts.write(store.database, minute);
  counts.add(refused, at);
  expect(counts.isDue(minute + 59_000)).toBe(false);
  expect(counts.isDue(minute + 60_000)).toBe(true);
  counts.add(failed, at);
  expect(counts.isDue(minute + 1)).toBe(true);
});

test('keeps its counts while the database is away, and waits before it tries again', async () => {
  const counts = new FailureCounts();
  const away = {
    ...store.database,
    insert: () => {
      throw new Error('away');
    },
  } as never;
  counts.add(failed, at);
  await counts.write(away, minute);
  counts.add(failed, at);
  expect(counts.isDue(minute + 29_000)).toBe(false);
  expect(counts.isDue(minute + 31_000)).toBe(true);
  await counts.write(store.database, minute + 31_000);
  expect(await rows()).toEqual([expect.objectContaining({ count: 2 })]);
});

test('a scanner exceeds neither the limit of kinds nor the 100 values of a D1 statement', async () => {
  const counts = new FailureCounts();
  for (let index = 0; index < 1_000; index += 1) counts.add({ ...refused, event: `refused ${index}` }, at);
  await counts.write(store.database);
  expect(await rows()).toHaveLength(200);
});

test('deletes a day after a month', async () => {
  const counts = new FailureCounts();
  counts.add(failed, new Date('2026-10-21T10:00:00Z'));
  counts.add(failed, new Date('2026-10-23T10:00:00Z'));
  await counts.write(store.database);
  await sweepFailures(store.database, at);
  expect((await rows()).map(({ day }) => day)).toEqual(['2026-10-23']);
});
