/** The day as a board: free times, cards, the waiting room, drag and keyboard. */
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { bookingInput } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, today, tomorrow } from '#tests/support/desk.ts';
import { visitOf } from './desk-visits.ts';
import { describeModes, expectAccessibleIn, layoutModes } from './display-modes.ts';
import { expect, test, untilHydrated } from './fixtures.ts';
import { pressEnterOn } from './keyboard.ts';

const dayPath = () => `${deskPath}?day=${tomorrow()}`;

test('an appointment that is dragged to a free time opens the move dialog for it, and moves only when that is sent', async ({
  signedInPage: page,
  site,
}) => {
  const [from, to] = [await addDeskDoctor(site, 'Dr. A From'), await addDeskDoctor(site, 'Dr. A To')];
  await bookAtDesk(site, from, { patientName: 'Dragged Person', minute: 570 });
  // Doctors with appointments come first, so both columns are in sight.
  await bookAtDesk(site, to, { minute: 600 });
  await page.goto(dayPath());
  await untilHydrated(page);
  const theirs = page.getByRole('region', { name: to.name });
  await visitOf(page, 'Dragged Person').dragTo(theirs.getByRole('link', { name: /^09:00 AM ?, free/ }));
  const dialog = page.getByRole('dialog', { name: 'Move Appointment' });
  await expect(dialog.getByLabel('Doctor')).toHaveValue(to.id);
  await expect(dialog.getByLabel('Day')).toHaveValue(tomorrow());
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('09:00 AM');
  await dialog.press('Escape');
  await expect(page).toHaveURL(dayPath());
  await visitOf(page, 'Dragged Person').dragTo(theirs.getByRole('link', { name: /^09:00 AM ?, free/ }));
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('09:00 AM');
  const day = 'select minute from appointments where patient_name = ?';
  expect(await site.binding.prepare(day).bind('Dragged Person').first('minute')).toBe(570);
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await expect(page.getByText(toastMessages.appointmentHandedOver.text)).toBeVisible();
  await expect(page).toHaveURL(dayPath());
  await expect(theirs.locator(visitOf(page, 'Dragged Person'))).toContainText('09:00 AM');
});

test('by keyboard alone a free time opens its form, and the menu of a card opens the move dialog', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Keys');
  await bookAtDesk(site, doctor, { patientName: 'Keys Person', minute: 540 });
  await page.goto(`${dayPath()}&doctor=${doctor.id}`);
  await untilHydrated(page);
  await pressEnterOn(page, visitOf(page, 'Keys Person').getByRole('button', { name: 'More actions' }));
  await page.getByRole('menuitem', { name: 'Move' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Move Appointment' })).toBeVisible();
  await page.goto(`${dayPath()}&doctor=${doctor.id}`);
  await untilHydrated(page);
  await pressEnterOn(page, page.getByRole('link', { name: /^09:30 AM ?, free with Dr. A Keys/ }));
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('09:30 AM');
});

test('on a laptop the first patient of a day stands in its upper third, and the bar is one line', async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. A First');
  await bookAtDesk(site, doctor, { patientName: 'First Person', minute: 540 });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(dayPath());
  const card = await visitOf(page, 'First Person').boundingBox();
  expect(card?.y).toBeLessThan(240);
  const bar = await page.getByRole('search').locator('..').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(48);
});

test('who has arrived stands in the waiting room with a number, and is completed there', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Waiting');
  for (const [index, patientName] of ['Comes First', 'Comes Second'].entries()) {
    const input = bookingInput({ doctorId: doctor.id, day: today(), minute: 540 + 30 * index, patientName });
    await bookAppointment(deskCommand(site), doctor, input);
  }
  const confirmed = "update appointments set status = 'confirmed' where doctor_id = ?";
  await site.binding.prepare(confirmed).bind(doctor.id).run();
  await page.goto(`${deskPath}?doctor=${doctor.id}`);
  await untilHydrated(page);
  await visitOf(page, 'Comes Second').getByRole('button', { name: 'Arrived' }).click();
  const room = page.getByRole('region', { name: 'Waiting room: 1' });
  await expect(room.getByRole('listitem')).toContainText('Comes Second');
  await visitOf(page, 'Comes First').getByRole('button', { name: 'Arrived' }).click();
  const both = page.getByRole('region', { name: 'Waiting room: 2' }).getByRole('listitem');
  await expect(both.first()).toContainText(/^Number \d+Comes Second/);
  const [first = 0, second = 0] = (await both.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(second).toBe(first + 1);
  await both
    .last()
    .getByRole('button', { name: /^Complete ?: Comes First/ })
    .click();
  // Before the time of the visit the desk is asked.
  const yes = both.last().getByRole('button', { name: 'Yes: complete' });
  await expect(yes.or(room)).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(room).toContainText('Comes Second');
});

