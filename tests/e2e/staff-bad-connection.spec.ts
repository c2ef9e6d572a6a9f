/**
 * Staff work on a connection that loses every third response, and on one with a long delay (4 s with `npm
 * test -- full`). Every action must take effect exactly once.
 */
import type { Locator, Page } from 'playwright/test';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, deskCommand, today } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';
import { isFull } from '#tests/support/test-matrix.ts';
import { lossyConnection, retryUntilDone, slowConnection } from './bad-connection.ts';
import { visitOf } from './desk-visits.ts';
import { button, dialog, fill, listPath, newPath, rowOf } from './doctor-form.ts';
import { expect, test, untilHydrated } from './fixtures.ts';

const patientName = 'Line Person';
const waitsForCall = 'Waits For A Call';

/** Adds a doctor, an appointment for today, and a callback request. */
async function prepareMorning(site: Site) {
  const doctor = await addDeskDoctor(site, 'Dr. A Line');
  const command = deskCommand(site);
  const wanted = bookingInput({
    doctorId: doctor.id,
    day: today(),
    minute: 600,
    patientName: 'Booked Before',
  });
  await bookAppointment(command, doctor, wanted);
  await requestCallback(asVisitor(command), {
    name: waitsForCall,
    phone: newPhone(),
    safeToCall: true,
    consent: true,
  });
  return { doctor, day: `${deskPath}?day=${today()}&doctor=${doctor.id}` };
}

const allOf = async (site: Site, query: string, value: string) =>
  (await site.binding.prepare(query).bind(value).all()).results;

/** Checks that each step of the morning is in the database exactly once, however often it was submitted. */
async function expectMorningOnce(site: Site, doctorId: string) {
  const steps = `select patient_name as name, what from appointment_changes join appointments on appointments.id = appointment_id
    where doctor_id = ? order by name, at`;
  const ofVisitor = { name: 'Booked Before' };
  const ofCaller = { name: patientName };
  expect(await allOf(site, steps, doctorId)).toEqual([
    { ...ofVisitor, what: 'booked' },
    { ...ofVisitor, what: 'confirmed' },
    { ...ofVisitor, what: 'arrived' },
    { ...ofCaller, what: 'booked' },
    { ...ofCaller, what: 'confirmed' },
  ]);
  const paid = 'select amount_paise as paise, patient_name as name from payments where doctor_id = ?';
  expect(await allOf(site, paid, doctorId)).toEqual([{ paise: 70_000, name: patientName }]);
  const calls = 'select status, tries from callbacks where name = ?';
  expect(await allOf(site, calls, waitsForCall)).toEqual([{ status: 'done', tries: 0 }]);
}

/** Performs an action and waits until an element is visible. */
type Perform = (action: () => Promise<unknown>, done: Locator) => Promise<void>;

const parts = (page: Page) => ({
  booked: visitOf(page, 'Booked Before'),
  caller: rowOf(page, waitsForCall),
  heading: page.getByRole('heading', { level: 1, name: patientName }),
  phone: page.getByLabel('Phone', { exact: true }),
  enter: page.getByRole('main').getByRole('button', { name: 'Enter appointment' }),
});

async function confirmAndReceive(page: Page, perform: Perform) {
  const { booked } = parts(page);
  const step = (name: string) => () => booked.getByRole('button', { name, exact: true }).click();
  await perform(step('Confirm'), booked.getByText('Confirmed', { exact: true }));
  await perform(step('Arrived'), booked.getByText('Arrived', { exact: true }));
}

async function enterByPhone(page: Page, perform: Perform, doctor: string) {
  const { enter, phone, heading } = parts(page);
  await perform(() => enter.click(), phone);
  await page.getByLabel('Doctor').selectOption({ label: doctor });
  await page.getByLabel('Name', { exact: true }).fill(patientName);
  await phone.fill(newPhone());
  await expect(page.getByLabel('Time', { exact: true })).not.toHaveValue('');
  await perform(() => enter.click(), heading);
}

async function takeMoney(page: Page, perform: Perform) {
  const record = page.getByRole('button', { name: 'Record payment' });
  await perform(() => page.getByRole('link', { name: 'Take payment' }).click(), record);
  await perform(() => record.click(), page.getByRole('article', { name: /^Receipt/ }));
}

async function callBack(page: Page, perform: Perform) {
  const { caller } = parts(page);
  await perform(() => page.getByRole('link', { name: /^To call/ }).click(), caller);
  const done = page.getByText(toastMessages.callDone.text);
  await perform(() => caller.getByRole('button', { name: 'Done' }).click(), done);
}

/** Changes an existing doctor and makes the doctor unavailable. */
async function changeDoctor(page: Page, perform: Perform, name: string) {
  const row = rowOf(page, name);
  await perform(() => row.getByRole('button', { name: 'Edit' }).click(), button(page, 'Update'));
  await dialog(page).getByLabel('Fees').fill('1,650');
  await perform(() => button(page, 'Update').click(), row.getByText('₹1,650'));
  const unavailable = row.getByRole('button', { name: 'Unavailable' });
  await perform(() => row.getByRole('button', { name: 'Available', exact: true }).click(), unavailable);
}

