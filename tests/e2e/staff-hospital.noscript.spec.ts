import { publicPages } from '#app/navigation/pages.ts';
import { expect, test } from './fixtures.ts';

test('without scripts a section is first refused with its messages, then saved and shown on the website', {
  tag: '@full',
}, async ({ signedInPage: page, allowFaults }) => {
  allowFaults('400');
  await page.goto('/dashboard/Hospital');
  await page.getByRole('main').getByRole('link', { name: 'Personal data' }).last().click();
  await page.getByLabel('Name of the grievance officer').fill('Asha Rani');
  await page.getByLabel('Their e-mail').fill('privacy@a-hospital.in');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('belong together');
  await page.getByRole('link', { name: /belong together/ }).click();
  await expect(page.getByLabel('Their telephone')).toBeFocused();
  await expect(page.getByLabel('Their e-mail')).toHaveValue('privacy@a-hospital.in');
  await page.getByLabel('Their telephone').fill('98765 43211');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: the website shows it within a minute')).toBeVisible();
  await page.goto(publicPages.privacy.path);
  const officer = page.getByText(/Asha Rani/);
  await page.locator('details', { has: officer }).locator('summary').click();
  await expect(officer).toBeVisible();
});

test('without scripts a price is refused in its row, previewed, saved, and taken back from its changes', {
  tag: '@full',
}, async ({ signedInPage: page, context, allowFaults }) => {
  allowFaults('400');
  const therapy = page.getByRole('group', { name: 'Therapy, a session' });
  const row = therapy.getByRole('row', { name: 'Row 3', exact: true });
  await page.goto('/dashboard/Hospital/prices');
  await row.getByLabel('Rupees', { exact: true }).fill('much');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Row 3: Enter the amount')).toBeVisible();
  await expect(row.getByLabel('Rupees', { exact: true })).toHaveValue('much');
  await row.getByLabel('Rupees', { exact: true }).fill('1,951');
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview in English' }).click(),
  ]);
  await expect(preview.getByRole('row', { name: /Dialectical/ })).toContainText('₹1,951');
  await preview.close();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: the website shows it within a minute')).toBeVisible();
  await page.goto(publicPages.prices.path);
  await expect(page.getByRole('row', { name: /Dialectical/ })).toContainText('₹1,951');
  await page.goto('/dashboard/Hospital/prices');
  await page.getByText(/^Changed last by/).click();
  await page.getByRole('button', { name: 'Take this change back' }).click();
  await page.goto(publicPages.prices.path);
  await expect(page.getByRole('row', { name: /Dialectical/ })).not.toContainText('₹1,951');
});

test('without scripts the texts of all languages stand below one another, and a place moves a price', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto('/dashboard/Hospital/notices');
  for (const name of ['Notice 1', 'Notice 1 in Hindi', 'Notice 1 in Punjabi', 'Notice 1: last day'])
    await expect(page.getByLabel(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto('/dashboard/Hospital/prices');
  const rowOf = (number: number) =>
    page.getByRole('table', { name: 'Tests' }).getByRole('row', { name: `Row ${number}`, exact: true });
  const third = await rowOf(3).getByLabel('Name', { exact: true }).inputValue();
  await rowOf(3).getByLabel('Place').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved: the website shows it within a minute')).toBeVisible();
  await page.goto('/dashboard/Hospital/prices');
  await expect(rowOf(1).getByLabel('Name', { exact: true })).toHaveValue(third);
});
