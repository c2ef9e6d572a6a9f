import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { logError } from './log.server.ts';

const written = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => written.mockClear());

const lastLine = () => String(written.mock.lastCall?.[0]);

test('what a query was bound to is never written, with a cause or without', () => {
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

test('the innermost cause is what is written', () => {
  logError('reading failed', 'request2', new Error('outside', { cause: new TypeError('inside') }));
  expect(JSON.parse(lastLine())).toMatchObject({
    event: 'reading failed',
    kind: 'TypeError',
    message: 'inside',
  });
});

test('what is thrown without being an error is named by its kind alone', () => {
  logError('odd', 'request3', { token: 'secret' });
  expect(lastLine()).not.toContain('secret');
});
