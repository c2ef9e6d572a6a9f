import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test('the phone menu covers the screen, opens one group at a time, and closes', async ({ page }) => {
  await page.goto('/depression');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.tap();
  const menu = page.locator('#phone-menu');
  await expect(menu).toBeVisible();
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(page.getByRole('main')).toBeHidden();

  const groups = menu.locator('details');
  await expect(groups).toHaveCount(9);
  await groups.nth(3).locator('summary').tap();
  await expect(groups.nth(3)).toHaveAttribute('open', '');
  await groups.nth(6).locator('summary').tap();
  await expect(groups.nth(3)).not.toHaveAttribute('open', '');
  await expectNoAxeViolations(page);

  await menu.getByRole('button', { name: 'Close' }).tap();
  await expect(menu).toBeHidden();
  await opener.tap();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await expect(page.getByRole('main')).toBeVisible();
});
