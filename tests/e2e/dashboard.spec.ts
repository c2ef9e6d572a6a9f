import { describeModes, expectAccessibleIn, layoutModes } from './display-modes.ts';
import { expect, test } from './fixtures.ts';

// Tests of the desk, the doctors and the links check their own screens.
const paths = [
  '/dashboard',
  '/dashboard/sessions',
  '/dashboard/Account',
  '/dashboard/Staff/new',
  '/dashboard/Audit',
  '/dashboard/nothing-here',
];

for (const path of paths) {
  test(`${path}: axe finds nothing and nothing scrolls sideways, ${describeModes(layoutModes)}`, {
    tag: '@full',
  }, async ({ signedInPage: page, allowFaults }) => {
    if (path.includes('nothing')) allowFaults('404');
    await page.goto(path);
    await expectAccessibleIn(page, layoutModes);
  });
}

test('the menu marks the current page', { tag: '@full' }, async ({ signedInPage: page }) => {
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Overview');
  await menu.getByRole('link', { name: 'Links' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Social Links');
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Links');
});

test('ending a session on another device shows a message once', { tag: '@full' }, async ({
  signedInPage: page,
  site,
  staff,
}) => {
  const { email, password } = staff;
  await site.fetch('/api/v1/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/604.1',
    },
    body: JSON.stringify({ email, password }),
  });
  await page.goto('/dashboard/sessions');
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  const message = page.getByText('That device is signed out');
  await expect(message).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to');
  await expect(message).toHaveCount(0);
});
