import { deskPath } from '#app/appointments/desk-paths.ts';
import { flashMessages } from '#app/dashboard/flash.values.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, tomorrow } from '#tests/support/desk.ts';
import { expect, test, untilAwake } from './fixtures.ts';
import { everyLook, expectWholeIn, repeatedLooks, said } from './looks.ts';

const dayPath = () => `${deskPath}?day=${tomorrow()}`;

test('staff confirm an appointment where it stands, and take it back', async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  await bookAtDesk(site, doctor, { patientName: 'Row Person' });
  await page.goto(dayPath());
  await untilAwake(page);
  const row = page.getByRole('row').filter({ hasText: 'Row Person' });
  await row.getByRole('button', { name: 'Confirm' }).click();
  const message = page.locator('[aria-live]').filter({ hasText: flashMessages.appointmentConfirmed.text });
  await expect(message).toBeVisible();
  await expect(row.getByText('Confirmed')).toBeVisible();
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Requested')).toBeVisible();
  await expect(page.getByText(flashMessages.changeTakenBack.text)).toBeVisible();
});

test('a press that fails says why beside its button', async ({ signedInPage: page, site, allowFaults }) => {
  allowFaults('409');
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Gone Person' });
  await page.goto(dayPath());
  await untilAwake(page);
  await site.binding.prepare("update appointments set status = 'cancelled' where id = ?").bind(id).run();
  const row = page.getByRole('row').filter({ hasText: 'Gone Person' });
  await row.getByRole('button', { name: 'Confirm' }).click();
  await expect(row.getByRole('alert')).toContainText('another status');
});

test('the menu of a row leads to cancelling, with a reason', async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  await bookAtDesk(site, doctor, { patientName: 'Menu Person' });
  await page.goto(dayPath());
  const row = page.getByRole('row').filter({ hasText: 'Menu Person' });
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Appointment' });
  await dialog.getByLabel('Reason').fill('Has a fever');
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page).toHaveURL(new RegExp(`day=${tomorrow()}$`));
  await expect(row.getByText('Cancelled')).toBeVisible();
});

test('an appointment is entered by keyboard alone', async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Keyboard');
  const phone = newPhone();
  await page.goto(`${deskPath}/new?day=${tomorrow()}`);
  await untilAwake(page);
  await expect(page.getByLabel('Doctor')).toBeFocused();
  await page.keyboard.type('Dr. A K');
  await expect(page.getByLabel('Doctor')).toHaveValue(doctor.id);
  await expect(
    page.getByLabel('Time', { exact: true }).getByRole('option', { name: '09:00 AM' }),
  ).toBeAttached();
  await page.keyboard.press('Tab');
  await page.getByLabel('Time', { exact: true }).focus();
  await page.keyboard.type('10:30');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Key Board');
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Key Board' })).toBeVisible();
  await expect(page.getByText(flashMessages.appointmentBooked.text)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '10:30 AM' })).toBeVisible();
});

test('a form that was changed is not left without a question', async ({ signedInPage: page }) => {
  await page.goto(`${deskPath}/new`);
  await untilAwake(page);
  await page.getByLabel('Name', { exact: true }).fill('Somebody');
  await page.getByRole('link', { name: 'To call' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Somebody');
  await page.getByRole('link', { name: 'To call' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'To call' })).toBeVisible();
});

test('a list that is looked at refreshes itself and keeps what is typed and told', async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  await bookAtDesk(site, doctor, { patientName: 'First Person' });
  await page.clock.install();
  await page.goto(dayPath());
  await untilAwake(page);
  const first = page.getByRole('row').filter({ hasText: 'First Person' });
  await first.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(flashMessages.appointmentConfirmed.text)).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('half a na');
  await bookAtDesk(site, doctor, { patientName: 'Second Person', minute: 720 });
  await page.clock.runFor(31_000);
  await expect(page.getByRole('row').filter({ hasText: 'Second Person' })).toBeVisible();
  await expect(search).toHaveValue('half a na');
  await expect(page.getByText(flashMessages.appointmentConfirmed.text)).toBeVisible();
});

test('money is taken and its receipt shown', async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Paying Person' });
  await page.goto(`${deskPath}/${id}`);
  await page.getByRole('link', { name: 'Take payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take Payment' });
  await dialog.getByLabel('Amount in rupees').fill('300');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  const receipt = page.getByRole('article', { name: /^Receipt/ });
  await expect(receipt).toContainText('Three Hundred Rupees Only');
  const height = await page.pdf({ preferCSSPageSize: true }).then((pdf) => pdf.toString('latin1'));
  // A5 in points, which Chromium rounds.
  expect(height).toMatch(/MediaBox \[0 0 4(19|20)[.\d]* 59[45]/);
  await expectWholeIn(page, repeatedLooks, 'a receipt');
});

test(`the desk's list is whole ${said(everyLook)}`, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  await bookAtDesk(site, doctor, { patientName: 'Listed Person', safeToCall: false, adultName: 'An Adult' });
  await page.goto(`${dayPath()}&doctor=${doctor.id}`);
  await expectWholeIn(page, everyLook, 'a day');
});

test(`the form for an appointment is whole ${said(everyLook)}`, async ({ signedInPage: page }) => {
  await page.goto(`${deskPath}/new`);
  await expectWholeIn(page, everyLook, 'a new appointment');
});

test(`the other screens of the desk are whole ${said(repeatedLooks)}`, async ({
  signedInPage: page,
  site,
}) => {
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
    '/dashboard',
    '/dashboard/Callbacks',
    '/dashboard/Till',
    '/dashboard/PersonData',
    `${deskPath}?show=waiting`,
  ];
  for (const path of paths) {
    await page.goto(path);
    await expectWholeIn(page, repeatedLooks, path);
  }
});
