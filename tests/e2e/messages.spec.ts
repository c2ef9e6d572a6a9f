import { layoutModes } from './display-modes.ts';
import { expect, test } from './fixtures.ts';
import { agreeAndStop, bookUnasked, enterBrand } from './messages.ts';

test('a visitor agrees to messages, stops them on the own page, and agrees again at the desk', {
  tag: '@full',
}, async ({ page, site, staff }) => {
  await enterBrand(site, staff);
  await agreeAndStop(page, site, staff, layoutModes);
});

test('without a brand nobody is asked about messages', { tag: '@full' }, async ({ page }) => {
  await bookUnasked(page);
});

test('a refused text of a message keeps what was typed, and the saved messages show their cost', {
  tag: '@full',
}, async ({ signedInPage: page, allowFaults }) => {
  allowFaults('400');
  await page.goto('/dashboard/Hospital/messages');
  await page.getByLabel('Brand', { exact: true }).fill('PMWH');
  const text = page.getByLabel('Confirmed: text in English');
  await text.fill('Your therapy {when}, {ref} -{brand}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(text).toHaveAccessibleDescription(/Put words between two variables.*“therap”/);
  await expect(text).toHaveValue('Your therapy {when}, {ref} -{brand}');
  await text.fill('We expect you on {when}. Ref {ref}. To change it, call {phone} -{brand}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/dashboard\/Hospital$/);
  await page.goto('/dashboard/Hospital/messages');
  await expect(page.getByRole('listitem').filter({ hasText: 'We expect you on' })).toContainText('1 part');
});
