import { deskPath, newAppointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, tomorrow } from '#tests/support/desk.ts';
import { describeModes, expectAccessibleIn, layoutModes } from './display-modes.ts';
import { expect, test, untilHydrated } from './fixtures.ts';

test(`a search leads to the page of a person, and on to a booking: ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Patient');
  const phone = newPhone();
  await bookAtDesk(site, doctor, { patientName: 'Asha Whole', phone });
  await page.goto(`${deskPath}?q=${phone}`);
  await untilHydrated(page);
  await page
    .getByRole('navigation', { name: 'All visits of a person' })
    .getByRole('link', { name: 'Asha Whole' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Whole' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Visits to come' })).toContainText('Dr. Patient');
  expect(page.url()).not.toContain(phone);
  await expectAccessibleIn(page, layoutModes);
  await page.getByRole('link', { name: 'Enter appointment' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue(phone);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Whole');
});

test('a known phone is recognised while it is typed, and fills in the name by keyboard', async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. Known');
  const phone = newPhone();
  await bookAtDesk(site, doctor, { patientName: 'Bina Known', phone });
  await page.goto(newAppointmentPath({ doctor: doctor.id, day: tomorrow(), time: '11:00 AM' }));
  await untilHydrated(page);
  await page.getByLabel('Phone').pressSequentially(phone);
  await expect(
    page.getByText(/^Known here: no visit yet\. Next: .*, 10:00 AM, with Dr\. Known/),
  ).toBeVisible();
  await expectAccessibleIn(page, layoutModes);
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('11:00 AM');
  await page.getByLabel('Phone').press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bina Known');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(toastMessages.appointmentBooked.text)).toBeVisible();
});