async function deleteAndRestore(page: Page, perform: Perform, name: string) {
  const row = rowOf(page, name);
  const question = page.getByRole('dialog', { name: 'Confirm Delete' });
  await perform(() => row.getByRole('button', { name: 'Delete' }).click(), question);
  const deleted = page.getByText(toastMessages.doctorDeleted.text);
  await perform(() => question.getByRole('button', { name: 'Delete' }).click(), deleted);
  await expect(row).toHaveCount(0);
  await perform(() => page.getByRole('button', { name: 'Undo' }).click(), row);
}

/** Checks that there is one doctor of this name, and one audit entry per action. */
async function expectDoctorOnce(site: Site, name: string, done: readonly string[]) {
  const doctors = await allOf(site, 'select id, is_deleted as gone from doctors where name = ?', name);
  expect(doctors).toEqual([{ id: expect.any(String), gone: 0 }]);
  const log = 'select action from audit_log where target = ? order by at';
  expect(await allOf(site, log, String(doctors[0]?.id))).toEqual(
    done.map((one) => ({ action: `doctor.${one}` })),
  );
}

test.describe('on a connection that loses every third response', () => {
  const faults = ['request failed', 'console error'];

  test('a morning at the desk is recorded once and completely', { tag: '@full' }, async ({
    signedInPage: page,
    site,
    allowFaults,
  }) => {
    allowFaults(...faults);
    const { doctor, day } = await prepareMorning(site);
    const line = await lossyConnection(page, 2);
    const perform: Perform = (action, done) => retryUntilDone(page, line, action, done);
    await perform(() => page.goto(day), parts(page).booked);
    await untilHydrated(page);
    await confirmAndReceive(page, perform);
    await enterByPhone(page, perform, doctor.name);
    await takeMoney(page, perform);
    await callBack(page, perform);
    expect(line.lost.some((lost) => lost.startsWith('POST'))).toBe(true);
    expect(line.lost.some((lost) => lost.startsWith('GET'))).toBe(true);
    await expectMorningOnce(site, doctor.id);
  });

  test('a doctor is added, changed, deleted and restored once', { tag: '@full' }, async ({
    signedInPage: page,
    site,
    allowFaults,
  }) => {
    allowFaults(...faults);
    const line = await lossyConnection(page, 1);
    const perform: Perform = (action, done) => retryUntilDone(page, line, action, done);
    await perform(() => page.goto(newPath), button(page, 'Create'));
    await untilHydrated(page);
    const { name } = await fill(page, { name: 'Dr. A Lossy Line' });
    await perform(() => button(page, 'Create').click(), rowOf(page, name));
    await changeDoctor(page, perform, name);
    await deleteAndRestore(page, perform, name);
    expect(line.lost.filter((lost) => lost.startsWith('POST')).length).toBeGreaterThan(0);
    await expectDoctorOnce(site, name, ['create', 'update', 'unavailable', 'delete', 'restore']);
  });
});

test.describe('on a connection with a long delay', () => {
  /** Performs an action, and checks that the progress bar is visible while it lasts. */
  const impatient =
    (page: Page): Perform =>
    async (action, done) => {
      await action();
      const bar = page.getByRole('progressbar', { name: 'Waiting for the server' });
      await expect(bar).toBeVisible();
      await expect(done).toBeVisible({ timeout: 15_000 });
      await expect(bar).toHaveCount(0);
    };
  // Milliseconds. The run at each commit uses a shorter delay, which is still longer than the progress bar
  // needs to appear.
  const delay = isFull ? 4000 : 900;

  test('patients are confirmed and received, and a callback is made', { tag: '@full' }, async ({
    signedInPage: page,
    site,
  }) => {
    const { day } = await prepareMorning(site);
    await page.goto(day);
    await untilHydrated(page);
    await slowConnection(page, delay);
    await confirmAndReceive(page, impatient(page));
    await callBack(page, impatient(page));
  });

  test('a caller is entered, pays and gets a receipt', { tag: '@full' }, async ({
    signedInPage: page,
    site,
  }) => {
    const { doctor, day } = await prepareMorning(site);
    await page.goto(day);
    await untilHydrated(page);
    await slowConnection(page, delay);
    await enterByPhone(page, impatient(page), doctor.name);
    await takeMoney(page, impatient(page));
    const booked = 'select count(*) as count from appointments where patient_name = ?';
    expect(await allOf(site, booked, patientName)).toEqual([{ count: 1 }]);
  });

  test('a doctor is added by a double click, changed and made unavailable', { tag: '@full' }, async ({
    signedInPage: page,
    site,
  }) => {
    await page.goto(newPath);
    await untilHydrated(page);
    await slowConnection(page, delay);
    const { name } = await fill(page, { name: 'Dr. A Slow Line' });
    await impatient(page)(() => button(page, 'Create').dblclick(), rowOf(page, name));
    await changeDoctor(page, impatient(page), name);
    await expectDoctorOnce(site, name, ['create', 'update', 'unavailable']);
  });

  test('a doctor is deleted and restored', { tag: '@full' }, async ({ signedInPage: page, site }) => {
    const { name } = await addDeskDoctor(site, 'Dr. A Slow Line');
    await page.goto(listPath);
    await untilHydrated(page);
    await slowConnection(page, delay);
    await deleteAndRestore(page, impatient(page), name);
    await expectDoctorOnce(site, name, ['create', 'delete', 'restore']);
  });
});
