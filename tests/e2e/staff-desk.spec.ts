import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { offline } from '#app/staff-area/frame/form-client-action.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { bookingInput, newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, today, tomorrow } from '#tests/support/desk.ts';
import { visitOf } from './desk-visits.ts';
import { describeModes, expectAccessibleIn, layoutModes, sharedLayoutModes } from './display-modes.ts';
import { expect, type Page, test, untilHydrated } from './fixtures.ts';
import { pressEnterOn } from './keyboard.ts';

const dayPath = () => `${deskPath}?day=${tomorrow()}`;

test('staff confirm an appointment in its row, and undo it', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  await bookAtDesk(site, doctor, { patientName: 'Row Person' });
  await page.goto(dayPath());
  await untilHydrated(page);
  const row = visitOf(page, 'Row Person');
  await row.getByRole('button', { name: 'Confirm' }).click();
  const message = page.locator('[aria-live]').filter({ hasText: toastMessages.appointmentConfirmed.text });
  await expect(message).toBeVisible();
  await expect(row.getByText('Confirmed')).toBeVisible();
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Requested')).toBeVisible();
  await expect(page.getByText(toastMessages.changeTakenBack.text)).toBeVisible();
});

test('keys of the list enter an appointment, search and show today, but not while somebody types', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(dayPath());
  await untilHydrated(page);
  const search = page.getByRole('searchbox', { name: 'Search by name, phone or reference' });
  await expect(search).toHaveAttribute('aria-keyshortcuts', '/');
  await expect(page.getByRole('link', { name: 'Today', exact: true })).toHaveAttribute('title', /key T/);
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('nt/');
  await expect(search).toHaveValue('nt/');
  await search.blur();
  await page.keyboard.press('Control+t');
  await expect(page).toHaveURL(dayPath());
  await page.keyboard.press('t');
  await expect(page).toHaveURL(deskPath);
  await page.getByRole('button', { name: 'Switch the keys off' }).click();
  await page.keyboard.press('n');
  await expect(search).not.toHaveAttribute('aria-keyshortcuts');
  await expect(page).toHaveURL(deskPath);
  await page.getByRole('button', { name: 'Switch the keys on' }).click();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(`^[^?]*${deskPath}/new`));
});

test('a failed action shows its reason beside the button', { tag: '@full' }, async ({
  signedInPage: page,
  site,
  allowFaults,
}) => {
  allowFaults('409');
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Gone Person' });
  await page.goto(dayPath());
  await untilHydrated(page);
  await site.binding.prepare("update appointments set status = 'cancelled' where id = ?").bind(id).run();
  const row = visitOf(page, 'Gone Person');
  await row.getByRole('button', { name: 'Confirm' }).click();
  await expect(row.getByRole('alert')).toContainText('another status');
});

test('the menu of a row leads to a cancellation with a reason', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  await bookAtDesk(site, doctor, { patientName: 'Menu Person' });
  await page.goto(dayPath());
  const row = visitOf(page, 'Menu Person');
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Appointment' });
  await dialog.getByLabel('Reason').fill('Has a fever');
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page).toHaveURL(new RegExp(`day=${tomorrow()}$`));
  await expect(row.getByText('Cancelled')).toBeVisible();
});

/** Pause between two keys in milliseconds, so that lists can react as they do for a person. */
const perKey = 20;

/**
 * At 150 ms per key, 60 keys take 9 of the 20 s. The other 11 s are for hearing a name and a number, and
 * agreeing on a time.
 */
const mostKeys = 60;

/** Presses keys, wherever the cursor is, and counts them. */
function typist(page: Page) {
  let keys = 0;
  return {
    count: () => keys,
    async press(...names: string[]) {
      for (const name of names) {
        await page.waitForTimeout(perKey);
        await page.keyboard.press(name);
        keys += 1;
      }
    },
    async type(text: string) {
      await page.keyboard.type(text, { delay: perKey });
      keys += text.length;
    },
  };
}

test('an appointment is entered by keyboard alone, with few enough keys for half of 20 seconds', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Keyboard');
  await bookAtDesk(site, doctor, { minute: 540 });
  await page.goto(dayPath());
  await untilHydrated(page);
  const hand = typist(page);
  await hand.press('Tab', 'Enter', 'Tab', 'Enter');
  await expect(page.getByLabel('Doctor')).toBeFocused();
  await hand.type('Dr. A K');
  // Six tab stops: the place, the three parts of the day and its calendar, and the time, which is the next
  // free one.
  await hand.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await expect(page.getByLabel('Time', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('09:30 AM');
  await hand.type('10:3');
  await hand.press('Tab');
  await hand.type(newPhone());
  await hand.press('Tab');
  await hand.type('Meera Sharma');
  await hand.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Meera Sharma' })).toBeVisible();
  await expect(page.getByText(toastMessages.appointmentBooked.text)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '10:30 AM' })).toBeVisible();
  expect(hand.count()).toBeLessThanOrEqual(mostKeys);
});