test('who goes in to the doctor leaves the order of waiting people by one press, and Undo brings them back', async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Inside');
  const input = bookingInput({ doctorId: doctor.id, day: today(), minute: 540, patientName: 'Goes Inside' });
  const { id } = await bookAppointment(deskCommand(site), doctor, input);
  const arrived = "update appointments set status = 'confirmed', arrived_at = ? where id = ?";
  await site.binding.prepare(arrived).bind(Date.now(), id).run();
  await page.goto(`${deskPath}?doctor=${doctor.id}`);
  await untilHydrated(page);
  const waiting = page.getByRole('region', { name: 'Waiting room: 1' });
  await waiting.getByRole('button', { name: /^With the doctor ?: Goes Inside/ }).click();
  const nobody = page.getByRole('region', { name: 'Waiting room: 0' });
  await expect(nobody).toContainText('with Dr. A Inside: 0 min');
  await expect(nobody.getByRole('button')).toHaveText([/^Complete/]);
  await expect(visitOf(page, 'Goes Inside')).toContainText('With the doctor');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toContainText('for Dr. A Inside at 09:00 AM');
});

test('a card of the waiting room keeps its place when its person goes in to the doctor, and says what is to pay', async ({
  signedInPage: page,
  site,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const doctor = await addDeskDoctor(site, 'Dr. A Place');
  for (const [index, patientName] of ['Stays First', 'Stays Second', 'Stays Third'].entries()) {
    const input = bookingInput({ doctorId: doctor.id, day: today(), minute: 540 + 30 * index, patientName });
    const { id } = await bookAppointment(deskCommand(site), doctor, input);
    const arrived = "update appointments set status = 'confirmed', arrived_at = ? where id = ?";
    await site.binding
      .prepare(arrived)
      .bind(Date.now() + index, id)
      .run();
  }
  await page.goto(`${deskPath}?doctor=${doctor.id}`);
  await untilHydrated(page);
  const room = page.getByRole('region', { name: /^Waiting room/ });
  const cards = room.getByRole('listitem');
  const places = async () => {
    const boxes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    return boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
  };
  const before = await places();
  await room.getByRole('button', { name: /^With the doctor ?: Stays First/ }).click();
  await expect(cards.first()).toContainText('with Dr. A Place');
  await expect(cards.first()).toContainText(/₹[\d,]+ to pay/);
  expect(await places()).toEqual(before);
  for (const button of await room.getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
});

test(`the board of a day passes axe and does not scroll sideways, ${describeModes(layoutModes)}`, async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. Desk Row');
  await bookAtDesk(site, doctor, { patientName: 'Listed Person', safeToCall: false, adultName: 'An Adult' });
  await page.goto(dayPath());
  await expect(page.getByRole('link', { name: /^10:30 AM ?, free with Dr. Desk Row/ })).toBeVisible();
  await expectAccessibleIn(page, layoutModes, 'a day');
});

test(`the week of all doctors passes axe, and a count leads to its day, ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. A Week');
  await bookAtDesk(site, doctor, { patientName: 'Week Person' });
  await page.goto(`${deskPath}?span=week`);
  const row = page.getByRole('row').filter({ hasText: 'Dr. A Week' });
  await expect(row.getByRole('link', { name: /^1 booked/ })).toBeVisible();
  await expectAccessibleIn(page, layoutModes, 'a week');
  await row.getByRole('link', { name: /^1 booked/ }).click();
  await expect(visitOf(page, 'Week Person')).toBeVisible();
});
