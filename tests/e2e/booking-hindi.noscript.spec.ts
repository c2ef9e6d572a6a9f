import { pathIn } from '#app/languages/localized-path.ts';
import { taskPages } from '#app/navigation/pages.ts';
import { findADoctorAndATime, person } from './booking-hindi.ts';
import { expectNoSidewaysScroll } from './display-modes.ts';
import { expect, test } from './fixtures.ts';

test('without scripts a visitor with a phone in Hindi finds a doctor, sees an error at its field, books, and finds the appointment again', async ({
  page,
  allowFaults,
}) => {
  allowFaults('400');
  await page.setViewportSize({ width: 360, height: 740 });
  await findADoctorAndATime(page);
  const form = person(page);
  await form.check.click();
  await expect(page.getByRole('alert')).toContainText('नाम लिखना ज़रूरी है।');
  await expect(page).toHaveTitle(/^गड़बड़ी: /);
  await expect(page.getByRole('alert').locator('..')).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription('नाम लिखना ज़रूरी है।');
  await expectNoSidewaysScroll(page, 'refused');
  await form.name.fill('आशा रानी');
  await form.phone.fill('98765 43210');
  await form.safeToCall.check();
  await form.consent.check();
  await form.check.click();
  await expect(page.getByRole('heading', { name: 'क्या सब ठीक है?' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('आशा रानी');
  await page.getByRole('button', { name: 'यह अपॉइंटमेंट लें' }).click();
  await expect(page.getByRole('link', { name: /कैलेंडर/ })).toHaveAttribute('href', /^\/hi\/.*calendar\.ics$/);
  await expectNoSidewaysScroll(page, 'booked');
  const reference = (await page.getByText(/^[A-Z0-9]{3}(-[A-Z0-9]{3}){2}$/).textContent()) ?? '';

  await page.goto(pathIn('hi', taskPages.appointment.path));
  await page.getByLabel('रेफ़रेंस').fill(reference.toLowerCase());
  await form.phone.fill('9876543210');
  await page.getByRole('button', { name: 'अपॉइंटमेंट खोजें' }).click();
  await expect(page.getByRole('main')).toContainText('शाम 4 बजे');
  await expect(page.getByRole('button', { name: 'समय बदलें' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});
