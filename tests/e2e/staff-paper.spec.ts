import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDays } from '#app/time/calendar.ts';
import { addDeskDoctor, bookAtDesk, today } from '#tests/support/desk.ts';
import { addManyAppointments } from '#tests/support/many-appointments.ts';
import { expect, type Page, test } from './fixtures.ts';
import { a4, a5, sheetsOf } from './paper.ts';

/** A day after the demonstration's weeks, so that no other appointment is on the sheet. */
const emptyDay = () => addDays(today(), 28);

const sheetPath = () => `${deskPath}/day-sheet?day=${emptyDay()}`;

/** Checks that buttons and links are not printed. */
async function expectNothingToPress(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nav:visible, button:visible, header:visible button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  // Resets to null. With 'screen' the page would print in its screen style from then on.
  await page.emulateMedia({ media: null });
}

test('the day sheet prints on one A4 page, without the menu and the buttons', async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. Paper');
  for (const minute of [540, 600, 660]) await bookAtDesk(site, doctor, { day: emptyDay(), minute });
  await page.goto(sheetPath());
  expect(await sheetsOf(page)).toEqual([a4]);
  await expectNothingToPress(page);
});

test('a day of 160 appointments prints on A4 pages only, none of them empty', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  const doctorIds = Array.from({ length: 8 }, (_, index) => `paper-${index}`);
  await addManyAppointments(site.binding, 160, { doctorIds, days: [emptyDay()] });
  await page.goto(sheetPath());
  const sheets = await sheetsOf(page);
  expect(sheets).toEqual(sheets.map(() => a4));
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.length).toBeLessThanOrEqual(8);
});

test('a receipt prints on one A5 page, without the menu and the buttons', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. Paper');
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Paying Person' });
  await page.goto(`${deskPath}/${id}/payment`);
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('article', { name: /^Receipt/ })).toContainText('Paying Person');
  expect(await sheetsOf(page)).toEqual([a5]);
  await expectNothingToPress(page);
  await page.getByRole('link', { name: 'Patient’s copy in Hindi' }).click();
  await expect(page.getByRole('article', { name: /^रसीद/ })).toContainText('Paying Person');
  expect(await sheetsOf(page)).toEqual([a5]);
  await expectNothingToPress(page);
});
