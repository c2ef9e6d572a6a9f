import { deskPath, waitingRequestsPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDeskDoctor, bookAtDesk } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';
import { expect, expectNoAxeViolations, type Page, test, untilHydrated } from './fixtures.ts';
import { pressEnterOn } from './keyboard.ts';

const names = ['Asha First', 'Bina Second', 'Charu Third'] as const;
const boxOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
const bar = (page: Page) => page.getByRole('button', { name: 'Confirm the selected' });

async function openRequests(page: Page, site: Site) {
  // The sample's requests would be more stops of the Tab key than a test should press.
  await site.binding.prepare("update appointments set status = 'cancelled' where status = 'requested'").run();
  const doctor = await addDeskDoctor(site, 'Dr. Several');
  for (const [index, patientName] of names.entries())
    await bookAtDesk(site, doctor, { patientName, minute: 600 + 30 * index });
  await page.goto(waitingRequestsPath);
  await untilHydrated(page);
}

test('staff select requests and confirm them with the keyboard, and take it back in the result', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  await openRequests(page, site);
  for (const name of names.slice(0, 2)) {
    await boxOf(page, name).focus();
    await page.keyboard.press('Space');
    await expect(boxOf(page, name)).toBeChecked();
  }
  await expectNoAxeViolations(page);
  await pressEnterOn(page, bar(page));

  const result = page.getByRole('status').filter({ hasText: '2 confirmed' });
  await expect(result).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${deskPath}\\?show=waiting$`));
  for (const name of names.slice(0, 2)) await expect(boxOf(page, name)).toHaveCount(0);
  await expect(boxOf(page, names[2])).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  // The result has the focus, so its button is the next stop.
  await page.keyboard.press('Tab');
  await expect(result.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2 taken back' })).toBeVisible();
  for (const name of names) await expect(boxOf(page, name)).toBeVisible();
});

test('the box above the list selects all and none, and the bar is there while something is selected', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  await openRequests(page, site);
  const all = page.getByRole('checkbox', { name: /^Select all/ });
  await expect(bar(page)).toHaveCount(0);
  await all.check();
  for (const name of names) await expect(boxOf(page, name)).toBeChecked();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await boxOf(page, names[1]).uncheck();
  await expect(all).not.toBeChecked();
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await boxOf(page, names[1]).check();
  await expect(all).toBeChecked();
  await page.getByRole('button', { name: 'Select none' }).click();
  for (const name of names) await expect(boxOf(page, name)).not.toBeChecked();
  await expect(bar(page)).toHaveCount(0);
});

test('without requests nothing offers to select or to confirm any', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  await site.binding.prepare("update appointments set status = 'cancelled' where status = 'requested'").run();
  await page.goto(waitingRequestsPath);
  await untilHydrated(page);
  await expect(page.getByText('No appointments found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});
