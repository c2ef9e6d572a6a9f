import { expect, test } from 'vitest';
import { byHandHref, isMobile } from './by-hand.ts';

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
