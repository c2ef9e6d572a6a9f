import { publicPages } from '#app/navigation/pages.ts';
import { expect, test } from './fixtures.ts';

test('without scripts a section is first refused with its messages, then saved and shown on the website', async ({
  signedInPage: page,
  allowFaults,
}) => {
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
