import { expect, test } from 'vitest';
import { filledWords } from './filled-words.ts';

test('puts each value in its place, whatever the order of the places', () => {
  expect(filledWords('Page {page} of {all}', { page: 2, all: 3 })).toBe('Page 2 of 3');
  expect(filledWords('{all} में से पेज {page}', { page: 2, all: 3 })).toBe('3 में से पेज 2');
});

test('keeps a place without a value, and does not fill places within a value', () => {
  expect(filledWords('{title}: {other}', { title: 'A {other} title' })).toBe('A {other} title: {other}');
});
