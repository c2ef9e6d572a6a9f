import { readFile } from 'node:fs/promises';
import { monthAddress, monthPath } from '#app/staff-area/month/month.ts';
import { addMonths, monthOf } from '#app/time/calendar.ts';
import { longMonth } from '#app/time/long-date.ts';
import { today } from '#tests/support/desk.ts';
import { addManyAppointments } from '#tests/support/many-appointments.ts';
import type { Site } from '#tests/support/site.ts';
import { describeModes, expectAccessibleIn, layoutModes } from './display-modes.ts';
import { expect, type Page, test } from './fixtures.ts';
import { a4, sheetsOf } from './paper.ts';

/** A month after the demonstration's weeks, so that it has no other appointments. */
const emptyMonth = () => addMonths(monthOf(today()), 3);

const showsMonth = (page: Page, month: string) =>
  expect(page.getByRole('heading', { level: 2, name: longMonth(`${month}-01`) })).toBeVisible();

/** Adds the change to the history with which the desk began to send messages by hand. */
const switchOnByHand = (site: Site) =>
  site.binding
    .prepare(
      `insert into hospital_fact_changes (id, section, version, texts_before, texts_after, changed_at)
      values ('on', 'messages', 1, '{}', '{"channel-by-hand":"on"}', ?)`,
    )
    .bind(Date.now())
    .run();

test('an owner opens the month from the menu, leafs to the month before, and saves its receipts', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  const thisMonth = monthOf(today());
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Month' }).click();
  await showsMonth(page, thisMonth);
  await page.getByRole('link', { name: 'Month before' }).click();
  await showsMonth(page, addMonths(thisMonth, -1));
  await expect(page).toHaveURL(new RegExp(`${monthPath}\\?month=${addMonths(thisMonth, -1)}$`));
  await page.getByRole('link', { name: 'This month' }).click();
  await showsMonth(page, thisMonth);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Receipts for the accountant' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`receipts-${thisMonth}.csv`);
  expect(await readFile(await download.path(), 'utf8')).toContain('"Kind","Number","Date","Method","Doctor"');
});

test(`the month passes axe and does not scroll sideways, ${describeModes(layoutModes)}, with and without appointments`, {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  for (const [month, state] of [
    [monthOf(today()), 'a month'],
    [emptyMonth(), 'an empty month'],
  ] as const) {
    await page.goto(monthAddress(month));
    await showsMonth(page, month);
    await expectAccessibleIn(page, layoutModes, state);
  }
});

test('says each figure of its bars as text, so that the picture is not needed', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  const month = emptyMonth();
  await addManyAppointments(site.binding, 20, { doctorIds: ['month-1'], days: [`${month}-15`] });
  await page.goto(monthAddress(month));
  const panel = page.getByRole('region', { name: 'Appointments: 20' });
  // One of three is completed.
  await expect(panel.getByRole('listitem').filter({ hasText: 'Came' })).toHaveText(/^Came\s*7 \(35%\)$/);
  await expect(page.getByRole('region', { name: 'Takings: ₹8,000' })).toContainText(/Cash\s*₹8,000 \(100%\)/);
});

test('a month of fourteen doctors prints on one A4 page, with the visits before and since messages, without the menu and the buttons', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctorIds = Array.from({ length: 14 }, (_, index) => `month-${index}`);
  const month = emptyMonth();
  await addManyAppointments(site.binding, 280, { doctorIds, days: [`${month}-15`] });
  await switchOnByHand(site);
  await page.goto(monthAddress(month));
  await expect(page.getByRole('row', { name: /^All doctors/ })).toContainText('280');
  await expect(page.getByRole('region', { name: /before and since messages/ })).toContainText('Counts only');
  expect(await sheetsOf(page)).toEqual([a4]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nav:visible, button:visible')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await page.emulateMedia({ media: null });
});
