import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDatabaseFailure } from './failure.server.ts';
import { isReadStatement, retryingSession } from './retrying-session.server.ts';

const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'));
const silent = () => new Promise<never>(() => {});

/** Session over a fake D1 session with one answer per call; the last answer repeats. */
function sessionOf(...answers: (() => Promise<unknown>)[]) {
  let asked = 0;
  const answer = () => {
    const next = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return next?.();
  };
  const statement = { all: answer, bind: () => statement } as unknown as D1PreparedStatement;
  const session = retryingSession({
    prepare: () => statement,
    batch: answer,
    getBookmark: () => 'here',
  } as unknown as D1DatabaseSession);
  return { session, asked: () => asked };
}

/** The outcome after so many milliseconds, or 'waiting'. */
async function after(milliseconds: number, work: Promise<unknown>) {
  const outcome = work.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error, isDatabases: isDatabaseFailure(error) }),
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return Promise.race([outcome, Promise.resolve('waiting')]);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a read whose connection broke is retried at most twice', async () => {
  const once = sessionOf(lost, async () => 7);
  expect(await after(300, once.session.prepare('select 1').bind(1).all())).toEqual({ answer: 7 });
  const never = sessionOf(lost);
  expect(await after(300, never.session.prepare('select 1').all())).toMatchObject({ isDatabases: true });
  expect(never.asked()).toBe(3);
});

test('an error of the statement itself is not retried', async () => {
  const { session, asked } = sessionOf(() => Promise.reject(new Error('D1_ERROR: no such column: x')));
  expect(await after(300, session.prepare('select x').all())).toMatchObject({ isDatabases: true });
  expect(asked()).toBe(1);
});

test('a read without an answer fails after 2 s, retries included', async () => {
  const { session } = sessionOf(lost, silent);
  expect(await after(1_990, session.prepare('select 1').all())).toBe('waiting');
  const other = sessionOf(lost, silent);
  expect(await after(2_000, other.session.prepare('select 1').all())).toMatchObject({ isDatabases: true });
});

test('a write is sent once and has a longer timeout than a read', async () => {
  const refused = sessionOf(lost);
  expect(await after(300, refused.session.prepare('insert into a values (1)').all())).toMatchObject({
    isDatabases: true,
  });
  expect(refused.asked()).toBe(1);
  expect(await after(7_990, sessionOf(silent).session.prepare('delete from a').all())).toBe('waiting');
  expect(await after(8_000, sessionOf(silent).session.prepare('delete from a').all())).toMatchObject({
    isDatabases: true,
  });
});

test('a batch is retried only if all its statements read', async () => {
  const reading = sessionOf(lost, async () => [1, 2]);
  const { session } = reading;
  const reads = [session.prepare('select 1'), session.prepare('select 2').bind(1)];
  expect(await after(300, session.batch(reads))).toEqual({ answer: [1, 2] });
  const writing = sessionOf(lost, async () => []);
  const both = [writing.session.prepare('select 1'), writing.session.prepare('update a set b = 1')];
  expect(await after(300, writing.session.batch(both))).toMatchObject({ isDatabases: true });
  expect(writing.asked()).toBe(1);
});

test.each([
  ['select "is_deleted" from "doctors" where "update" = ?', true],
  ['  SELECT replace(name, ?, ?) from doctors', true],
  ['with recursive kinds (kind) as (select 1) select kind from kinds', true],
  ['with gone as (select 1) delete from "doctors" where id in gone', false],
  ['with one as (select 1) insert into "doctors" select * from one', false],
  ['with one as (select 1) update "doctors" set name = 1', false],
  ['insert into "doctors" select * from other', false],
  ['replace into "doctors" values (1)', false],
  ['pragma user_version', false],
])('%s is a read: %s', (query, reads) => {
  expect(isReadStatement(query)).toBe(reads);
});
