import { deskPathWith } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { addDays } from '#app/time/calendar.ts';
import { today } from '#tests/support/desk.ts';
import { describeModes, expectAccessibleIn, layoutModes, sharedLayoutModes } from './display-modes.ts';
import { expect, signIn, test, untilHydrated } from './fixtures.ts';
import { addOwnDay, ownDayPath } from './own-day.ts';

test(`a doctor’s day: axe finds nothing and nothing scrolls sideways, ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ page, context, site }) => {
  const { staff } = await addOwnDay(site);
  await signIn(context, site, staff);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(ownDayPath);
  await expect(page.getByText('Comes Tomorrow')).toBeVisible();
  await expectAccessibleIn(page, layoutModes);
  await page.goto(`${ownDayPath}/calendar`);
  await expectAccessibleIn(page, sharedLayoutModes);
});

test('a doctor reads a note, and makes and switches off an address for the calendar', {
  tag: '@full',
}, async ({ page, context, site }) => {
  const { staff } = await addOwnDay(site);
  await signIn(context, site, staff);
  await page.goto(ownDayPath);
  await untilHydrated(page);
  const visit = page.getByRole('listitem').filter({ hasText: 'Waits Today' });
  await expect(visit).toContainText('Arrived');
  await expect(visit).toContainText('New to you');
  await visit.getByRole('link', { name: /^Read the note/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('I sleep badly since May.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(ownDayPath);

  await page.getByRole('link', { name: 'In your own calendar' }).click();
  await dialog.getByRole('button', { name: 'Make the address' }).click();
  const address = await dialog.getByLabel('Address for your calendar').inputValue();
  const path = new URL(address).pathname;
  const calendar = await (await site.fetch(path)).text();
  expect(calendar).toContain('SUMMARY:By video');
  expect(calendar).not.toContain('Comes Tomorrow');
  await dialog.getByRole('button', { name: 'Switch it off' }).click();
  await expect(page.getByText(toastMessages.calendarEnded.text)).toBeVisible();
  expect((await site.fetch(path)).status).toBe(404);
});

test('leave that a doctor enters shows at the desk', { tag: '@full' }, async ({ page, context, site }) => {
  const { doctor, staff } = await addOwnDay(site);
  await signIn(context, site, staff);
  await page.goto(ownDayPath);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Times and leave' }).click();
  const dialog = page.getByRole('dialog');
  const away = addDays(today(), 3);
  await dialog.getByLabel('Leave 1: first day').fill(away);
  await dialog.getByLabel('Leave 1: last day').fill(away);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(toastMessages.timesSaved.text)).toBeVisible();
  await expect(page).toHaveURL(ownDayPath);
  await expect(page.getByText('On leave')).toBeVisible();

  await context.clearCookies();
  await signIn(context, site, await site.signIn('front-desk'));
  await page.goto(deskPathWith({ day: away, doctor: doctor.id }));
  await expect(page.getByText('On leave')).toBeVisible();
});
