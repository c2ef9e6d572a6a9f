import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataVersionCache } from './data-version.server.ts';

/** Fake database with a settable version, which records where each session began. */
function databaseAt(state: { version: number; bookmark: string; delay?: number; away?: boolean }) {
  const asked: string[] = [];
  const binding = {
    withSession(from: string) {
      asked.push(from);
      return {
        prepare: () => ({
          async first() {
            const { version, delay = 0, away } = state;
            await new Promise((resolve) => setTimeout(resolve, delay));
            if (away) throw new Error('D1_ERROR: Network connection lost.');
            return { version, along: null };
          },
        }),
        getBookmark: () => state.bookmark,
      };
    },
  };
  return { state, asked, binding: binding as unknown as D1Database };
}

async function after<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return work;
}

const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.useFakeTimers();
  logged.mockReset().mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

test('a version is fresh for 1 s, usable for 30 s and unknown after that', async () => {
  const { binding } = databaseAt({ version: 7, bookmark: 'b1' });
  const knowledge = new DataVersionCache();
  expect(knowledge.current()).toBeUndefined();
  expect(await after(0, knowledge.check(binding))).toEqual({ version: 7, bookmark: 'b1' });
  expect(knowledge.current()).toMatchObject({ version: 7, isAging: false });
  await vi.advanceTimersByTimeAsync(1_001);
  expect(knowledge.current()).toMatchObject({ version: 7, isAging: true });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(knowledge.current()).toBeUndefined();
});

test('concurrent checks share one query', async () => {
  const { binding, asked } = databaseAt({ version: 7, bookmark: 'b1', delay: 50 });
  const knowledge = new DataVersionCache();
  const both = Promise.all([knowledge.check(binding), knowledge.check(binding)]);
  expect((await after(50, both)).map((known) => known?.version)).toEqual([7, 7]);
  expect(asked).toHaveLength(1);
});

test('a check that began before a write is ignored after it, and no later check joins it', async () => {
  const database = databaseAt({ version: 7, bookmark: 'b1', delay: 50 });
  const knowledge = new DataVersionCache();
  const before = knowledge.check(database.binding);
  knowledge.expire('b2');
  expect((await after(50, before))?.version).toBe(7);
  expect(knowledge.current()).toBeUndefined();
  database.state.version = 8;
  const joined = knowledge.check(database.binding);
  expect((await after(50, joined))?.version).toBe(8);
  expect(database.asked).toEqual(['first-unconstrained', 'b2']);
});

test('a session begins at the latest bookmark that this isolate has read or written', async () => {
  const { binding } = databaseAt({ version: 7, bookmark: 'b5' });
  const knowledge = new DataVersionCache();
  expect(knowledge.readBookmark).toBe('first-unconstrained');
  await after(0, knowledge.check(binding));
  expect(knowledge.readBookmark).toBe('b5');
  knowledge.expire('b3');
  expect(knowledge.readBookmark).toBe('b5');
  knowledge.expire('b9');
  knowledge.expire(null);
  expect(knowledge.readBookmark).toBe('b9');
});

test('a failed check is logged once, and after 500 ms the next one asks the primary', async () => {
  const database = databaseAt({ version: 7, bookmark: 'b1', away: true });
  const knowledge = new DataVersionCache();
  expect(await after(0, knowledge.check(database.binding))).toBeUndefined();
  expect(await after(0, knowledge.check(database.binding))).toBeUndefined();
  expect(database.asked).toHaveLength(1);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(knowledge.isFailing).toBe(true);
  await vi.advanceTimersByTimeAsync(499);
  expect(await after(0, knowledge.check(database.binding))).toBeUndefined();
  expect(database.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  database.state.away = false;
  expect((await after(0, knowledge.check(database.binding)))?.version).toBe(7);
  expect(database.asked).toEqual(['first-unconstrained', 'first-primary']);
  expect(knowledge.readBookmark).toBe('b1');
  expect(knowledge.isFailing).toBe(false);
});

test('a second check starts beside one that has been pending for 500 ms, and its result is used', async () => {
  const database = databaseAt({ version: 7, bookmark: 'b1', delay: 1_500 });
  const knowledge = new DataVersionCache();
  const slow = knowledge.check(database.binding);
  await vi.advanceTimersByTimeAsync(500);
  Object.assign(database.state, { version: 8, delay: 0 });
  expect((await after(0, knowledge.check(database.binding)))?.version).toBe(8);
  Object.assign(database.state, { away: true });
  await vi.advanceTimersByTimeAsync(1_000);
  await slow;
  expect(knowledge.isFailing).toBe(false);
  expect(knowledge.current()?.version).toBe(8);
});

test('a check without an answer fails after 2 s', async () => {
  const database = databaseAt({ version: 7, bookmark: 'b1', delay: 60_000 });
  const knowledge = new DataVersionCache();
  expect(await after(2_000, knowledge.check(database.binding))).toBeUndefined();
  database.state.delay = 0;
  knowledge.expire();
  expect((await after(0, knowledge.check(database.binding)))?.version).toBe(7);
});
