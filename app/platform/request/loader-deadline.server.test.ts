import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rejectAfter } from '../database/failure.server.ts';
import { raceDeadline } from './loader-deadline.server.ts';

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

test('data that arrives before the deadline is returned as a value', async () => {
  expect(await raceDeadline(Promise.resolve({ value: 7 }), at())).toEqual({ value: 7 });
});

test('data that is late stays pending, unless the request wants the whole page', async () => {
  const started = await raceDeadline(
    late(() => ({ value: 7 })),
    at(),
  );
  expect(await ('pending' in started && started.pending)).toEqual({ value: 7 });
  expect(
    await raceDeadline(
      late(() => ({ value: 7 })),
      at(true),
    ),
  ).toEqual({ value: 7 });
});

test('returns the failure message if the database is away', async () => {
  expect(await raceDeadline(Promise.reject(away()), at())).toEqual({ failed: failure });
  expect(logged).toHaveBeenCalledOnce();
});

test('a late failure of the database rejects with the same message', async () => {
  const started = await raceDeadline(
    late(() => fail(away())),
    at(),
  );
  expect('pending' in started).toBe(true);
  if ('pending' in started) await expect(started.pending).rejects.toThrow(failure);
});

test('a database that exceeds its timeout counts as away', async () => {
  const loading = rejectAfter(
    late(() => ({ value: 7 })),
    10,
  );
  expect(await raceDeadline(loading, at(true))).toEqual({ failed: failure });
});

test('an error in our code is thrown, not reported as a failure of the database', async () => {
  const fault = new TypeError('x is not a function');
  await expect(raceDeadline(Promise.reject(fault), at())).rejects.toBe(fault);
});

test('a late error in our code is logged under its own name', async () => {
  const fault = new TypeError('x is not a function');
  const started = await raceDeadline(
    late(() => fail(fault)),
    at(),
  );
  expect('pending' in started).toBe(true);
  if ('pending' in started) await expect(started.pending).rejects.toBe(fault);
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls[0]?.[0]).toContain('x is not a function');
});
