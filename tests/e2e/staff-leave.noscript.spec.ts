import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { addDays } from '#app/time/calendar.ts';
import { tomorrow } from '#tests/support/desk.ts';
import { expect, test } from './fixtures.ts';
import { addThreeBooked, visitRow } from './leave.ts';

test('without scripts leave with booked visits asks first, and a visit goes to another doctor on another day', {
  tag: '@full',
}, async ({ signedInPage: page, site, allowFaults }) => {
  allowFaults('409');
  const { away, there, names } = await addThreeBooked(site);
  const [first = ''] = names;
  await page.goto(`/dashboard/AddDoctor/${away.id}/times`);
  await page.getByLabel('Leave 1: first day').fill(tomorrow());
  await page.getByLabel('Leave 1: last day').fill(tomorrow());
  await page.getByLabel('Leave 1: note').fill('Family');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert')).toContainText('3 visits are booked during this leave.');
  await expect(page.getByRole('listitem').filter({ hasText: first })).toBeVisible();
  await expect(page.getByLabel('Leave 1: note')).toHaveValue('Family');
  await page.getByRole('button', { name: 'Save and keep these visits to handle' }).click();

  await visitRow(page, first).getByRole('link', { name: 'Another doctor' }).click();
  await expect(page.getByLabel('Doctor')).toHaveValue(there.id);
  await page.getByLabel('Day').fill(addDays(tomorrow(), 1));
  await page.getByRole('button', { name: 'Show the times of this day' }).click();
  await expect(page.getByLabel('Doctor')).toHaveValue(there.id);
  await page.getByLabel('Time', { exact: true }).selectOption('09:00 AM');
  await page.getByRole('button', { name: 'Move appointment' }).click();
  await expect(page.getByText(toastMessages.appointmentHandedOver.text)).toBeVisible();
  await expect(visitRow(page, first)).toHaveCount(0);
});
