import { test } from './fixtures.ts';
import { chargeAndPay } from './staff-bill.ts';

test('without scripts the desk adds to a bill what the hospital charges, and takes the payment', {
  tag: '@full',
}, async ({ signedInPage: page, site, allowFaults }) => {
  // The text that means several prices is refused.
  allowFaults('400');
  await chargeAndPay(page, site);
});
