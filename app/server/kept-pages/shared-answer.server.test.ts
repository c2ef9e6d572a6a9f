import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedAnswer } from './shared-answer.server.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const head = { status: 200, headers: new Headers() };
const textOf = (stream: ReadableStream) => new Response(stream).text();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('who joins late gets every piece from the first', async () => {
  const answer = new SharedAnswer();
  answer.begin(head);
  const early = textOf(answer.stream());
  answer.push(bytes('one '));
  answer.push(bytes('two '));
  const late = textOf(answer.stream());
  answer.push(bytes('three'));
  answer.end();
  expect(await Promise.all([early, late, textOf(answer.stream())])).toEqual(Array(3).fill('one two three'));
});

test('a piece is passed on before the next one is there', async () => {
  const answer = new SharedAnswer();
  answer.begin(head);
  const reader = answer.stream().getReader();
  answer.push(bytes('early'));
  expect(await reader.read()).toEqual({ done: false, value: bytes('early') });
  answer.end();
  expect(await reader.read()).toMatchObject({ done: true });
});

test('one who leaves takes nothing from the others', async () => {
  const answer = new SharedAnswer();
  answer.begin(head);
  const leaving = answer.stream();
  const staying = textOf(answer.stream());
  answer.push(bytes('one '));
  await leaving.cancel();
  answer.push(bytes('two'));
  answer.end();
  expect(await staying).toBe('one two');
});

test('an answer that does not begin in time, or fails before it begins, sends everybody on their own way', async () => {
  const silent = new SharedAnswer().beginning(2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await silent).toBeUndefined();
  const failing = new SharedAnswer();
  const waiting = failing.beginning(2_000);
  failing.fail();
  expect(await waiting).toBeUndefined();
});

test('an answer that fails half-way, or falls silent, breaks off and does not look complete', async () => {
  const failing = new SharedAnswer();
  failing.begin(head);
  failing.push(bytes('half'));
  const broken = expect(textOf(failing.stream())).rejects.toThrow('broke off');
  failing.fail();
  await broken;
  const silent = new SharedAnswer();
  silent.begin(head);
  const hanging = expect(textOf(silent.stream())).rejects.toThrow('broke off');
  await vi.advanceTimersByTimeAsync(15_000);
  await hanging;
});

test('a page that was found whole is told to all who wait', async () => {
  const answer = new SharedAnswer<string>();
  const waiting = answer.beginning(2_000);
  answer.endWith('the page');
  expect(await waiting).toEqual({ page: 'the page' });
  expect(await answer.beginning(2_000)).toEqual({ page: 'the page' });
});
