import { depositOffer } from '#app/payments/price-offers.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDeskDoctor, bookAtDesk, sendForm } from '#tests/support/desk.ts';
import { expectAccessibleIn, sharedLayoutModes } from './display-modes.ts';
import { expect, test } from './fixtures.ts';
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

test('the button of a refund is in sight on a small desktop, and the day of a receipt is one line on a phone', async ({
  signedInPage: page,
  site,
  staff,
}) => {
  const { id } = await bookAtDesk(site, await addDeskDoctor(site, 'Dr. Refund'));
  const path = `${deskPath}/${id}`;
  const send = (fields: Record<string, string>) => sendForm(site, staff, `${path}/payment`, fields);
  await send({ intent: 'add-line', what: depositOffer, deposit: '5,000', quantity: '1' });
  const paid = await send({ amount: '5700', method: 'cash', key: crypto.randomUUID() });
  const [receipt = ''] = (paid.headers.get('Location') ?? '').split('?');
  await page.setViewportSize({ width: 1366, height: 850 });
  await page.goto(`${path}/refund/${receipt.split('/').at(-1)}`);
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await expect(dialog.getByRole('link', { name: 'All of it: ₹5,700' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(dialog.getByRole('button', { name: 'Record refund' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('link', { name: 'Deposit: ₹5,000' }).click();
  await expect(dialog.getByText('A deposit that is given back is not to be paid again.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(receipt);
  const day = page.locator('dt:has-text("Date") + dd');
  const linesOf = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  };
  expect(await day.evaluate(linesOf)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
