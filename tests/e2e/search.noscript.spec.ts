import { expect, test } from './fixtures.ts';

test('without scripts a search shows its results, and its text stays in the box', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search & more' }).click();
  await page.getByRole('searchbox').fill('neend nahi aati');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=neend+nahi+aati');
  await expect(page.getByRole('searchbox')).toHaveValue('neend nahi aati');
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(pages.getByRole('link').first()).toHaveText('Insomnia');
  await pages.getByRole('link').first().click();
  await expect(page).toHaveURL('/insomnia');
});

test('without scripts a found doctor links to the doctor’s page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search?q=asha');
  await page.getByRole('region', { name: 'Doctors' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/doctors/dr-asha-verma-sample');
  await expect(page.getByRole('heading', { level: 1, name: 'Dr. Asha Verma (sample)' })).toBeVisible();
});
