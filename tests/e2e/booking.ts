import type { Page } from './fixtures.ts';

/** A doctor of the demonstration who is booked here, at the hospital. */
export const bookable = {
  name: 'Dr. Gurpreet Sandhu (sample)',
  path: '/doctors/dr-gurpreet-sandhu-sample',
} as const;

/** Fills in what the form asks at least. */
export async function fillInPerson(page: Page, { name = 'Asha Rani', phone = '98765 43210' } = {}) {
  await page.getByLabel('Name of the person who will be seen').fill(name);
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await page.getByRole('checkbox', { name: 'I agree that you keep this' }).check();
}

/** From a doctor's page to the form that asks who comes, on the last day: the demonstration books the first ones. */
export async function chooseTime(page: Page): Promise<void> {
  await page.goto(bookable.path);
  await page.getByRole('main').getByRole('link', { name: 'Book an Appointment' }).click();
  await page
    .getByRole('region', { name: 'Which day?' })
    .getByRole('link', { name: /\d+ free$/ })
    .last()
    .click();
  await page.getByRole('region', { name: 'Which time?' }).getByRole('link', { name: '03:00 PM' }).click();
}

/** Everything of a journey from a doctor's page to the reference. */
export async function bookOnce(page: Page): Promise<string> {
  await chooseTime(page);
  await fillInPerson(page);
  await page.getByRole('button', { name: 'Go on to check' }).click();
  await page.getByRole('button', { name: 'Book this appointment' }).click();
  return (await page.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/).textContent()) ?? '';
}
