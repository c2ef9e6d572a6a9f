import { expect, test } from 'vitest';
import { csvText } from './csv.server.ts';

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
  'what a spreadsheet would calculate stays a text: %j',
  (text) => {
    expect(csvText([[text]])).toBe(`\u{feff}"'${text}"\r\n`);
  },
);

test('quotes, commas and lines stay inside their cell', () => {
  expect(csvText([['a "b", c', 'd\ne']])).toBe('\u{feff}"a ""b"", c","d\ne"\r\n');
});

test('the file begins with the mark by which Excel reads it as UTF-8', () => {
  expect(csvText([['हिन्दी']]).codePointAt(0)).toBe(0xfeff);
});
