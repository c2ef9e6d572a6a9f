import { expect, test } from 'vitest';
import { newReference, referenceAlphabet, referenceOf, referenceText } from './appointment.reference.ts';

test('has no similar characters and no vowels in the alphabet', () => {
  const lookAlike = ['0OQ', '1IL', '2Z', '5S', '6', '8B', 'UV'];
  for (const sign of lookAlike.join('')) expect(referenceAlphabet).not.toContain(sign);
  expect(referenceAlphabet).not.toMatch(/[AEIOU]/);
  expect(new Set(referenceAlphabet).size).toBe(referenceAlphabet.length);
});

test('draws references evenly from the whole alphabet', () => {
  const drawn = Array.from({ length: 2_000 }, newReference);
  expect(drawn.every((reference) => referenceOf(reference) === reference)).toBe(true);
  const counts = [...referenceAlphabet].map((sign) => drawn.join('').split(sign).length - 1);
  const expected = (drawn.length * 6) / referenceAlphabet.length;
  expect(Math.min(...counts)).toBeGreaterThan(expected * 0.7);
  expect(Math.max(...counts)).toBeLessThan(expected * 1.3);
});

test.each([
  ['K7P-4RX', 'K7P4RX'],
  [' k7p 4rx ', 'K7P4RX'],
  ['K7P4R', undefined],
  ['K7P4RXX', undefined],
  ['K7P-4R0', undefined],
  ['', undefined],
])('reads %j as %s', (text, reference) => {
  expect(referenceOf(text)).toBe(reference);
});

test('shows a reference in two parts, which are easier to read aloud', () => {
  expect(referenceText('K7P4RX')).toBe('K7P-4RX');
});
