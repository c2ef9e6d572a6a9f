import { expect, test } from './fixtures.ts';

const listPath = '/dashboard/AddDoctor';

test('without scripts staff enter leave, working days and a registration, and the public sees only its part', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(`${listPath}?q=kavita`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Leave 1: first day').fill('2026-12-24');
  await dialog.getByLabel('Leave 1: last day').fill('2026-12-26');
  await dialog.getByLabel('Leave 1: note').fill('With the family');
  await dialog.getByText('6 chosen: Mon').click();
  await dialog.getByRole('checkbox', { name: 'Sat' }).uncheck();
  await dialog.getByLabel('Registration council (optional)', { exact: true }).fill('Haryana Medical Council');
  await dialog.getByLabel('Registration number').fill('HN 4321');
  await dialog.getByRole('button', { name: 'Update' }).click();

  const row = page.getByRole('row').filter({ hasText: 'Kavita' });
  await row.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByText('24 December 2026 to 26 December 2026 (With the family)')).toBeVisible();
  await expect(page.getByText('Monday, Tuesday, Wednesday, Thursday, Friday', { exact: true })).toBeVisible();

  await page.goto('/doctors?q=kavita');
  await expect(page.getByRole('article')).toContainText('Reg. no. HN 4321, Haryana Medical Council');
  await page.getByRole('article').getByRole('link', { name: 'Dr. Kavita Rao (sample)', exact: true }).click();
  await expect(page.getByText('on Monday, Tuesday, Wednesday, Thursday, Friday.')).toBeVisible();
  await expect(page.getByText('With the family')).toHaveCount(0);
});

test('without scripts half a registration and a leave that ends before it begins get their messages', {
  tag: '@full',
}, async ({ signedInPage: page, allowFaults }) => {
  allowFaults('400');
  await page.goto(`${listPath}?q=kavita`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Registration number').fill('');
  await page.getByLabel('Leave 1: first day').fill('2026-12-24');
  await page.getByLabel('Leave 1: last day').fill('2026-12-20');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.locator('#registrationNumber-error')).toHaveText(
    'Enter the council and the number together, or neither.',
  );
  await expect(page.locator('#leave-error')).toHaveText('The last day of a leave is before its first.');
  await expect(page.getByLabel('Leave 1: last day')).toHaveValue('2026-12-20');
});
