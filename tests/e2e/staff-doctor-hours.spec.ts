import { hoursMessages } from '#app/doctors/hours/doctor-hours.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const listPath = '/dashboard/AddDoctor';

test('a doctor’s hours are checked before the form is sent, with errors beside their fields', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(`${listPath}?q=kavita`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Registration council (optional)', { exact: true }).fill('');
  await dialog.getByLabel('Leave 1: first day').fill('2026-12-24');
  await dialog.getByText('6 chosen: Mon').click();
  await dialog.getByRole('button', { name: 'Clear' }).last().click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.locator('#registrationCouncil-error')).toHaveText(hoursMessages.registration);
  await expect(page.locator('#workingDays-error')).toHaveText(hoursMessages.noWorkingDay);
  await expect(page.locator('#leave-error')).toHaveText(hoursMessages.leave);
  await expectNoAxeViolations(page);

  await dialog.getByLabel('Registration council (optional)', { exact: true }).fill('Haryana Medical Council');
  await dialog.getByLabel('Leave 1: last day').fill('2026-12-26');
  await dialog.getByRole('checkbox', { name: 'Sun' }).check();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('row')
    .filter({ hasText: 'Kavita' })
    .getByRole('button', { name: 'View', exact: true })
    .click();
  await expect(page.getByText('24 December 2026 to 26 December 2026')).toBeVisible();
  await expect(page.getByText('Sunday', { exact: true })).toBeVisible();
});
