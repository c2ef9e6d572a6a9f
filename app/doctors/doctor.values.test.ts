import { expect, test } from 'vitest';
import { phoneZeroMessage } from '#app/contact-details/phone.ts';
import {
  doctorFieldRules,
  ekalinkRule,
  fieldError,
  fieldTooLongMessage,
  normalizedFieldText,
} from './doctor.values.ts';

test.each([
  ['phone', '', 'Phone number must be 10 digits.'],
  ['phone', '123456789', 'Phone number must be 10 digits.'],
  ['phone', '12345678901', 'Phone number must be 10 digits.'],
  ['phone', '12345 6789', 'Phone number must be 10 digits.'],
  ['phone', '0172256000', phoneZeroMessage],
  ['fees', '', 'Fees must be a number.'],
  ['fees', '12.50', 'Fees must be a number.'],
  ['fees', '-5', 'Fees must be a number.'],
  ['experience', 'ten', 'Experience must be a number.'],
  ['email', 'somebody', 'Email format is not correct (e.g., name@example.com).'],
  ['email', 'a@b', 'Email format is not correct (e.g., name@example.com).'],
  ['email', 'a b@example.com', 'Email format is not correct (e.g., name@example.com).'],
  ['name', '   ', 'Name is required.'],
  ['name', '\u200b', 'Name is required.'],
  ['fees', '1,2', 'Fees must be a number.'],
  ['awards', '', 'Member of (Awards) is required.'],
] as const)('refuses %s %j with the message %j', (field, value, message) => {
  expect(fieldError(doctorFieldRules[field], value)).toBe(message);
});

test.each([
  ['phone', '0172 256 0001'],
  ['phone', '+91 (0) 98765 - 43210'],
  ['phone', '੯੮੭੬੫੪੩੨੧੦'],
  ['experience', '१२'],
  ['fees', '१,२००'],
  ['fees', '800'],
  ['experience', '0'],
  ['email', ' name@clinic.example.com '],
  ['name', 'Dr. A'],
  ['phone', '+919876543210'],
  ['phone', '+91 98765 43210'],
  ['fees', '1,200'],
] as const)('accepts %s %j', (field, value) => {
  expect(fieldError(doctorFieldRules[field], value)).toBeUndefined();
});

test('says that a text is too long, and not that it is missing', () => {
  const rule = doctorFieldRules.name;
  expect(fieldError(rule, 'a'.repeat(rule.maxLength))).toBeUndefined();
  expect(fieldError(rule, 'a'.repeat(rule.maxLength + 1))).toBe(fieldTooLongMessage(rule));
});

test.each([
  ['https://example.com/dr-a', true],
  ['https://example.com/@name?mail=a@b.example', true],
  ['http://example.com', false],
  ['https://bank.example@example.com/', false],
  ['https://bank.example\\@example.com/', false],
  ['https://', false],
  ['javascript:alert(1)', false],
  ['https://example.com/a b', false],
  ['https://example.com/"x', false],
  ['//example.com', false],
  ['ftp://example.com', false],
])('accepts %j as a booking link: %s', (link, accepted) => {
  expect(fieldError(ekalinkRule, link) === undefined).toBe(accepted);
});

test('normalizes typed phone numbers, fees and names', () => {
  expect(normalizedFieldText(doctorFieldRules.phone, '+91 98765-43210')).toBe('9876543210');
  expect(normalizedFieldText(doctorFieldRules.fees, '₹1,200')).toBe('1200');
  expect(normalizedFieldText(doctorFieldRules.experience, ' ੧੨ ')).toBe('12');
  expect(normalizedFieldText(doctorFieldRules.name, ' Dr.\u202e A\u200b ')).toBe('Dr. A');
});
