import {
  bookableDoctor,
  bookFromDoctorPage,
  chooseTime,
  goFromCardToReceipt,
  goFromHomeToChildDoctor,
  visitChoices,
} from './booking.ts';
import { allOrFail, expect, test } from './fixtures.ts';

test('on a phone every day and time is large enough for a thumb', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${bookableDoctor.path}/book`);
  for (const day of await allOrFail(page.getByRole('link', { name: /\d+ free$/ }))) {
    const box = await day.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  await page
    .getByRole('link', { name: /\d+ free$/ })
    .first()
    .tap();
  for (const time of await allOrFail(page.getByRole('link', { name: /^\d\d:\d\d [AP]M$/ }))) {
    expect((await time.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone two presses from home show the days of the doctor for children, with kinds of visit for a thumb', {
  tag: '@full',
}, async ({ page }) => {
  await goFromHomeToChildDoctor(page);
  const days = page.getByRole('region', { name: 'Which day?' });
  await expect(days.getByRole('link', { name: /^Sat .* free$/ }).first()).toBeVisible();
  const visits = await allOrFail(visitChoices(page).getByRole('link'));
  for (const visit of visits) expect((await visit.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('on a phone an appointment is booked, with a number keyboard for the phone number', {
  tag: '@full',
}, async ({ page }) => {
  await chooseTime(page);
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAttribute('inputmode', 'tel');
  expect(await bookFromDoctorPage(page)).toMatch(/^[A-Z0-9]{3}(-[A-Z0-9]{3}){2}$/);
});

test('on a phone a visitor goes from a doctor’s card to a booking, and the desk to the receipt', {
  tag: '@full',
}, async ({ page, site, staff }) => {
  await goFromCardToReceipt(page, site, staff);
});
