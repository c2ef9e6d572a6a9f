import { expect, test } from './fixtures.ts';

test('without scripts /doctors lists and searches', { tag: '@full' }, async ({ page }) => {
  await page.goto('/doctors');
  await expect(page.getByText('Dr. Asha Verma (sample)')).toBeVisible();
  await page.getByRole('searchbox').fill('sleep');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/doctors\?q=sleep/);
  await expect(page.getByText('Dr. Leela Thapa (sample)')).toBeVisible();
  await expect(page.getByText('Dr. Asha Verma (sample)')).toBeHidden();
});

test('without scripts the menu of treatments opens', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Treatments' }).first().click();
  await expect(page.getByRole('link', { name: 'Migraine' }).first()).toBeVisible();
});