test('by keyboard alone a patient is confirmed, arrives, pays and gets a receipt', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Keys');
  const patientName = 'Keys Person';
  const wanted = bookingInput({ doctorId: doctor.id, day: today(), minute: 600, patientName });
  await bookAppointment(deskCommand(site), doctor, wanted);
  await page.goto(`${deskPath}?day=${today()}&doctor=${doctor.id}`);
  await untilHydrated(page);
  const row = visitOf(page, patientName);
  await pressEnterOn(page, row.getByRole('button', { name: 'Confirm' }));
  await expect(page.getByText(toastMessages.appointmentConfirmed.text)).toBeVisible();
  await pressEnterOn(page, row.getByRole('button', { name: 'Arrived' }));
  await expect(row.getByText('Arrived', { exact: true })).toBeVisible();
  await pressEnterOn(page, row.getByRole('link', { name: patientName }));
  await expect(page.getByRole('heading', { level: 1, name: patientName })).toBeVisible();
  await pressEnterOn(page, page.getByRole('link', { name: 'Take payment' }));
  await pressEnterOn(page, page.getByRole('dialog').getByRole('button', { name: 'Record payment' }));
  await expect(page.getByRole('article', { name: /^Receipt/ })).toContainText(patientName);
});

test('times that load late leave the cursor and the typed text unchanged', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Late');
  await page.goto(`${deskPath}/new?day=${tomorrow()}`);
  await untilHydrated(page);
  const released = Promise.withResolvers<void>();
  await page.route(/Appointments\/new\.data/, async (route) => {
    await released.promise;
    await route.continue();
  });
  const doctorField = page.getByLabel('Doctor');
  await expect(doctorField).toBeFocused();
  await page.keyboard.type('Dr. A L');
  await expect(doctorField).toHaveValue(doctor.id);
  await page.keyboard.press('Tab');
  const time = page.getByLabel('Time', { exact: true });
  await time.focus();
  released.resolve();
  await expect(time).toHaveValue('09:00 AM');
  await expect(time).toBeFocused();
  await expect(doctorField).toHaveValue(doctor.id);
  await expect(page.getByLabel('Day')).toHaveValue(tomorrow());
});

test('a changed form asks before it is left', { tag: '@full' }, async ({ signedInPage: page, site }) => {
  await page.goto(`${deskPath}/new`);
  await untilHydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Somebody');
  await page.getByRole('link', { name: 'To call' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Somebody');
  await page.getByRole('link', { name: 'To call' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'To call' })).toBeVisible();

  const { id } = await bookAtDesk(site, await addDeskDoctor(site, 'Dr. Desk Row'));
  for (const dialog of ['Discount', 'Cancel Appointment']) {
    await page.goto(`${deskPath}/${id}/${dialog.split(' ')[0]?.toLowerCase()}`);
    const reason = page.getByRole('dialog', { name: dialog }).getByLabel('Reason');
    await untilHydrated(page);
    await reason.fill('Half a sen');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(reason).toHaveValue('Half a sen');
    await expect(reason).toBeFocused();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(reason).toHaveCount(0);
  }
});

test('an open list refreshes itself, and preserves the search text and the toast', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  await bookAtDesk(site, doctor, { patientName: 'First Person' });
  await page.clock.install();
  await page.goto(dayPath());
  await untilHydrated(page);
  const first = visitOf(page, 'First Person');
  await first.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(toastMessages.appointmentConfirmed.text)).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('half a na');
  await bookAtDesk(site, doctor, { patientName: 'Second Person', minute: 720 });
  await page.clock.runFor(31_000);
  await expect(visitOf(page, 'Second Person')).toBeVisible();
  await expect(search).toHaveValue('half a na');
  await expect(page.getByText(toastMessages.appointmentConfirmed.text)).toBeVisible();
});

test('after a payment by keyboard the focus is on its message', async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Focus');
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Focus Person' });
  await page.goto(`${deskPath}/${id}/payment`);
  await untilHydrated(page);
  await pressEnterOn(page, page.getByRole('dialog').getByRole('button', { name: 'Record payment' }));
  const message = page.locator('main [data-result]').filter({ hasText: toastMessages.paymentRecorded.text });
  await expect(message).toBeFocused();
});

