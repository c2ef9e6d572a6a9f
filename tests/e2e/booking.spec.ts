import {
  bookableDoctor,
  bookFromDoctorPage,
  childDoctor,
  chooseTime,
  expectVisitChangeKeepsTyped,
  fillInPerson,
  goFromCardToReceipt,
  goFromHomeToChildDoctor,
  visitChoices,
} from './booking.ts';
import { describeModes, expectAccessibleIn, layoutModes, sharedLayoutModes } from './display-modes.ts';
import { expect, navigateBy, type Page, test } from './fixtures.ts';
import { pressEnterOn, tabTo } from './keyboard.ts';
import { sheetsOf } from './paper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const clickToNextPage = (page: Page, name: string) =>
  navigateBy(page, () => page.getByRole('button', { name }).click());

// accessibility.spec.ts checks the first screens: the days, the question for a reference, and the callback form.
test(`every step of a booking passes axe and does not scroll sideways, ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ page, allowFaults }) => {
  test.slow();
  allowFaults('400', '404');
  await page.goto(`${bookableDoctor.path}/book`);
  await chooseTime(page);
  await expect(page.getByLabel('Phone', { exact: true })).toBeVisible();
  await expectAccessibleIn(page, layoutModes, 'the form');
  await clickToNextPage(page, 'Go on to check');
  await expectAccessibleIn(page, sharedLayoutModes, 'the form refused');
  await fillInPerson(page);
  await page.getByLabel('Anything we should know before').fill('I want to kill myself');
  await clickToNextPage(page, 'Go on to check');
  await expectAccessibleIn(page, sharedLayoutModes, 'whom to call first');
  await clickToNextPage(page, 'I have seen the numbers: go on');
  await expectAccessibleIn(page, sharedLayoutModes, 'everything once more');
  await clickToNextPage(page, 'Book this appointment');
  await expectAccessibleIn(page, layoutModes, 'booked');
  await page.goto(page.url().replace(/[^/]+$/, 'gone'));
  await expectAccessibleIn(page, sharedLayoutModes, 'not shown any more');
});

test(`the times of a day with a taken one pass axe and do not scroll sideways, ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ page }) => {
  await bookFromDoctorPage(page);
  await page.goto(`${bookableDoctor.path}/book`);
  await page
    .getByRole('link', { name: /\d+ free$/ })
    .last()
    .click();
  const time = page.getByRole('region', { name: 'Which time?' });
  await expect(time.getByText('03:00 PM')).toBeVisible();
  await expect(time.getByText('Taken')).toBeVisible();
  await expect(time.getByRole('link', { name: '03:00 PM' })).toHaveCount(0);
  await expectAccessibleIn(page, layoutModes, 'the times');
});

