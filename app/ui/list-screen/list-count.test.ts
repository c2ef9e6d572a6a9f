import { expect, test } from 'vitest';
import { countText } from './list-count.ts';

test('formats the count', () => {
  const doctors = { one: 'doctor', many: 'doctors' };
  expect(countText({ count: 1, hasMore: false }, doctors)).toBe('1 doctor');
  expect(countText({ count: 72, hasMore: false }, doctors)).toBe('72 doctors');
  expect(countText({ count: 1000, hasMore: true }, doctors)).toBe('More than 1,000 doctors');
});
