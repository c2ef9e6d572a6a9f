import { expect, test } from './fixtures.ts';
import { button, expectOpenMenu, focusedTarget, panel } from './menu-panels.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/depression');
});

test('without scripts a menu opens and closes by click and keyboard, one at a time', {
  tag: '@full',
}, async ({ page }) => {
  await button(page, 'treatments').focus();
  await page.keyboard.press('Enter');
  await expectOpenMenu(page, 'treatments');
  await button(page, 'services').focus();
  await page.keyboard.press('Enter');
  await expectOpenMenu(page, 'services');
  await page.keyboard.press('Escape');
  await expectOpenMenu(page, 'none');
  expect(await focusedTarget(page)).toBe('services');
  await button(page, 'treatments').click();
  await expectOpenMenu(page, 'treatments');
  await page.mouse.click(720, 880);
  await expectOpenMenu(page, 'none');
});

test('without scripts a menu opens under the pointer', { tag: '@full' }, async ({ page }) => {
  await button(page, 'services').hover();
  await expectOpenMenu(page, 'services');
  await panel(page, 'services').getByRole('link', { name: 'De-addiction' }).click();
  await expect(page).toHaveURL(/\/deaddiction$/);
});

test('without scripts the phone menu opens over the whole screen', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#phone-menu');
  await expect(menu).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await menu.getByText('Sleep Clinic', { exact: true }).click();
  await menu.getByRole('link', { name: 'Insomnia' }).click();
  await expect(page).toHaveURL(/\/insomnia$/);
});
