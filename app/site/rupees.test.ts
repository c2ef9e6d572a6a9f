import { expect, test } from 'vitest';
import { rupees } from './rupees.ts';

test('rupees have Indian grouping', () => {
  expect(rupees(1800)).toBe('₹1,800');
  expect(rupees(125000)).toBe('₹1,25,000');
});
