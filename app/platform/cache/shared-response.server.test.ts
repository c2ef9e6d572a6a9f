import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedResponse } from './shared-response.server.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const head = { status: 200, headers: new Headers() };
const textOf = (stream: ReadableStream) => new Response(stream).text();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a late reader gets every chunk from the first', async () => {
  const response = new SharedResponse();
  response.begin(head);
  const early = textOf(response.stream());
  response.push(bytes('one '));
  response.push(bytes('two '));
  const late = textOf(response.stream());
  response.push(bytes('three'));
  response.end();
  expect(await Promise.all([early, late, textOf(response.stream())])).toEqual(Array(3).fill('one two three'));
});

test('a chunk is passed on before the next one arrives', async () => {
  const response = new SharedResponse();
  response.begin(head);
  const reader = response.stream().getReader();
  response.push(bytes('early'));
  expect(await reader.read()).toEqual({ done: false, value: bytes('early') });
  response.end();
  expect(await reader.read()).toMatchObject({ done: true });
});

test('a reader that cancels does not affect the others', async () => {
  const response = new SharedResponse();
  response.begin(head);
  const leaving = response.stream();
  const staying = textOf(response.stream());
  response.push(bytes('one '));
  await leaving.cancel();
  response.push(bytes('two'));
  response.end();
  expect(await staying).toBe('one two');
});

test('the start is undefined for a response that fails or does not start in time', async () => {
  const silent = new SharedResponse().start(2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await silent).toBeUndefined();
  const failing = new SharedResponse();
  const waiting = failing.start(2_000);
  failing.fail();
  expect(await waiting).toBeUndefined();
});

test('a response that fails or stalls half-way ends with an error', async () => {
  const failing = new SharedResponse();
  failing.begin(head);
  failing.push(bytes('half'));
  const broken = expect(textOf(failing.stream())).rejects.toThrow('failed or timed out');
  failing.fail();
  await broken;
  const silent = new SharedResponse();
  silent.begin(head);
  const hanging = expect(textOf(silent.stream())).rejects.toThrow('failed or timed out');
  await vi.advanceTimersByTimeAsync(15_000);
  await hanging;
});

test('all waiting requests get the same start', async () => {
  const response = new SharedResponse<string>();
  const waiting = response.start(2_000);
  response.begin('the page');
  expect(await waiting).toBe('the page');
  expect(await response.start(2_000)).toBe('the page');
});
