import {
  bookableDoctor,
  bookFromDoctorPage,
  childDoctor,
  chooseTime,
  goFromCardToReceipt,
  goFromHomeToChildDoctor,
  visitChoices,
} from './booking.ts';
import { allOrFail, expect, navigateBy, type Page, test } from './fixtures.ts';

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

test('on a phone of 360 × 640 px the question stands near the top, and the days and the times fit the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const boxOf = async (part: ReturnType<Page['locator']>) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('A part of the step is not shown.');
    return { ...box, middle: box.y + box.height / 2, end: box.y + box.height };
  };
  await page.goto(`${childDoctor.path}/book`);
  const main = page.getByRole('main');
  const choices = main.getByRole('definition').first();
  for (const question of ['Which day?', 'Which time?']) {
    const step = page.getByRole('region', { name: question });
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(question);
    await expect(main.getByRole('heading', { name: question })).toHaveCount(1);
    expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(56);
    expect((await boxOf(choices)).height).toBeLessThanOrEqual(44);
    for (const one of await allOrFail(main.getByRole('definition')))
      expect((await boxOf(one)).middle).toBeCloseTo((await boxOf(choices)).middle, 0);
    expect((await boxOf(main.getByRole('heading', { level: 1 }))).end).toBeLessThanOrEqual(200);
    const links = await allOrFail(step.getByRole('link').filter({ visible: true }));
    for (const link of links) expect((await boxOf(link)).end).toBeLessThanOrEqual(640);
    if (question === 'Which day?')
      await step
        .getByRole('link', { name: / free$/ })
        .first()
        .click();
  }
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

test('on a phone Back from the days to move to shows the top of the page that finds the appointment', {
  tag: '@full',
}, async ({ page }) => {
  const reference = await bookFromDoctorPage(page);
  await page.goto('/appointment');
  await page.getByLabel('Reference').fill(reference);
  await page.getByLabel('Phone', { exact: true }).fill('9876543210');
  await navigateBy(page, () => page.getByRole('button', { name: 'Find the appointment' }).click());
  const move = page.getByRole('button', { name: 'Move it' });
  await move.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await navigateBy(page, () => move.click());
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Find the appointment' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(
    page.getByText('Look it up, move it or cancel it by its reference and your phone.'),
  ).toBeInViewport();
});
