import { pathIn } from '#app/languages/localized-path.ts';
import { bookableDoctor } from './booking.ts';
import { expect, type Page } from './fixtures.ts';

/**
 * Goes from the directory to the form for the patient in Hindi. Chooses the last day, because the
 * demonstration has bookings on the first ones.
 */
export async function findADoctorAndATime(page: Page): Promise<void> {
  await page.goto(pathIn('hi', '/doctors'));
  await page.getByRole('searchbox').fill('gurpreet');
  await page.getByRole('main').getByRole('button', { name: 'खोजें' }).click();
  const card = page.getByRole('article', { name: bookableDoctor.name });
  await card.getByRole('link', { name: 'अपॉइंटमेंट लें' }).click();
  await page
    .getByRole('region', { name: 'कौन सा दिन?' })
    .getByRole('link', { name: /समय खाली$/ })
    .last()
    .click();
  await page.getByRole('region', { name: 'कौन सा समय?' }).getByRole('link', { name: /4 बजे$/ }).click();
  await expect(page.getByRole('heading', { name: 'दिखाने कौन आएगा?' })).toBeVisible();
}

/** The required fields of the form. */
export const person = (page: Page) => ({
  name: page.getByLabel('मरीज़ का नाम'),
  phone: page.getByLabel('फ़ोन नंबर', { exact: true }),
  safeToCall: page.getByRole('radio', { name: 'हाँ', exact: true }),
  consent: page.getByRole('checkbox', { name: 'मेरी सहमति है' }),
  check: page.getByRole('button', { name: 'आगे बढ़ें और जाँच लें' }),
});
