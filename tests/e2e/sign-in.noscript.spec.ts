import { expect, test } from './fixtures.ts';

test('without scripts staff sign in, reach the requested page, and sign out', { tag: '@full' }, async ({
  page,
  staff,
}) => {
  await page.goto('/dashboard/sessions');
  await page.getByLabel('Your Email').fill(staff.email);
  await page.getByLabel('Your Password').fill(staff.password);
  await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sessions$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('status')).toHaveText('You are signed out');
  await page.reload();
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('without scripts a refused sign-in says why, and preserves what was typed except the password', {
  tag: '@full',
}, async ({ page, allowFaults }) => {
  allowFaults('400', '401');
  await page.goto('/signin?next=%2Fdashboard%2FLinks');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill out all fields');
  await page.getByLabel('Your Email').fill('asha@hospital.example');
  await page.getByLabel('Your Password').fill('not the password');
  await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page.getByLabel('Your Email')).toHaveValue('asha@hospital.example');
  await expect(page.getByLabel('Your Password')).toHaveValue('');
  await expect(page.getByLabel('Remember Me')).toBeChecked();
  await expect(page).toHaveURL(/next=%2Fdashboard%2FLinks$/);
});
