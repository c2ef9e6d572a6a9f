import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, tomorrow } from '#tests/support/desk.ts';
import { visitOf } from './desk-visits.ts';
import { expect, test } from './fixtures.ts';

test('without scripts staff enter an appointment, move it, take a payment and cancel it', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Plain');
  await page.goto(`${deskPath}?day=${tomorrow()}&doctor=${doctor.id}`);
  await page.getByRole('button', { name: 'Enter appointment' }).click();
  await expect(page.getByLabel('Doctor')).toHaveValue(doctor.id);
  await page.getByLabel('Day').fill(tomorrow());
  await page.getByLabel('Name', { exact: true }).fill('Plain Person');
  await page.getByLabel('Phone').fill(newPhone());
  await page.getByRole('button', { name: 'Show the times of this day' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Plain Person');
  await page.getByLabel('Time', { exact: true }).selectOption('10:00 AM');
  await page.getByRole('button', { name: 'Enter appointment' }).click();
  await expect(page.getByText(toastMessages.appointmentBooked.text)).toBeVisible();

  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Move' }).click();
  await dialog.getByLabel('Time', { exact: true }).selectOption('11:00 AM');
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await expect(page.getByText(toastMessages.appointmentMoved.text)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(toastMessages.changeTakenBack.text)).toBeVisible();

  await page.getByRole('link', { name: 'Plain Person' }).click();
  await page.getByRole('link', { name: 'Take payment' }).click();
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('article', { name: /^Receipt/ })).toContainText('Plain Person');
  await page.getByRole('link', { name: 'Back to the appointment' }).click();
  await page.getByRole('link', { name: 'Refund' }).click();
  await dialog.getByLabel('Reason').fill('Cannot come');
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the appointment' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  const row = visitOf(page, 'Plain Person');
  await expect(row.getByText('Cancelled')).toBeVisible();
});

test('without scripts a row is confirmed, and a refusal appears on the appointment’s page', {
  tag: '@full',
}, async ({ signedInPage: page, site, allowFaults }) => {
  allowFaults('409');
  const doctor = await addDeskDoctor(site, 'Dr. Plain');
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Plain Row' });
  await page.goto(`${deskPath}?day=${tomorrow()}&doctor=${doctor.id}`);
  const row = visitOf(page, 'Plain Row');
  await site.binding.prepare("update appointments set status = 'cancelled' where id = ?").bind(id).run();
  await row.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('another status');
});
