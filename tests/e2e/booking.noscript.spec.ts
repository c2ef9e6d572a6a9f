import {
  bookableDoctor,
  bookFromDoctorPage,
  chooseTime,
  expectVisitChangeKeepsTyped,
  fillInPerson,
  goFromCardToReceipt,
} from './booking.ts';
import { expect, test } from './fixtures.ts';

for (const width of [360, 1440]) {
  test(`without scripts an appointment is booked, moved and cancelled, ${width} px wide`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const reference = await bookFromDoctorPage(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked');
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      /calendar\.ics$/,
    );

    await page.getByRole('main').getByRole('link', { name: 'your appointment' }).click();
    await page.getByLabel('Reference').fill(reference.toLowerCase());
    await page.getByLabel('Phone', { exact: true }).fill('9876543210');
    await page.getByRole('button', { name: 'Find the appointment' }).click();
    await page.getByRole('button', { name: 'Move it' }).click();
    await page
      .getByRole('button', { name: /\d+ free$/ })
      .last()
      .click();
    await page.getByRole('button', { name: '04:00 PM' }).click();
    await page.getByRole('button', { name: 'Move it' }).click();
    await expect(page.getByRole('status')).toContainText('Moved.');
    await expect(page.getByRole('main')).toContainText('04:00 PM');

    await page.getByRole('button', { name: 'Cancel it' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('status')).toContainText('Cancelled.');
    await expect(page).toHaveURL('/appointment');
  });
}

test('without scripts errors appear at their fields, and going back preserves what was typed', {
  tag: '@full',
}, async ({ page, allowFaults }) => {
  allowFaults('400');
  await chooseTime(page);
  await page.getByRole('button', { name: 'Go on to check' }).click();
  await expect(page.getByRole('alert')).toContainText('Name is required.');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('alert').locator('..')).toBeFocused();
  await expect(page.getByLabel('Name of the person who will be seen')).toHaveAccessibleDescription(
    'Name is required.',
  );
  await fillInPerson(page);
  await page.getByRole('button', { name: 'Go on to check' }).click();
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  await page.getByRole('button', { name: 'Change something' }).click();
  await expect(page.getByLabel('Name of the person who will be seen')).toHaveValue('Asha Rani');
  await expect(page.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
});

test('without scripts the back button returns through the steps, and the form shows the fields that a choice needs', {
  tag: '@full',
}, async ({ page }) => {
  await chooseTime(page);
  await expect(page.getByLabel('Name of the adult who comes along')).toBeHidden();
  await page.getByRole('radio', { name: 'Somebody under 18' }).check();
  await expect(page.getByLabel('Name of the adult who comes along')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Which time?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Which day?' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(bookableDoctor.path);
});

test('without scripts a change of the kind of visit keeps the day and what was typed', {
  tag: '@full',
}, async ({ page }) => {
  await expectVisitChangeKeepsTyped(page, 'button');
});

test('without scripts a visitor requests a callback', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Call me back' }).click();
  await page.getByLabel('Your name or initials').fill('A. R.');
  await page.getByLabel('Phone', { exact: true }).fill('98765 43210');
  await page.getByRole('radio', { name: /^No, say only/ }).check();
  await page.getByLabel('Whom may we say is calling?').fill('a friend');
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: 'Call me back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will call you');
});

test('without scripts a visitor goes from a doctor’s card to a booking, and the desk to the receipt', {
  tag: '@full',
}, async ({ page, site, staff }) => {
  await goFromCardToReceipt(page, site, staff);
});
