/** Windows in which staff work: a laptop of 1366 by 768 px, a wide screen and a phone. */
import type { Page } from 'playwright/test';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from '#tests/support/appointments.ts';
import { deskCommand, tomorrow } from '#tests/support/desk.ts';
import { switchMessagesOn } from '#tests/support/desk-messages.ts';
import type { Site } from '#tests/support/site.ts';
import { expect, test } from './fixtures.ts';

const laptop = { width: 1366, height: 768 };

/** Height of the whole page. It settles once the fonts are there. */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('on a laptop an owner sees the whole menu, with Logout', { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(laptop);
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  const entries = menu.locator('a');
  await expect(entries.filter({ hasText: 'What failed' })).toHaveCount(1);
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});

test('on a laptop no name of a doctor is cut in the list of doctors', { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(laptop);
  await page.goto('/dashboard/AddDoctor');
  const names = page.locator('td[data-field="name"]');
  await expect(names.first()).toBeVisible();
  for (const cell of await names.all()) {
    const cut = await cell.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].some(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2,
      ),
    );
    expect(cut, await cell.innerText()).toBe(false);
  }
});

test('on a laptop the form of a new appointment is in sight with its button', { tag: '@full' }, async ({
  signedInPage: page,
  site,
  staff,
}) => {
  await page.setViewportSize(laptop);
  await page.goto(`${deskPath}/new`);
  const button = page.getByRole('button', { name: 'Enter appointment' });
  await expect(button).toBeInViewport({ ratio: 1 });
  // Age and sex are optional and stand below. The button stays in sight.
  await expect(page.getByLabel('Language of the patient')).toBeInViewport({ ratio: 1 });
  await switchMessagesOn(site, staff);
  await page.reload();
  await expect(page.getByRole('group', { name: 'May we send messages' })).toBeAttached();
  await expect(button).toBeInViewport({ ratio: 1 });
});

/** Enters a day of eight doctors with twenty visits, half of them booked by visitors, and free times between them. */
async function enterBusyDay(site: Site) {
  await site.binding.prepare('delete from appointments').run();
  await site.binding.prepare('update doctors set is_deleted = 1').run();
  const command = deskCommand(site);
  for (let count = 0; count < 8; count += 1) {
    const doctor = await addDoctorWithHours(command, {
      name: `Dr. Gurpreet Sandhu ${count + 1}`,
      hospitalSlots: [600, 630, 660, 690, 720],
      videoSlots: [],
    });
    for (const minute of count % 2 === 0 ? [600, 660, 720] : [600, 660]) {
      const input = bookingInput({
        ...{ doctorId: doctor.id, day: tomorrow(), minute },
        patientName: 'Charan Singh Malik',
        safeToCall: minute !== 660,
      });
      await bookAppointment(minute === 600 ? asVisitor(command) : command, doctor, input);
    }
  }
}

test('a day with twenty visits is at most 2,500 px high on a wide screen, and 4,000 px on a phone', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  await enterBusyDay(site);
  for (const { width, height, most } of [
    { width: 1440, height: 900, most: 2_500 },
    { width: 360, height: 740, most: 4_000 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(`${deskPath}?day=${tomorrow()}`);
    await expect(page.getByRole('link', { name: /Charan Singh/ })).toHaveCount(20);
    await expect.poll(() => heightOf(page), `at ${width} px`).toBeLessThanOrEqual(most);
  }
});
