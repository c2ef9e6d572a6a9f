import { expectAccessibleIn, sharedLayoutModes } from './display-modes.ts';
import { test } from './fixtures.ts';
import { chargeAndPay } from './staff-bill.ts';

test('the desk adds to a bill what the hospital charges, and takes the payment', { tag: '@full' }, async ({
  signedInPage: page,
  site,
  allowFaults,
}) => {
  // The text that means several prices is refused.
  allowFaults('400');
  await chargeAndPay(page, site, (state) => expectAccessibleIn(page, sharedLayoutModes, state));
});
