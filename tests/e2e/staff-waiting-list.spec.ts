import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import { waitingListPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, tomorrow } from '#tests/support/desk.ts';
import { describeModes, expectAccessibleIn, layoutModes } from './display-modes.ts';
import { expect, test } from './fixtures.ts';

test(`a cancelled time is booked for the person who waits: ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Waited');
  await site.binding
    .prepare("update doctors set hospital_slots = '[600]' where id = ?")
    .bind(doctor.id)
    .run();
  const booked = await bookAtDesk(site, doctor);
  await page.goto(waitingListPath);
  await page.getByRole('link', { name: 'Put a person on the list' }).click();
  await page.getByLabel('Doctor').selectOption(doctor.id);
  await page.getByLabel('From').fill(tomorrow());
  await page.getByLabel('Until').fill(tomorrow());
  await page.getByLabel('Phone').fill(newPhone());
  await page.getByLabel('Name', { exact: true }).fill('Asha Waits');
  await page.getByLabel('The person agreed').check();
  await expectAccessibleIn(page, layoutModes, 'the form');
  await page.getByRole('button', { name: 'Put on the list' }).click();
  await expect(page.getByText(toastMessages.waitingAdded.text)).toBeVisible();
  await changeAppointment(deskCommand(site), booked, { status: 'cancelled', reason: null }, null);

  await page.goto('/dashboard');
  await expect(page.getByText(/A time is free for Asha Waits/)).toBeVisible();
  await page.getByRole('link', { name: 'Call: Free times for people who wait' }).click();
  const offer = page
    .getByRole('table', { name: 'A time is free' })
    .getByRole('row')
    .filter({ hasText: 'Asha' });
  await expect(offer).toBeVisible();
  await expectAccessibleIn(page, layoutModes, 'the list');
  await offer.getByRole('link', { name: 'Book', exact: true }).click();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('10:00 AM');
  await page.getByRole('button', { name: 'Enter appointment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Waits' })).toBeVisible();
  await page.goto(waitingListPath);
  await expect(page.getByText('Nobody waits')).toBeVisible();
});
