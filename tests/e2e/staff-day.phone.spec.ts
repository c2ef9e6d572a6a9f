/** Staff tasks on a phone. staff-desk.phone.spec.ts covers the desk itself. */
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor } from '#tests/support/desk.ts';
import { button, dialog, field, fill, listPath, rowOf } from './doctor-form.ts';
import { expect, test, untilHydrated } from './fixtures.ts';

test('on a phone a doctor is added with times, changed, made unavailable, deleted and restored', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(listPath);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Add Doctor' }).tap();
  const { name } = await fill(page, { name: 'Dr. A Phone' });
  await dialog(page).getByText('None chosen').first().tap();
  await dialog(page).getByRole('button', { name: 'Choose all' }).first().tap();
  await button(page, 'Create').tap();
  const row = rowOf(page, name);
  await expect(page.getByText(toastMessages.doctorCreated.text)).toBeInViewport();

  await row.getByRole('button', { name: 'Edit' }).tap();
  await field(page, 'Fees').fill('1,650');
  await button(page, 'Update').tap();
  await expect(row).toContainText('₹1,650');
  await row.getByRole('button', { name: 'Available', exact: true }).tap();
  await expect(row.getByRole('button', { name: 'Unavailable' })).toBeVisible();

  await row.getByRole('button', { name: 'Delete' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(row).toHaveCount(1);
});

test('on a phone a caller is entered at the doctor’s next free time', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Phone');
  await page.goto(deskPath);
  await untilHydrated(page);
  const enter = page.getByRole('main').getByRole('button', { name: 'Enter appointment' });
  await enter.tap();
  // The day has a field for the doctor too.
  await expect(page.getByRole('heading', { level: 1, name: 'Enter Appointment' })).toBeVisible();
  await page.getByLabel('Doctor').selectOption({ label: doctor.name });
  await page.getByLabel('Name', { exact: true }).fill('Calls In');
  await page.getByLabel('Phone', { exact: true }).fill(newPhone());
  await expect(page.getByLabel('Time', { exact: true })).not.toHaveValue('');
  await enter.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Calls In' })).toBeVisible();
  await expect(page.getByText(toastMessages.appointmentBooked.text)).toBeInViewport();
});
