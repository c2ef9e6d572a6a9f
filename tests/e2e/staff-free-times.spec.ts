import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDoctorWithHours } from '#tests/support/appointments.ts';
import { deskCommand } from '#tests/support/desk.ts';
import { describeModes, expectAccessibleIn, layoutModes } from './display-modes.ts';
import { expect, test, untilHydrated } from './fixtures.ts';

test(`a choice is answered at once and keeps the focus, and a time opens its form: ${describeModes(layoutModes)}`, async ({
  signedInPage: page,
  site,
}) => {
  await addDoctorWithHours(deskCommand(site), { name: 'Dr. Free', specialization: 'Child guidance' });
  await page.goto(deskPath);
  await page.getByRole('link', { name: 'First free time' }).click();
  await untilHydrated(page);
  const specialty = page.getByLabel('Specialty');
  await specialty.focus();
  await specialty.selectOption('Child guidance');
  const row = page.getByRole('row', { name: /^Doctor Dr\. Free|^Dr\. Free/ });
  await expect(row).toBeVisible();
  await expect(page.getByRole('row', { name: /Psychiatry/ })).toHaveCount(0);
  await expect(specialty).toBeFocused();
  await expect(page).toHaveURL(/specialty=Child\+guidance/);
  await expectAccessibleIn(page, layoutModes);
  const time = row.getByRole('link').first();
  const [, slot = ''] = /, (\d\d:\d\d [AP]M)/.exec((await time.textContent()) ?? '') ?? [];
  await time.click();
  await expect(page.getByLabel('Doctor', { exact: true })).toHaveText(/Dr\. Free/);
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(slot);
});
