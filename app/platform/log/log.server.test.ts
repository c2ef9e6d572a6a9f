import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishObservation, logError } from './log.server.ts';
import { type Observation, withAddress, withObservation } from './observation.server.ts';

const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => {
  errors.mockClear();
  lines.mockClear();
});
afterEach(() => {
  errors.mockClear();
  lines.mockClear();
});

const lastLine = () => String(errors.mock.lastCall?.[0]);

const observation = (overrides: Partial<Observation> = {}): Observation => ({
  requestId: 'request1',
  method: 'GET',
  route: '/doctors/:slug',
  startedAt: Date.now(),
  databaseMilliseconds: 12,
  statements: 1,
  status: undefined,
  waiting: [],
  ...overrides,
});

test('never logs the bound values of a query, with or without a cause', () => {
  const bound = ['secret@clinic.example', 'a-password-hash'];
  const cause = new Error('D1_ERROR: Network connection lost.');
  for (const error of [
    new DrizzleQueryError('insert into users values (?, ?)', bound, cause),
    new DrizzleQueryError('insert into users values (?, ?)', bound),
    new Error('outside', { cause: new DrizzleQueryError('select ?', bound) }),
  ]) {
    logError('a query failed', 'request1', error);
    expect(lastLine()).not.toMatch(/secret|a-password-hash/);
    expect(lastLine()).toContain('request1');
  }
});

test('logs the innermost cause', () => {
  logError('reading failed', 'request2', new Error('outside', { cause: new TypeError('inside') }));
  expect(JSON.parse(lastLine())).toMatchObject({
    event: 'reading failed',
    kind: 'TypeError',
    message: 'inside',
  });
});

test('keeps a word with an apostrophe in a message', () => {
  logError('reading failed', 'request9', new TypeError("Can't read from request stream"));
  expect(JSON.parse(lastLine()).message).toBe('Can’t read from request stream');
});

test('logs only the type of a thrown value that is not an Error', () => {
  logError('odd', 'request3', { token: 'secret' });
  expect(lastLine()).not.toContain('secret');
});

test('removes quoted text, numbers, mail addresses and URLs from message and stack', () => {
  const thrown = [
    () => JSON.parse('Asha Verma, 9876543210'),
    () => {
      throw new Error(
        'Nothing at https://asha.example/a for asha@clinic.example, `Asha` “Asha”\n9876543210 ९८७६५४३२१०',
      );
    },
  ];
  for (const fail of thrown) {
    try {
      fail();
    } catch (error) {
      logError('odd', 'request4', error);
    }
    expect(JSON.parse(lastLine()).stack).toContain('at ');
    expect(lastLine()).not.toMatch(/asha[^/]|98765|९८७६५/i);
  }
  expect(errors).toHaveBeenCalledTimes(2);
});

test('logs a failure of a request once, with route, status and times, when the response is known', () => {
  const one = observation();
  withObservation(one, () => logError('reading failed', 'request1', new Error('away')));
  expect(errors).not.toHaveBeenCalled();
  finishObservation(one, 503);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(JSON.parse(lastLine())).toMatchObject({
    level: 'error',
    event: 'reading failed',
    requestId: 'request1',
    method: 'GET',
    route: '/doctors/:slug',
    status: 503,
    databaseMilliseconds: 12,
    milliseconds: expect.any(Number),
  });
  withObservation(one, () => logError('too late', 'request1', new Error('away')));
  expect(JSON.parse(lastLine())).toMatchObject({ event: 'too late', status: 503 });
});

test('always logs a line for status 500 and none for a refusal', () => {
  finishObservation(observation(), 500);
  expect(errors).toHaveBeenCalledTimes(1);
  finishObservation(observation({ method: 'POST' }), 400);
  finishObservation(observation(), 404);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(lines).not.toHaveBeenCalled();
});

test('logs a line for a write and none for a read', () => {
  finishObservation(observation({ method: 'POST' }), 303);
  expect(JSON.parse(String(lines.mock.lastCall?.[0]))).toMatchObject({
    level: 'info',
    event: 'write',
    method: 'POST',
    status: 303,
  });
  for (const method of ['GET', 'HEAD', 'OPTIONS']) finishObservation(observation({ method }), 200);
  finishObservation(observation({ method: 'POST', statements: 0 }), 200);
  expect(lines).toHaveBeenCalledTimes(1);
});

test.each([
  'https://a.example/search?q=typed',
  'https://a.example/signin/link/id.secret',
  'https://a.example/hi/appointment/secret',
])('logs nothing while it answers %s, because Cloudflare logs the address beside each line', (address) => {
  withAddress(address, () => {
    // Work that no observation covers, such as the check of the data version.
    logError('data version not read', 'page-cache', new Error('away'));
    const observed = observation({ method: 'POST' });
    withObservation(observed, () => logError('reading failed', 'request1', new Error('away')));
    finishObservation(observed, 503);
    finishObservation(observation({ method: 'POST' }), 200);
  });
  expect(errors).not.toHaveBeenCalled();
  expect(lines).not.toHaveBeenCalled();
});
