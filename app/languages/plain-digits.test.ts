import { expect, test } from 'vitest';
import { withPlainDigits } from './plain-digits.ts';

test.each([
  ['९८७६५४३२१०', '9876543210'],
  ['੯੮੭੬੫੪੩੨੧੦', '9876543210'],
  ['۹۸۷۶۵۴۳۲۱۰', '9876543210'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['௧௨௩', '123'],
  ['１２３', '123'],
  ['२०२६-११-३०', '2026-11-30'],
  ['9 ੮ अ ²', '9 8 अ ²'],
  ['', ''],
])('writes %j as %j', (text, plain) => {
  expect(withPlainDigits(text)).toBe(plain);
});
