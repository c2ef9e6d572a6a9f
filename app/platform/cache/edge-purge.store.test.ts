import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { purgeIfDue } from './edge-purge.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

/** Sets the time of the last write, in milliseconds before now. */
const lastWrite = (ago: number) =>
  store.binding
    .prepare("update data_version set version = ?, purged_for = ''")
    .bind(Date.now() - ago)
    .run();

const accepted = { success: true, zoneTag: '', errors: [] };
const purge = vi.fn(async () => accepted as CachePurgeResult);
const runCron = (deployment = 'first') => purgeIfDue({ purge }, store.database, deployment);

beforeEach(() => lastWrite(60_000));
afterEach(() => {
  vi.restoreAllMocks();
  purge.mockReset().mockResolvedValue(accepted);
});

test('purges once after a write, and again after a deployment, a rollback and another write', async () => {
  await runCron();
  await runCron();
  expect(purge).toHaveBeenCalledTimes(1);
  for (const deployment of ['second', 'first']) await runCron(deployment);
  expect(purge).toHaveBeenCalledTimes(3);
  await store.binding.prepare('update data_version set version = version + 1').run();
  await runCron();
  expect(purge).toHaveBeenCalledTimes(4);
});

test.each([
  [
    'refuses',
    () => Promise.resolve({ ...accepted, success: false, errors: [{ code: 1, message: 'Limit.' }] }),
  ],
  ['fails', () => Promise.reject(new Error('Away.'))],
])('purges again if Cloudflare %s, and logs it', async (_, answer) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  purge.mockImplementationOnce(answer);
  await runCron();
  expect(String(logged.mock.calls)).toContain('stored pages not purged');
  await runCron();
  await runCron();
  expect(purge).toHaveBeenCalledTimes(2);
});

test('waits until no other isolate answers with data from before the write', async () => {
  await lastWrite(5_000);
  const waits: number[] = [];
  const timeout = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, wait = 0) => {
    if (wait > 5_000) waits.push(wait);
    return timeout(run, wait > 5_000 ? 0 : wait);
  }) as typeof setTimeout);
  await runCron();
  expect(purge).toHaveBeenCalledOnce();
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThan(20_000);
  expect(waits[0]).toBeLessThanOrEqual(30_000);
});

test('does nothing on a machine without the cache, and notes nothing', async () => {
  await purgeIfDue(undefined, store.database, 'first');
  expect(await store.binding.prepare('select purged_for from data_version').first('purged_for')).toBe('');
});
