import { expect, test } from 'vitest';
import { slots } from '#app/time/slots.ts';
import { byHandHref, isMobile } from './by-hand.ts';
import { smsParts, textOf, variablesOf, whenText } from './message.text.ts';
import { messageKinds } from './message.values.ts';

const values = {
  day: '2026-09-30',
  minute: 600,
  reference: 'K7P-4RX',
  phone: '0172-500000',
  brand: 'PMWH',
};

test('every text fits one SMS, ends with the brand and contains its variables', () => {
  for (const kind of messageKinds) {
    const given = kind === 'callback' ? { ...values, day: null, minute: null, reference: null } : values;
    const text = textOf(kind, 'en', given);
    expect(smsParts(text), kind).toBe(1);
    expect(text.endsWith(' -PMWH'), kind).toBe(true);
    for (const variable of variablesOf(kind, 'en', given)) {
      expect(text).toContain(variable);
    }
  }
});

test('a variable has at most 30 characters, as an SMS template allows', () => {
  const wednesday = '2026-09-30';
  expect(whenText(wednesday, 600)).toBe('Wed 30 Sept, 10:00 AM');
  for (const minute of slots) expect(whenText(wednesday, minute).length).toBeLessThanOrEqual(30);
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['क'.repeat(70), 1],
  ['क'.repeat(71), 2],
  ['क'.repeat(135), 3],
])('counts the parts of an SMS: %#', (text, parts) => {
  expect(smsParts(text)).toBe(parts);
});

test('a link sends by hand with number and text, without an account', () => {
  const text = 'Today: 10:00 AM. -PMWH & more';
  expect(byHandHref('whatsapp', '9876543210', text)).toBe(
    'https://wa.me/919876543210?text=Today%3A%2010%3A00%20AM.%20-PMWH%20%26%20more',
  );
  expect(byHandHref('sms', '9876543210', text)).toMatch(/^sms:\+919876543210\?body=Today%3A/);
});

test.each([
  ['9876543210', true],
  ['6000000000', true],
  ['1722345678', false],
  ['5876543210', false],
])('%s is a mobile number: %s', (phone, is) => {
  expect(isMobile(phone)).toBe(is);
});