test(`own appointments and callback requests pass axe and do not scroll sideways, ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ page, allowFaults }) => {
  test.slow();
  allowFaults('400', '404');
  const reference = await bookFromDoctorPage(page);
  await page.goto('/appointment');
  await page.getByLabel('Reference').fill(reference);
  await page.getByLabel('Phone', { exact: true }).fill('9876543211');
  await clickToNextPage(page, 'Find the appointment');
  await expectAccessibleIn(page, sharedLayoutModes, 'not found');
  await page.getByLabel('Phone', { exact: true }).fill('9876543210');
  await clickToNextPage(page, 'Find the appointment');
  await expectAccessibleIn(page, layoutModes, 'found');
  await clickToNextPage(page, 'Move it');
  await expectAccessibleIn(page, sharedLayoutModes, 'the days to move to');
  const day = page.getByRole('button', { name: /\d+ free$/ }).last();
  await navigateBy(page, () => day.click());
  await expectAccessibleIn(page, sharedLayoutModes, 'the times to move to');
  await page.goto('/callback');
  await clickToNextPage(page, 'Call me back');
  await expectAccessibleIn(page, sharedLayoutModes, 'call me back, refused');
});

test('a booking is possible by keyboard alone', async ({ page }) => {
  await page.goto(`${bookableDoctor.path}/book`);
  const main = page.getByRole('main');
  await pressEnterOn(page, main.getByRole('link', { name: /\d+ free$/ }).first());
  await pressEnterOn(page, main.getByRole('link', { name: /^\d\d:\d\d [AP]M$/ }).first());
  await tabTo(page, page.getByLabel('Name of the person who will be seen'));
  await page.keyboard.type('Asha Rani');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9876543210');
  await tabTo(page, page.getByRole('checkbox', { name: 'I agree' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  await pressEnterOn(page, page.getByRole('button', { name: 'Book this appointment' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked');
});

test('a refused form says so in its title and takes the focus, and each message leaves when its field is right', async ({
  page,
  allowFaults,
}) => {
  allowFaults('400');
  await chooseTime(page);
  const title = await page.title();
  const name = page.getByLabel('Name of the person who will be seen');
  const phone = page.getByLabel('Phone', { exact: true });
  const summary = page.getByRole('main').getByRole('alert');
  await clickToNextPage(page, 'Go on to check');
  await expect(page).toHaveTitle(`Error: ${title}`);
  await expect(summary.locator('..')).toBeFocused();
  await expect(summary).toBeInViewport();
  await summary.getByRole('link', { name: 'Name is required.' }).click();
  await expect(name).toBeFocused();
  await name.fill(' ');
  await expect(name).toHaveAccessibleDescription('Name is required.');
  await name.fill('Asha Rani');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(name).toHaveAccessibleDescription('');
  await expect(summary.getByRole('link', { name: 'Name is required.' })).toHaveCount(0);
  await phone.fill('98765');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('98765 43210');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveTitle(`Error: ${title}`);
  await page.getByRole('checkbox', { name: 'I agree that you keep this' }).check();
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test('going forward after back preserves what was typed', { tag: '@full' }, async ({ page }) => {
  await chooseTime(page);
  await page.getByLabel('Name of the person who will be seen').fill('Asha Rani');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Which time?' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Name of the person who will be seen')).toHaveValue('Asha Rani');
});

test('another time, another doctor and Back keep what was typed, until it is booked', {
  tag: '@full',
}, async ({ page }) => {
  await chooseTime(page);
  const name = page.getByLabel('Name of the person who will be seen');
  await fillInPerson(page);
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await page.getByRole('radio', { name: 'Somebody else' }).check();
  await expect(name).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByLabel('Your own name')).toHaveAttribute('autocomplete', 'name');
  await navigateBy(page, () => page.getByRole('button', { name: 'Change the time' }).click());
  await page.getByRole('region', { name: 'Which time?' }).getByRole('link', { name: '04:00 PM' }).click();
  await expect(name).toHaveValue('Asha Rani');
  await expect(page.getByRole('radio', { name: 'Somebody else' })).toBeChecked();
  await navigateBy(page, () => page.getByRole('button', { name: 'Change the doctor' }).click());
  await page.goBack();
  await expect(name).toHaveValue('Asha Rani');
  await navigateBy(page, () => page.getByRole('button', { name: 'Change the doctor' }).click());
  await page.getByRole('main').getByRole('link', { name: 'Dr. Kavita Rao (sample)' }).click();
  await page
    .getByRole('region', { name: 'Which time?' })
    .getByRole('link', { name: /^\d\d:\d\d [AP]M$/ })
    .last()
    .click();
  await expect(name).toHaveValue('Asha Rani');
  await page.getByRole('radio', { name: 'Myself' }).check();
  await name.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Asha Rani');
  await expect(page.getByRole('checkbox', { name: 'I agree that you keep this' })).toBeChecked();
  await page.getByRole('button', { name: 'Go on to check' }).click();
  await page.getByRole('button', { name: 'Book this appointment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked');
  // The page before was posted. Back shows its address, and the browser does not ask whether to submit it again.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Which time?' })).toBeVisible();
  await chooseTime(page);
  await expect(name).toHaveValue('');
});

test('two presses from home show the days of the doctor for children, with a Saturday at the hospital', {
  tag: '@full',
}, async ({ page }) => {
  await goFromHomeToChildDoctor(page);
  const visits = visitChoices(page);
  await expect(visits.getByRole('link', { name: 'At the hospital' })).toHaveAttribute('aria-current', 'true');
  const days = page.getByRole('region', { name: 'Which day?' });
  await expect(days.getByRole('link', { name: /^Sat .* free$/ }).first()).toBeVisible();
});

test('the directory filtered by video leads to the days of a visit by video', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/doctors?video=1');
  const card = page.getByRole('article', { name: childDoctor.name });
  await card.getByRole('link', { name: 'Book an Appointment' }).click();
  await expect(page.getByRole('region', { name: 'Which day?' })).toBeVisible();
  const byVideo = visitChoices(page).getByRole('link', { name: 'By video' });
  await expect(byVideo).toHaveAttribute('aria-current', 'true');
});

test('the filters of the directory stay through the kind of visit, the day and another doctor', {
  tag: '@full',
}, async ({ page }) => {
  const filter = /time=evening&fee=1500&gender=woman$/;
  await page.goto('/doctors?time=evening&fee=1500&gender=woman');
  const card = page.getByRole('article', { name: 'Dr. Asha Verma (sample)' });
  await card.getByRole('link', { name: 'Book an Appointment' }).click();
  await expect(page.getByText('This doctor has evening times by video only.')).toBeVisible();
  const visits = visitChoices(page);
  await expect(visits.getByRole('link', { name: 'By video' })).toHaveAttribute('aria-current', 'true');
  await visits.getByRole('link', { name: 'At the hospital' }).click();
  await expect(visits.getByRole('link', { name: 'At the hospital' })).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(filter);
  await page
    .getByRole('link', { name: /^Mon .* free$/ })
    .last()
    .click();
  await expect(page.getByRole('region', { name: 'Which time?' })).toBeVisible();
  await expect(page).toHaveURL(filter);
  await page.getByRole('link', { name: 'Change the doctor' }).click();
  const doctors = page.getByRole('region', { name: 'Which doctor?' });
  await expect(doctors.getByRole('link', { name: 'All doctors' })).toBeVisible();
  await expect(doctors.getByRole('link', { name: bookableDoctor.name })).toHaveCount(0);
  await doctors
    .getByRole('link', { name: /\(sample\)/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /Which (day|time)\?/ })).toBeVisible();
  await expect(page).toHaveURL(filter);
});

test('a change of the kind of visit keeps the day and what was typed', { tag: '@full' }, async ({ page }) => {
  await expectVisitChangeKeepsTyped(page, 'link');
});

test(`the days and times with a choice of the kind of visit pass axe and do not scroll sideways, ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${childDoctor.path}/book`);
  await expect(visitChoices(page)).toBeVisible();
  await expectAccessibleIn(page, layoutModes, 'the days');
  await page
    .getByRole('link', { name: /\d+ free$/ })
    .last()
    .click();
  await expect(page.getByRole('region', { name: 'Which time?' })).toBeVisible();
  await expectAccessibleIn(page, sharedLayoutModes, 'the times');
});

test('fourteen days are shown with the earliest free time above, and the later ones unfold', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${bookableDoctor.path}/book`);
  const step = page.getByRole('region', { name: 'Which day?' });
  await expect(step.getByRole('listitem')).toHaveCount(14);
  await step.getByText('Later days').click();
  expect(await step.getByRole('listitem').count()).toBeGreaterThan(14);
  await step.getByRole('link', { name: /^Earliest free/ }).click();
  await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeVisible();
});

