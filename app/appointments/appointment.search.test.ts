import { describe, expect, test } from 'vitest';
import { indexTerms, searchTerms } from './appointment.search.ts';

describe('names in a search', () => {
  test.each([
    ['ishan', 'Ishaan'],
    ['priti', 'Preeti'],
    ['sunita', 'Suneetha'],
    ['vikas', 'Wikas'],
    ['mohamad', 'Mohammad'],
    ['chowdary', 'Choudhari'],
  ])('%s and %s are one', (one, other) => {
    expect(searchTerms(one)).toEqual(searchTerms(other));
  });

  test.each([
    ['asha', 'usha'],
    ['ravi', 'rani'],
  ])('%s and %s stay apart', (one, other) => {
    expect(searchTerms(one)).not.toEqual(searchTerms(other));
  });
});

test('the index has the endings of names of three letters and more, and the end of the phone', () => {
  expect(indexTerms('9876543210', 'Ishaan R', null)).toEqual(['isan', 'san', 'r', '3210']);
  expect(indexTerms('', 'Om')).toEqual(['om']);
});
