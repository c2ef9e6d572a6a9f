import { expect, test } from 'vitest';
import { plainAmount, rupees } from './rupees.ts';

test('rupees have Indian grouping', () => {
  expect(rupees(1800)).toBe('₹1,800');
  expect(rupees(125000)).toBe('₹1,25,000');
});

test.each([
  ['1200', '1200'],
  ['1,200', '1200'],
  ['1,00,000', '100000'],
  ['₹ 1,200/-', '1200'],
  ['Rs. 1200', '1200'],
  ['1 200', '1200'],
  ['1,200.00', '1200'],
  ['1,200.50', '1200.50'],
  ['1,2', '1,2'],
  ['12,00', '12,00'],
  ['free', 'free'],
])('%j is the amount %j', (text, amount) => {
  expect(plainAmount(text)).toBe(amount);
});
