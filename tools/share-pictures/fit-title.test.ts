import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';

/** Measures words in an imaginary font whose letters are half as wide as high. */
const wordsOf = (title: string) => title.split(' ').map((text) => ({ text, width: text.length / 2 }));
const room = { width: 600, height: 290, space: 0.25, lineHeight: 1.2 };

test('sets a short title in one line at the largest size', () => {
  expect(fitTitle(wordsOf('Insomnia'), room)).toEqual({ fontSize: 80, lines: ['Insomnia'] });
});

test('sets a long title smaller and balances its lines', () => {
  const { fontSize, lines } = fitTitle(wordsOf('Attention deficit hyperactivity disorder in two'), room);
  expect(fontSize).toBe(72);
  expect(lines).toEqual(['Attention deficit', 'hyperactivity', 'disorder in two']);
});

test('never breaks a word', () => {
  expect(fitTitle(wordsOf('Electroencephalography'), room).fontSize).toBe(52);
  expect(() => fitTitle(wordsOf('x'.repeat(40)), room)).toThrow('does not fit');
});
