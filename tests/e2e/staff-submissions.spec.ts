import { addDays } from '#app/time/calendar.ts';
import { addDeskDoctor, bookAtDesk, today, tomorrow } from '#tests/support/desk.ts';
import { visitOf } from './desk-visits.ts';
import { expect, test, untilHydrated } from './fixtures.ts';
import { CountedHand } from './leave.ts';

/** The window of a usual laptop. */
test.use({ viewport: { width: 1366, height: 768 } });

test('a person who walks in is entered and pays, with a receipt, in four presses and the typing', async ({
  signedInPage: page,
  site,
}) => {
  await addDeskDoctor(site, 'Dr. A Free');
  // Tomorrow, because late in the evening today has no free time.
  await page.goto(`/dashboard/Appointments?day=${tomorrow()}`);
  await untilHydrated(page);
  const hand = new CountedHand();
  await hand.press(page.getByRole('region', { name: 'Dr. A Free' }).getByRole('link', { name: /10:00 AM/ }));
  await page.getByLabel('Phone', { exact: true }).fill('9812345678');
  await page.getByLabel('Name', { exact: true }).fill('Walks In');
  await hand.press(page.getByRole('button', { name: 'Enter appointment' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Walks In' })).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Take payment' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Record payment' }));
  await expect(page.getByRole('article', { name: /^Receipt/ })).toContainText('Walks In');
  expect(hand.presses).toBeLessThanOrEqual(4);
});

test('a request is confirmed and paid in cash, with a receipt, in four presses', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Asked');
  await bookAtDesk(site, doctor, { patientName: 'Asha Pays' });
  await page.goto(`/dashboard/Appointments?day=${tomorrow()}`);
  await untilHydrated(page);
  const row = visitOf(page, 'Asha Pays');
  const hand = new CountedHand();
  await hand.press(row.getByRole('button', { name: 'Confirm' }));
  await expect(row.getByText('Confirmed')).toBeVisible();
  await hand.press(row.getByRole('link', { name: 'Take payment' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Record payment' }));
  await expect(page.getByRole('article', { name: /^Receipt/ })).toContainText('Asha Pays');
  expect(hand.presses).toBeLessThanOrEqual(4);
});

test('a patient of yesterday is in sight after two presses', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Before');
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Asha Yesterday' });
  await site.binding
    .prepare("update appointments set day = ?, status = 'confirmed' where id = ?")
    .bind(addDays(today(), -1), id)
    .run();
  await page.goto('/dashboard');
  await untilHydrated(page);
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await menu.getByRole('link', { name: /^Appointments/ }).click();
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Day before' }).click();
  await expect(page.getByRole('link', { name: 'Asha Yesterday' })).toBeInViewport({ ratio: 1 });
});
