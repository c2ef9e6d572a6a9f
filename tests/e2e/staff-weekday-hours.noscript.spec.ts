import { weekdayHoursMessages } from '#app/doctors/hours/weekday-hours.input.server.ts';
import { weekdayHoursLabel } from '#app/doctors/hours/weekday-hours.ts';
import { expect, test } from './fixtures.ts';

const listPath = '/dashboard/AddDoctor';

test.use({ viewport: { width: 360, height: 740 } });

test('without scripts on a phone staff enter a short Saturday, and the public reads its hours', {
  tag: '@full',
}, async ({ signedInPage: page, allowFaults }) => {
  allowFaults('400');
  await page.goto(`${listPath}?q=kavita`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  const from = dialog.getByLabel('Saturday from');
  await expect(from).toBeHidden();
  await dialog.getByText(weekdayHoursLabel).click();
  await from.fill('13:00');
  await dialog.getByLabel('Saturday until').fill('10:00');
  await dialog.getByRole('button', { name: 'Update' }).click();

  await expect(page.locator('#weekdayHours-Sat-error')).toHaveText(weekdayHoursMessages.hours('Sat'));
  await expect(from).toHaveValue('13:00');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await from.fill('10:00');
  await dialog.getByLabel('Saturday until').fill('13:00');
  await dialog.getByRole('button', { name: 'Update' }).click();

  await page.getByRole('button', { name: 'View', exact: true }).first().click();
  await expect(page.getByText('Sat 10:00 to 13:00', { exact: true })).toBeVisible();
  await page.goto('/doctors?q=kavita');
  await page.getByRole('article').getByRole('link', { name: 'Dr. Kavita Rao (sample)', exact: true }).click();
  await expect(
    page.getByText('Different hours on some days: Saturday 10:00 AM to 01:00 PM.', { exact: true }),
  ).toBeVisible();
});
