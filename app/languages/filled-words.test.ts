import { expect, test } from 'vitest';
import { filledWords } from './filled-words.ts';

test('each value goes to its own place, in whatever order a language has them', () => {
  expect(filledWords('Page {page} of {all}', { page: 2, all: 3 })).toBe('Page 2 of 3');
  expect(filledWords('{all} में से पेज {page}', { page: 2, all: 3 })).toBe('3 में से पेज 2');
});

test('a place without a value stays as it is, and a value is not read for places again', () => {
  expect(filledWords('{title}: {other}', { title: 'A {other} title' })).toBe('A {other} title: {other}');
});
