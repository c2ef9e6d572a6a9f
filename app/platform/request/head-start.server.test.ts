import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from '../database/failure.server.ts';
import { withHeadStart } from './head-start.server.ts';

const failure = 'Failed to fetch doctors';
const at = (complete = false) => ({ failure, requestId: 'request1', complete });
const away = () => new Error('D1_ERROR: Network connection lost.');
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function late<Value>(settle: () => Value): Promise<Value> {
  await after(80);
  return settle();
}

function fail(error: Error): never {
  throw error;
}

const logged = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  vi.restoreAllMocks();
  logged.mockReset();
});

test('what is there in time is a value', async () => {
  expect(await withHeadStart(Promise.resolve({ value: 7 }), at())).toEqual({ value: 7 });
});

test('what is late is still on its way, unless the whole page is wanted', async () => {
  const started = await withHeadStart(
    late(() => ({ value: 7 })),
    at(),
  );
  expect(await ('pending' in started && started.pending)).toEqual({ value: 7 });
  expect(
    await withHeadStart(
      late(() => ({ value: 7 })),
      at(true),
    ),
  ).toEqual({ value: 7 });
});

test('a database that is away leaves words in place of the data', async () => {
  expect(await withHeadStart(Promise.reject(away()), at())).toEqual({ failed: failure });
  expect(logged).toHaveBeenCalledOnce();
});

test('a database that fails late says the same words', async () => {
  const started = await withHeadStart(
    late(() => fail(away())),
    at(),
  );
  expect('pending' in started).toBe(true);
  if ('pending' in started) await expect(started.pending).rejects.toThrow(failure);
});

test('a database that takes longer than a page has for it counts as away', async () => {
  const loading = inTime(
    late(() => ({ value: 7 })),
    10,
  );
  expect(await withHeadStart(loading, at(true))).toEqual({ failed: failure });
});

test('a fault of ours is not taken for the database: it is thrown', async () => {
  const fault = new TypeError('x is not a function');
  await expect(withHeadStart(Promise.reject(fault), at())).rejects.toBe(fault);
});

test('a fault of ours that comes late is in the log under its own name', async () => {
  const fault = new TypeError('x is not a function');
  const started = await withHeadStart(
    late(() => fail(fault)),
    at(),
  );
  expect('pending' in started).toBe(true);
  if ('pending' in started) await expect(started.pending).rejects.toBe(fault);
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls[0]?.[0]).toContain('x is not a function');
});
