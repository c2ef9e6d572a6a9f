import { expect, test } from 'vitest';
import { indianPhone } from './indian-phone.ts';
import { parsePhone, phoneDigitsOf, phoneFault, phoneMessage, phoneZeroMessage } from './phone.ts';

test.each([
  ['9876543210', '9876543210'],
  [' 98765 43210 ', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['91 098765 43210', '9876543210'],
  ['0172 256 0000', '1722560000'],
  ['0172-2560000', '1722560000'],
  ['(0172) 256 0000', '1722560000'],
  ['0172/2560000', '1722560000'],
  ['+919876543210', '9876543210'],
  ['+91 098765 43210', '9876543210'],
  ['+91 (0) 98765 - 43210', '9876543210'],
  ['(+91) 98765 43210', '9876543210'],
  ['0-98765-43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['(0091) 098765 43210', '9876543210'],
  ['98765.43210', '9876543210'],
  ['+91\u00a098765\u202f43210', '9876543210'],
  ['98765\u201343210', '9876543210'],
  ['98765\u221243210', '9876543210'],
  ['\u202a+91 98765 43210\u202c', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['੯੮੭੬੫੪੩੨੧੦', '9876543210'],
  ['+९१ ०९८७६५ ४३२१०', '9876543210'],
  ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['\uff0b\uff19\uff11 98765 43210', '9876543210'],
])('reads %j as %s', (text, digits) => {
  expect(parsePhone(text)).toBe(digits);
  expect(phoneFault(text)).toBeUndefined();
});

test.each([
  ['+91 98765 432', phoneMessage],
  ['+9876543210', phoneMessage],
  ['987654321', phoneMessage],
  ['98765432101', phoneMessage],
  ['98765 43210, 98765 43211', phoneMessage],
  ['+1 202 555 0100', phoneMessage],
  ['001 202 555 0100', phoneMessage],
  ['nine eight', phoneMessage],
  ['', phoneMessage],
  ['0987654321', phoneZeroMessage],
  ['0172256000', phoneZeroMessage],
  ['+910987654321', phoneZeroMessage],
  ['+91 (0) 98765 - 4321', phoneZeroMessage],
  ['०९८७६५४३२१', phoneZeroMessage],
  ['0000000001', phoneZeroMessage],
])('refuses %j with the sentence %j', (text, sentence) => {
  expect(parsePhone(text)).toBeUndefined();
  expect(phoneFault(text)).toBe(sentence);
});

test('shows a landline with its area code, and keeps all digits of a number that cannot be', () => {
  const shown = (digits: string) => indianPhone('', digits).shown;
  expect(shown('1722560001')).toBe('+91 172 256 0001');
  expect(shown('1123456789')).toBe('+91 11 2345 6789');
  expect(shown('0123456789')).toBe('+91 01234 56789');
});

test('reads a number back from its shown text and its link', () => {
  const phone = indianPhone('Admission', '9876543210');
  expect(phone).toMatchObject({ shown: '+91 98765 43210', href: 'tel:+919876543210' });
  expect([parsePhone(phone.shown), phoneDigitsOf(phone)]).toEqual(['9876543210', '9876543210']);
});
