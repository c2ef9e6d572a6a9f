import { expect, test } from 'vitest';
import { decimalRupees, formatMoney, fromRupees, paise, parseMoney, rupeesForField, sumOf } from './money.ts';

test.each([
  ['1200', 120_000],
  ['1,200', 120_000],
  ['1,00,000', 1_00_000_00],
  ['₹1,250', 125_000],
  ['₹ 1,250.50', 125_050],
  ['₹ 1,200/-', 120_000],
  ['Rs. 1200', 120_000],
  ['1 200', 120_000],
  ['1,200.00', 120_000],
  ['0.5', 50],
  ['0', 0],
  ['₹१,२५०.५०', 125_050],
  ['੧੨੦੦', 120_000],
  ['٣٤', 3_400],
])('reads %j as %d paise', (text, count) => {
  expect(parseMoney(text)).toBe(count);
});

test.each(['', '₹', '1,2', '12,00', '1.234', '.50', '1.', '-5', '1e3', 'free', '१,२', '1234567890'])(
  'refuses %j as an amount',
  (text) => {
    expect(parseMoney(text)).toBeUndefined();
  },
);

test('parses the text of each formatter back to the same amount', () => {
  for (const count of [0, 1, 50, 829, 125_000, 125_050, 1_00_000_00]) {
    const amount = paise(count);
    expect([formatMoney, decimalRupees, rupeesForField].map((format) => parseMoney(format(amount)))).toEqual([
      amount,
      amount,
      amount,
    ]);
  }
});

test('formats with Indian grouping, and paise if there are any', () => {
  expect([125_00, 125_000_00, 1_00_000_50].map((count) => formatMoney(paise(count)))).toEqual([
    '₹125',
    '₹1,25,000',
    '₹1,00,000.50',
  ]);
});

test('formats plain digits for fields and two decimals for machines', () => {
  expect([rupeesForField(paise(125_000)), rupeesForField(paise(125_050))]).toEqual(['1250', '1250.50']);
  expect([decimalRupees(paise(125_000)), decimalRupees(paise(5))]).toEqual(['1250.00', '0.05']);
});

test('refuses a fraction of a paisa', () => {
  expect(() => paise(0.5)).toThrow(RangeError);
  expect(() => fromRupees(0.001)).toThrow(RangeError);
  expect(sumOf([paise(1), paise(2)])).toBe(3);
});
