import { expect, test } from 'vitest';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import {
  newReference,
  referenceAlphabet,
  referenceLength,
  referenceOf,
  referenceText,
} from './appointment.reference.ts';

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
  const expected = (drawn.length * referenceLength) / referenceAlphabet.length;
  expect(Math.min(...counts)).toBeGreaterThan(expected * 0.7);
  expect(Math.max(...counts)).toBeLessThan(expected * 1.3);
});

test('a guess hits an appointment of a phone less than once in 10 million tries', () => {
  const tries = (length: number, appointments: number) => referenceAlphabet.length ** length / appointments;
  // A guess hits any stored appointment of the phone: one on each day until the names are deleted.
  const mostStored = recordRetention.appointmentYears * 366;
  expect(tries(referenceLength, mostStored)).toBeGreaterThan(10_000_000);
  // References from before, of the four appointments that a phone could have then.
  expect(tries(6, 4)).toBeGreaterThan(10_000_000);
});

test.each([
  ['K7P-4RX-9CD', 'K7P4RX9CD'],
  [' k7p 4rx 9cd ', 'K7P4RX9CD'],
  ['K७P–४RX–੯CD', 'K7P4RX9CD'],
  ['K7P-4RX', 'K7P4RX'],
  ['K7P4R', undefined],
  ['K7P4RXX', undefined],
  ['K7P4RX9CDC', undefined],
  ['K7P-4RX-9C0', undefined],
  ['', undefined],
])('reads %j as %s', (text, reference) => {
  expect(referenceOf(text)).toBe(reference);
});

test('shows a reference in groups of three, which are easier to read aloud', () => {
  expect(referenceText('K7P4RX9CD')).toBe('K7P-4RX-9CD');
  expect(referenceText('K7P4RX')).toBe('K7P-4RX');
});
