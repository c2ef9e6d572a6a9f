import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, today, tomorrow } from '#tests/support/desk.ts';
import { expectAccessibleIn, layoutModes } from './display-modes.ts';
import { expect, type Page, test, untilHydrated } from './fixtures.ts';

const onPhone = layoutModes.filter(({ width }) => width === 360);

async function openMenu(page: Page, entry: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: entry }).tap();
}

test('a morning at the desk from a phone: confirm, arrive, pay, receipt, and a callback', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Phone');
  const patientName = 'Morning Person';
  const command = deskCommand(site);
  const wanted = bookingInput({ doctorId: doctor.id, day: today(), minute: 600, patientName });
  await bookAppointment(command, doctor, wanted);
  await requestCallback(asVisitor(command), {
    name: 'Waits For A Call',
    phone: newPhone(),
    safeToCall: true,
    consent: true,
  });

  await page.goto('/dashboard');
  await untilHydrated(page);
  await expectAccessibleIn(page, onPhone, 'the overview');
  await openMenu(page, /^Appointments/);
  const row = page.getByRole('row').filter({ hasText: patientName });
  await row.getByRole('button', { name: 'Confirm' }).tap();
  await expect(page.getByText(toastMessages.appointmentConfirmed.text)).toBeVisible();
  await row.getByRole('button', { name: 'Arrived' }).tap();
  await expect(row.getByText('Arrived', { exact: true })).toBeVisible();
  await expectAccessibleIn(page, onPhone, 'the day');

  await row.getByRole('link', { name: patientName }).tap();
  await expect(page.getByRole('heading', { level: 1, name: patientName })).toBeVisible();
  await expectAccessibleIn(page, onPhone, 'an appointment');
  await page.getByRole('link', { name: 'Take payment' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Take Payment' });
  await expect(dialog).toBeVisible();
  await expectAccessibleIn(page, onPhone, 'taking money');
  await dialog.getByRole('button', { name: 'Record payment' }).tap();
  await expect(page.getByRole('article', { name: /^Receipt/ })).toContainText(patientName);
  await expectAccessibleIn(page, onPhone, 'the receipt');

  await openMenu(page, /^To call/);
  const call = page.getByRole('row').filter({ hasText: 'Waits For A Call' });
  await expect(call).toBeVisible();
  await expectAccessibleIn(page, onPhone, 'the calls');
  await call.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByText(toastMessages.callDone.text)).toBeVisible();
  await expect(call.getByRole('button', { name: 'Done' })).toHaveCount(0);
});

test('on a phone a gap is one line that opens to its times, and booked doctors come before free ones', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  // Sorted by name, the free doctor would come first.
  const free = await addDeskDoctor(site, 'Dr. A Free');
  const booked = await addDeskDoctor(site, 'Dr. B Booked');
  await bookAtDesk(site, booked, { patientName: 'Gap Person', minute: 600 });
  await page.goto(`${deskPath}?day=${tomorrow()}`);
  await untilHydrated(page);
  const titles = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(titles.indexOf(booked.name)).toBeLessThan(titles.indexOf(free.name));
  const table = page.getByRole('table', { name: booked.name });
  const gap = table.getByText('2 free, 09:00 AM to 09:30 AM');
  const time = table.getByRole('link', { name: /^09:30 AM ?, free/ });
  await expect(gap).toBeVisible();
  await expect(time).toBeHidden();
  await gap.tap();
  await time.tap();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('09:30 AM');
  await expect(page.getByLabel('Phone')).toBeFocused();
});
