import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';

/** As in a type whose letters are all half as wide as it is high. */
const wordsOf = (title: string) => title.split(' ').map((text) => ({ text, width: text.length / 2 }));
const room = { width: 600, height: 290, space: 0.25, lineHeight: 1.2 };

test('a short title is one line in the largest size', () => {
  expect(fitTitle(wordsOf('Insomnia'), room)).toEqual({ fontSize: 80, lines: ['Insomnia'] });
});

test('a long title is set smaller, and no line is left with one short word', () => {
  const { fontSize, lines } = fitTitle(wordsOf('Attention deficit hyperactivity disorder in two'), room);
  expect(fontSize).toBe(72);
  expect(lines).toEqual(['Attention deficit', 'hyperactivity', 'disorder in two']);
});

test('a word is never cut', () => {
  expect(fitTitle(wordsOf('Electroencephalography'), room).fontSize).toBe(52);
  expect(() => fitTitle(wordsOf('x'.repeat(40)), room)).toThrow('fits in no size');
});
