import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDeskDoctor, bookAtDesk, tomorrow } from '#tests/support/desk.ts';
import { visitOf } from './desk-visits.ts';
import { expect, test } from './fixtures.ts';

test('without scripts the board confirms a visit, opens a free time, and leads to the other lists', async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Plain');
  await bookAtDesk(site, doctor, { patientName: 'Plain Card', minute: 540 });
  const path = `${deskPath}?day=${tomorrow()}&doctor=${doctor.id}`;
  await page.goto(path);
  const card = visitOf(page, 'Plain Card');
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(path);
  await expect(card.getByText('Confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Waiting list' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Plain Card' })).toBeVisible();
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await page.getByRole('link', { name: /^09:30 AM ?, free with Dr. A Plain/ }).click();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('09:30 AM');
});
