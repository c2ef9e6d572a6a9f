import { expect, test } from 'vitest';
import { forbiddenLines, textsSentIn } from './log-lines.ts';

const failure = {
  level: 'error',
  event: 'reading failed',
  requestId: '0a1b2c3d',
  kind: 'Error',
  message: 'D1_ERROR: Network connection lost.',
  stack: '    at read (index.js:1:2)\n    at answer (index.js:3:4)',
};
const circumstances = {
  method: 'GET',
  route: '/doctors/:slug',
  status: 503,
  milliseconds: 3,
  databaseMilliseconds: 2,
};
const line = (fields: object) => JSON.stringify(fields);

test('accepts the lines that the Worker writes', () => {
  const {
    kind: _kind,
    message: _message,
    stack: _stack,
    ...write
  } = { ...failure, level: 'info', event: 'write' };
  expect(
    forbiddenLines([
      line(failure),
      line({ ...failure, ...circumstances }),
      line({ ...write, ...circumstances }),
    ]),
  ).toEqual([]);
});

test("accepts the engine's lines about a browser that disconnected", () => {
  const left =
    'kj::getCaughtExceptionAsKj() = rust/cxx/kj-rs-io/ffi.rs:176: disconnected: write(): Broken pipe (os error 32)';
  const stack = 'stack: /srv/workerd@58261f3 /srv/workerd@5829de7';
  expect(forbiddenLines([left, stack, `${left}\n${stack}`])).toEqual([]);
  expect(forbiddenLines([`${left} asha`, 'kj::x() = a.rs:1: failed: jsg.Error: asha'])).toHaveLength(2);
});

test('accepts a locked database file only when another process may share it', () => {
  const held =
    'e = workerd/util/sqlite.c++:901: failed: SQLite failed; dbErrorMessage(prepareResult, db) = database is locked: SQLITE_BUSY\nstack: /srv/workerd@373c27b /srv/workerd@37412dd';
  expect(forbiddenLines([held], new Set(), true)).toEqual([]);
  expect(forbiddenLines([held])).toEqual([held]);
  expect(forbiddenLines([held.replace('locked', 'asha')], new Set(), true)).toHaveLength(1);
});

test.each([
  ['a line that is not JSON', 'Warning: each child in a list'],
  ['an unknown field', line({ ...failure, name: 'x' })],
  ['a missing status', line({ ...failure, ...circumstances, status: undefined })],
  ['a path in place of a pattern', line({ ...failure, ...circumstances, route: '/search?q=a' })],
  ['a phone number', line({ ...failure, message: 'no row for 9876543210' })],
  ['an email address in a stack', line({ ...failure, stack: '    at asha@clinic.example' })],
  ['a message in the stack', line({ ...failure, stack: 'Error: Asha\n    at read' })],
  ['SQL', line({ ...failure, message: 'near insert into users' })],
  ['a quotation', line({ ...failure, message: 'Unexpected token "A' })],
])('refuses %s', (_what, wrong) => {
  expect(forbiddenLines([line(failure), wrong])).toEqual([wrong]);
});

test('searches every message for text that a test typed', () => {
  const typed = new Set([
    ...textsSentIn('/search?q=insomnia', new URLSearchParams({ name: 'Quillfeather' })),
    ...textsSentIn('/api', JSON.stringify({ a: { b: ['Nightmares'] } })),
  ]);
  expect([...typed]).toEqual(['insomnia', 'Quillfeather', 'Nightmares']);
  for (const word of typed) {
    const wrong = line({ ...failure, message: `no ${word} here` });
    expect(forbiddenLines([wrong], typed)).toEqual([wrong]);
  }
});
