import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test('on a phone the menu is a drawer that opens, and closes on Escape and after a link', async ({
  signedInPage: page,
}) => {
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  const link = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Sessions' });
  await expect(link).toBeHidden();
  await open.click();
  await expect(link).toBeVisible();
  await expectNoAxeViolations(page, 'with the drawer open');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await link.click();
  await expect(page).toHaveURL(/\/dashboard\/sessions$/);
  await expect(link).toBeHidden();
});
