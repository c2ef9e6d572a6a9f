import { expect, test } from 'vitest';
import { copyrightYears } from './copyright-years.ts';

test('the copyright begins with the first year and ends with the year of the moment in India', () => {
  expect(copyrightYears(2025, new Date('2027-06-01T00:00:00Z'))).toBe('2025–2027');
  // Half past midnight of the New Year in India.
  expect(copyrightYears(2025, new Date('2027-12-31T19:00:00Z'))).toBe('2025–2028');
});

test('the first year stands alone until it is over', () => {
  expect(copyrightYears(2025, new Date('2025-12-31T12:00:00Z'))).toBe('2025');
});
