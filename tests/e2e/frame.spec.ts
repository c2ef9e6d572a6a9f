import { emulateSlowConnection } from './emulated-connection.ts';
import { expect, test } from './fixtures.ts';
import { expectNoShift, recordShifts } from './layout-shift.ts';

test('a visitor goes from home to the doctors', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Book Appointment' }).first().click();
  await expect(page).toHaveURL('/doctors');
  await expect(page.getByText('Dr. Asha Verma (sample)')).toBeVisible();
});

test('an unknown address shows a message and the phone number', { tag: '@full' }, async ({
  page,
  allowFaults,
}) => {
  allowFaults('404');
  const response = await page.goto('/nowhere-at-all');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('could not find');
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
});

test('signed-in staff see the dashboard', { tag: '@full' }, async ({ signedInPage: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to');
});

test('nothing shifts when a slow connection delivers a page in pieces', { tag: '@full' }, async ({
  page,
}) => {
  await emulateSlowConnection(page);
  await recordShifts(page);
  await page.goto('/rights');
  await expectNoShift(page, 'while it came', 0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the crisis line is hidden for a moment at most, even if nothing ever comes after it', async ({
  page,
}) => {
  await page.goto('/');
  const line = page.locator('aside:has([href="tel:112"])').first();
  await expect(line).toBeVisible();
  await line.evaluate((element) => {
    while (element.nextSibling) element.nextSibling.remove();
  });
  await expect(line).toBeHidden();
  await expect(line).toBeVisible();
});
