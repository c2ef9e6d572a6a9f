import { expect, test } from 'vitest';
import { fromRupees, zeroPaise } from '#app/money/money.ts';
import { paymentsText } from './part-texts.ts';

test('the folded payments say what is to give back instead of that nothing is to pay', () => {
  const paid = fromRupees(10_700);
  expect(paymentsText({ paid, due: zeroPaise, back: fromRupees(3000) }, 1)).toBe(
    '₹10,700 paid (1 receipt), ₹3,000 to give back',
  );
  expect(paymentsText({ paid, due: zeroPaise, back: zeroPaise }, 1)).toBe(
    '₹10,700 paid (1 receipt), ₹0 to pay',
  );
});
