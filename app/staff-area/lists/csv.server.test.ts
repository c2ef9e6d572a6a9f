import { expect, test } from 'vitest';
import { csvText, readCsv } from './csv.server.ts';

test.each([
  '=1+1',
  '+91',
  '-2',
  '-2.00+1',
  '-2.00 ',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r=1',
  '\uff1d1+1',
  '\uff0b91',
  '\uff0d2',
  '\uff20SUM(A1)',
  '\u200b=1',
  '\u22121',
])('escapes the formula %j', (text) => {
  expect(csvText([[text]])).toBe(`\u{feff}"'${text}"\r\n`);
});

test('leaves a negative amount a number', () => {
  expect(csvText([['-1250.50']])).toBe('\u{feff}"-1250.50"\r\n');
});

test('quotes cells with quotes, commas and line breaks', () => {
  expect(csvText([['a "b", c', 'd\ne']])).toBe('\u{feff}"a ""b"", c","d\ne"\r\n');
});

test('starts with the byte order mark that Excel needs for UTF-8', () => {
  expect(csvText([['हिन्दी']]).codePointAt(0)).toBe(0xfeff);
});

const bytes = (text: string) => new TextEncoder().encode(text);

test('reads back what it wrote, with formulas, quotes and line breaks', () => {
  const rows = [
    ['Name', 'About'],
    ['=1+1', 'a "b", c'],
    ['+91', 'd\ne; f'],
    ['\uff1d1+1', '\u22125'],
    ['हिन्दी', "'quoted'"],
  ];
  expect(readCsv(bytes(csvText(rows)))).toEqual(rows);
});

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\r\n"1;2";3,4',
    [
      ['a', 'b'],
      ['1;2', '3,4'],
    ],
  ],
  [
    'a,b\n1; 2,3\n\n,\n',
    [
      ['a', 'b'],
      ['1; 2', '3'],
    ],
  ],
  [
    'a,\n"",x',
    [
      ['a', ''],
      ['', 'x'],
    ],
  ],
  ['', []],
])('reads file %# of a spreadsheet: %j', (text, rows) => {
  expect(readCsv(bytes(text))).toEqual(rows);
});

test.each(['a,b\n"1,2', 'a\nb "c" d', 'a\n"b" c'])('names the row of a stray quotation mark: %j', (text) => {
  expect(() => readCsv(bytes(text))).toThrow(/Row 2 cannot be read/);
});

test('refuses a file that is not in UTF-8 and says how to save it', () => {
  expect(() => readCsv(new Uint8Array([0x4e, 0xe9, 0x0a]))).toThrow(/CSV UTF-8/);
});
