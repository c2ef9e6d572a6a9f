import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { addDays } from '#app/time/calendar.ts';
import { today } from '#tests/support/desk.ts';
import { expect, test } from './fixtures.ts';
import { addOwnDay, ownDayPath } from './own-day.ts';

test('without scripts a doctor signs in to the day, reads a note, enters leave and gets a calendar address', {
  tag: '@full',
}, async ({ page, site }) => {
  const { staff } = await addOwnDay(site);
  await page.goto('/signin');
  await page.getByLabel('Your Email').fill(staff.email);
  await page.getByLabel('Your Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(ownDayPath);
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(page.getByText('Waits Today')).toHaveCount(0);
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await page.getByRole('link', { name: /^Read the note of Waits Today/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('I sleep badly since May.');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'In your own calendar' }).click();
  await dialog.getByRole('button', { name: 'Make the address' }).click();
  await expect(dialog.getByLabel('Address for your calendar')).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Times and leave' }).click();
  await dialog.getByLabel('Leave 1: first day').fill(addDays(today(), 3));
  await dialog.getByLabel('Leave 1: last day').fill(addDays(today(), 3));
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(toastMessages.timesSaved.text)).toBeVisible();
  await expect(page.getByText('On leave')).toBeVisible();
});
