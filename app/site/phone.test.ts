import { expect, test } from 'vitest';
import { phoneDigits } from './phone.ts';

test.each([
  ['9876543210', '9876543210'],
  [' 98765 43210 ', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['0172 256 0000', '1722560000'],
  ['0000000001', '0000000001'],
  ['987654321', undefined],
  ['98765432101', undefined],
  ['+1 202 555 0100', undefined],
  ['nine eight', undefined],
  ['٩٨٧٦٥٤٣٢١٠', undefined],
  ['', undefined],
])('%j is the number %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