test('after a cancellation, a refund and an erasure by keyboard the focus is on the message', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Focus');
  const { id, phone } = await bookAtDesk(site, doctor, { patientName: 'Focus Person' });
  const message = (text: string) => page.locator('main [data-result]').filter({ hasText: text });

  await page.goto(`${deskPath}/${id}/payment`);
  await untilHydrated(page);
  await pressEnterOn(page, page.getByRole('dialog').getByRole('button', { name: 'Record payment' }));
  await expect(message(toastMessages.paymentRecorded.text)).toBeFocused();

  await page.goto(dayPath());
  await untilHydrated(page);
  const row = visitOf(page, 'Focus Person');
  await pressEnterOn(page, row.getByRole('button', { name: 'More actions' }));
  await page.getByRole('menuitem', { name: 'Cancel' }).press('Enter');
  const cancel = page.getByRole('dialog', { name: 'Cancel Appointment' });
  await pressEnterOn(page, cancel.getByRole('button', { name: 'Cancel appointment' }));
  await expect(message(toastMessages.paidAppointmentCancelled.text)).toBeFocused();

  await page.getByRole('link', { name: /^Give back/ }).press('Enter');
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await refund.getByLabel('Reason').fill('Cancelled');
  await pressEnterOn(page, refund.getByRole('button', { name: 'Record refund' }));
  await expect(message(toastMessages.paymentRefunded.text)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Refund slip' })).toBeVisible();

  await page.goto('/dashboard/PersonData');
  await untilHydrated(page);
  await page.getByLabel('Phone').fill(phone);
  await pressEnterOn(page, page.getByRole('button', { name: 'Show what is kept' }));
  await page.getByLabel('Type the number again').fill(phone);
  await pressEnterOn(page, page.getByRole('button', { name: 'Erase the data' }));
  await expect(message(`The data of ${phone} is erased`)).toBeFocused();
});

test('a save without a network says the reason beside the button, and keeps what was typed', async ({
  signedInPage: page,
  site,
  context,
  allowFaults,
}) => {
  allowFaults('request failed', 'console error');
  const doctor = await addDeskDoctor(site, 'Dr. Line');
  await page.goto(`${deskPath}/new?doctor=${doctor.id}&day=${tomorrow()}`);
  await untilHydrated(page);
  await context.setOffline(true);
  await page.getByLabel('Phone').fill(newPhone());
  await page.getByLabel('Name', { exact: true }).fill('Offline Person');
  const button = page.getByRole('button', { name: 'Enter appointment' });
  await button.click();
  const alert = page.locator('form').filter({ has: button }).getByRole('alert');
  await expect(alert).toHaveText(`Failed to book the appointment. ${offline}`);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Offline Person');
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offline Person' })).toBeVisible();
});

test('a payment is taken and its receipt shown', { tag: '@full' }, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Paying Person' });
  await page.goto(`${deskPath}/${id}`);
  await page.getByRole('link', { name: 'Take payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take Payment' });
  await dialog.getByLabel('Amount in rupees').fill('300');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  const receipt = page.getByRole('article', { name: /^Receipt/ });
  await expect(receipt).toContainText('Three Hundred Rupees Only');
  await expectAccessibleIn(page, sharedLayoutModes, 'a receipt');
});

test(`the desk's list passes axe and does not scroll sideways, ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  await bookAtDesk(site, doctor, { patientName: 'Listed Person', safeToCall: false, adultName: 'An Adult' });
  await page.goto(`${dayPath()}&doctor=${doctor.id}&view=list`);
  await expect(page.getByRole('link', { name: /^10:30 AM ?, free with Dr. Desk Row/ })).toBeVisible();
  await expectAccessibleIn(page, layoutModes, 'a day');
});

test(`the appointment form passes axe and does not scroll sideways, ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(`${deskPath}/new`);
  await expectAccessibleIn(page, layoutModes, 'a new appointment');
});

test(`the other screens of the desk pass axe and do not scroll sideways, ${describeModes(sharedLayoutModes)}`, {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  test.setTimeout(240_000);
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Seen Person', note: 'A note' });
  const paths = [
    `${deskPath}/${id}`,
    `${deskPath}/${id}/move`,
    `${deskPath}/${id}/cancel`,
    `${deskPath}/${id}/payment`,
    `${deskPath}?q=seen`,
    `${dayPath()}&span=week`,
    `${deskPath}/day-sheet?day=${tomorrow()}`,
    '/dashboard/Callbacks',
    '/dashboard/Till',
    '/dashboard/PersonData',
    `${deskPath}?show=waiting`,
  ];
  for (const path of paths) {
    await page.goto(path);
    await expectAccessibleIn(page, sharedLayoutModes, path);
  }
});
