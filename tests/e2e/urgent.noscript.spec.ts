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
  await expect(page.locator('#strangled')).toBeHidden();
  await page.locator('main summary', { hasText: 'Breathing and chest' }).click();
  await expect(page.locator('#blue')).toBeVisible();
});

test('on a phone the first screen of all urgent signs has the numbers, each danger is one press away, and a wide screen folds none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/urgent');
  for (const number of ['112', '108'])
    await expect(page.locator(`main a[href="tel:${number}"]`).first()).toBeInViewport({ ratio: 0.9 });
  // 56 screens when all signs stood open.
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThan(5.5);
  const group = page.locator('#life');
  await expect(group).toBeHidden();
  await page.locator('main summary', { hasText: 'Thoughts of ending life' }).click();
  await expect(group.getByRole('listitem').first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('#choking')).toBeVisible();
  await expect(page.locator('#sleepwalk')).toBeVisible();
});
