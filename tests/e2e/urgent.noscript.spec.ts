import { expect, test } from './fixtures.ts';

test('on a phone without scripts the filter narrows the signs, and a sign that another page links to is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/urgent#strangled');
  const marked = page.locator('#strangled');
  await expect(marked).toBeInViewport();
  expect(await marked.evaluate((row) => getComputedStyle(row).outlineStyle)).toBe('solid');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('searchbox', { name: 'What do you see?' }).fill('breathing baby');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/urgent?q=breathing+baby');
  await expect(page.getByRole('status')).toContainText('for “breathing baby”');
  await page.getByRole('link', { name: 'Show all signs' }).click();
  await expect(page).toHaveURL('/urgent');
  await expect(page.locator('#strangled')).toBeVisible();
});
