import { deskPath, newAppointmentPath, patientPath } from '#app/staff-area/frame/desk-paths.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, tomorrow } from '#tests/support/desk.ts';
import { expect, test } from './fixtures.ts';

test('without scripts staff find a person by phone, and the booking form fills in the name', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Plain');
  const phone = newPhone();
  await bookAtDesk(site, doctor, { patientName: 'Plain Person', phone });
  await page.goto(patientPath);
  await page.getByLabel('Phone or reference').fill(phone);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plain Person' })).toBeVisible();

  await page.goto(newAppointmentPath({ doctor: doctor.id, day: tomorrow(), time: '11:00 AM' }));
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Look up this phone' }).click();
  await expect(page.getByText(/^Known here/)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Plain Person');
  await page.getByRole('button', { name: 'Enter appointment' }).click();
  await expect(page).toHaveURL(new RegExp(`${deskPath}/[\\w-]{36}$`));
});
