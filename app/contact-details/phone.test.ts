import { expect, test } from 'vitest';
import { indianPhone } from './indian-phone.ts';
import { parsePhone, phoneDigitsOf, truncatePhone } from './phone.ts';

test.each([
  ['9876543210', '9876543210'],
  [' 98765 43210 ', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['0172 256 0000', '1722560000'],
  ['+919876543210', '9876543210'],
  ['+91 098765 43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['98765\u201343210', '9876543210'],
  ['\u202a+91 98765 43210\u202c', '9876543210'],
  ['0000000001', '0000000001'],
  ['+91 98765 432', undefined],
  ['+9876543210', undefined],
  ['987654321', undefined],
  ['98765432101', undefined],
  ['+1 202 555 0100', undefined],
  ['nine eight', undefined],
  ['٩٨٧٦٥٤٣٢١٠', undefined],
  ['', undefined],
])('reads %j as %s', (text, digits) => {
  expect(parsePhone(text)).toBe(digits);
});

test.each([
  ['123456789012', '1234567890'],
  ['98765 432109', '98765 43210'],
  ['+91 98765 432101', '+91 98765 43210'],
  ['919876543210', '919876543210'],
  ['01722560000', '01722560000'],
  ['017225600001', '01722560000'],
  ['12', '12'],
])('shortens %j to %j', (text, stays) => {
  expect(truncatePhone(text)).toBe(stays);
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
