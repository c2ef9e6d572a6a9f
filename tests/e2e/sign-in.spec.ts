import { expect, expectNoAxeViolations, holdRequests, test } from './fixtures.ts';

test('staff sign in and out with the keyboard alone', async ({ page, staff }) => {
  await page.goto('/dashboard/sessions');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Your Email').focus();
  await page.keyboard.type(staff.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(staff.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/sessions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sessions');

  await page.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByRole('status')).toHaveText('You are signed out');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/signin$/);
});

test('empty fields show an error, and nothing is sent', { tag: '@full' }, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/signin');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Your Email').fill('  ');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill out all fields');
  await expect(page.getByLabel('Your Email')).toBeFocused();
  await page.getByLabel('Your Email').fill('asha@hospital.example');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Your Password', { exact: true })).toBeFocused();
  expect(sent).toEqual([]);
  await expectNoAxeViolations(page, 'with the alert');
});

test('the password has a hint while Caps Lock is on', { tag: '@full' }, async ({ page }) => {
  await page.goto('/signin');
  await page.waitForLoadState('networkidle');
  const password = page.getByLabel('Your Password', { exact: true });
  await password.focus();
  // The driver of the browser cannot switch Caps Lock on.
  const press = (modifierCapsLock: boolean) =>
    password.dispatchEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock });
  await press(true);
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
  await expectNoAxeViolations(page, 'with the hint');
  await press(false);
  await expect(page.getByText('Caps Lock is on')).toHaveCount(0);
  await press(true);
  await page.getByLabel('Your Email').focus();
  await expect(page.getByText('Caps Lock is on')).toHaveCount(0);
});

test('a refused sign-in preserves what was typed except the password, and the button shows progress', {
  tag: '@full',
}, async ({ page, staff, allowFaults }) => {
  allowFaults('401');
  await page.goto('/signin');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Your Email').fill(staff.email);
  const password = page.getByLabel('Your Password', { exact: true });
  await password.fill('not the password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Remember Me').check();

  const letOn = await holdRequests(page, '**/signin.data*');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  letOn();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page.getByLabel('Your Email')).toHaveValue(staff.email);
  await expect(password).toHaveValue('');
  await expect(password).toBeFocused();
  await expect(page.getByLabel('Remember Me')).toBeChecked();
});

test('offline the page stays and shows that the sign-in failed', { tag: '@full' }, async ({
  page,
  staff,
  allowFaults,
}) => {
  allowFaults('ERR_FAILED');
  await page.goto('/signin');
  await page.waitForLoadState('networkidle');
  await page.route('**/signin.data*', (route) => route.abort());
  await page.getByLabel('Your Email').fill(staff.email);
  await page.getByLabel('Your Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Login failed');
  await expect(page.getByLabel('Your Email')).toHaveValue(staff.email);
});

test('a session that ends leads to the sign-in page, and on to the requested page from there', {
  tag: '@full',
}, async ({ signedInPage: page, site, staff }) => {
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  await site.binding.prepare('delete from sessions where user_id = ?').bind(staff.id).run();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Links' }).click();
  await expect(page).toHaveURL(/\/signin\?next=%2Fdashboard%2FLinks$/);
  await page.getByLabel('Your Email').fill(staff.email);
  await page.getByLabel('Your Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard\/Links$/);
});