test('the steps of a booking have no menus, and the crisis line once', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${bookableDoctor.path}/book`);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Call / })).toBeVisible();
  await expect(page.getByRole('link', { name: '14416' })).toHaveCount(1);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(96);
});

test('the reference is copied with one press, and the receipt prints on one sheet without buttons', {
  tag: '@full',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reference = await bookFromDoctorPage(page);
  await page.getByRole('button', { name: 'Copy the reference' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await expect(page.getByRole('main')).toContainText('Requested: we will confirm by phone or message');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeHidden();
  expect(await sheetsOf(page)).toHaveLength(1);
});

test('the card, the doctor’s page and an information page show the next free time', {
  tag: '@full',
}, async ({ page }) => {
  const free = /^Next free: (today|\w{3},? \d+ \w+), \d\d:\d\d [AP]M$/;
  await page.goto('/doctors');
  await expect(page.getByRole('article', { name: bookableDoctor.name }).getByText(free)).toBeVisible();
  await page.goto(bookableDoctor.path);
  await expect(page.getByRole('region', { name: 'Book an appointment' }).getByText(free)).toBeVisible();
  await page.goto('/detoxprogram');
  const helping = page.getByRole('region', { name: 'Doctors who can help' }).getByRole('listitem');
  await expect(helping.filter({ hasText: bookableDoctor.name }).getByText(free)).toBeVisible();
});

test('without an answer the line for the next free time stays empty, without an error', {
  tag: '@full',
}, async ({ page, allowFaults }) => {
  allowFaults('503');
  await page.route('**/api/v1/next-free**', (route) =>
    route.fulfill({ status: 503, json: { message: 'x' } }),
  );
  await page.goto(bookableDoctor.path);
  const booking = page.getByRole('region', { name: 'Book an appointment' });
  await expect(booking.locator('[data-free]')).toHaveText('');
  await expect(booking.getByRole('link', { name: 'Book an Appointment' })).toBeVisible();
});

test('a visitor goes from a doctor’s card to a booking, and the desk to the receipt', {
  tag: '@full',
}, async ({ page, site, staff }) => {
  await goFromCardToReceipt(page, site, staff);
});
