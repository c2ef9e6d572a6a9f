import { publicPages } from '#app/navigation/pages.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { expect, type Page, signIn } from './fixtures.ts';

/** A doctor of the demonstration who can be booked on this site, at the hospital. */
export const bookableDoctor = {
  name: 'Dr. Gurpreet Sandhu (sample)',
  path: '/doctors/dr-gurpreet-sandhu-sample',
} as const;

/** The demonstration's doctor for children, who can be booked on this site at the hospital and by video. */
export const childDoctor = {
  name: 'Dr. Kavita Rao (sample)',
  path: '/doctors/dr-kavita-rao-sample',
} as const;

/** Links and buttons for the kinds of visit, above the days and the times. */
export const visitChoices = (page: Page) =>
  page.getByRole('list', { name: 'How would you like to be seen?' });

/** Presses `Doctors` on the home page and `Book an Appointment` on the card of the doctor for children. */
export async function goFromHomeToChildDoctor(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(Doctors|Book Appointment)/ })
    .filter({ visible: true })
    .first()
    .click();
  const card = page.getByRole('article', { name: childDoctor.name });
  await card.getByRole('link', { name: 'Book an Appointment' }).click();
}

/**
 * Checks that a change of the kind of visit, from the form for the patient, keeps the day and what was typed.
 *
 * @param role role of the choices: links with scripts, buttons without
 */
export async function expectVisitChangeKeepsTyped(page: Page, role: 'link' | 'button'): Promise<void> {
  await page.goto(`${childDoctor.path}/book`);
  const visits = visitChoices(page);
  await expect(visits.getByRole('link', { name: 'At the hospital' })).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('link', { name: /^Mon .* free$/ })
    .last()
    .click();
  // The sample appointments of the next days take some times, so the first free one of each kind is taken.
  const times = page.getByRole('region', { name: 'Which time?' });
  await times
    .getByRole('link', { name: /[AP]M$/ })
    .first()
    .click();
  await fillInPerson(page);
  const day = await page
    .getByRole('definition')
    .filter({ hasText: /^Mon \d/ })
    .textContent();
  await page.getByRole('button', { name: 'Change the visit' }).click();
  await visits.getByRole(role, { name: 'By video' }).click();
  await expect(visits.getByRole(role, { name: 'By video' })).toHaveAttribute('aria-current', 'true');
  await times
    .getByRole(role, { name: /[AP]M$/ })
    .first()
    .click();
  await expect(page.getByLabel('Name of the person who will be seen')).toHaveValue('Asha Rani');
  await expect(page.getByRole('definition').filter({ hasText: /^Mon \d/ })).toHaveText(day ?? '');
  await page.getByRole('button', { name: 'Go on to check' }).click();
  await expect(page.getByRole('main')).toContainText('By video');
  await page.getByRole('button', { name: 'Book this appointment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked');
  await expect(page.getByRole('main')).toContainText('By video');
}

/** Fills in the required fields. */
export async function fillInPerson(page: Page, { name = 'Asha Rani', phone = '98765 43210' } = {}) {
  await page.getByLabel('Name of the person who will be seen').fill(name);
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await page.getByRole('checkbox', { name: 'I agree that you keep this' }).check();
}

/**
 * Goes from a doctor's page to the form for the patient. Chooses the last day, because the demonstration has
 * bookings on the first ones.
 */
export async function chooseTime(page: Page): Promise<void> {
  await page.goto(bookableDoctor.path);
  await page.getByRole('main').getByRole('link', { name: 'Book an Appointment' }).click();
  await chooseDayAndTime(page);
}

async function chooseDayAndTime(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Which day?' })
    .getByRole('link', { name: /\d+ free$/ })
    .last()
    .click();
  await page.getByRole('region', { name: 'Which time?' }).getByRole('link', { name: '03:00 PM' }).click();
}

/** Books from a doctor's page and returns the reference. */
export async function bookFromDoctorPage(page: Page): Promise<string> {
  await chooseTime(page);
  return sendBooking(page);
}

async function sendBooking(page: Page, person?: Parameters<typeof fillInPerson>[1]): Promise<string> {
  await fillInPerson(page, person);
  await page.getByRole('button', { name: 'Go on to check' }).click();
  await page.getByRole('button', { name: 'Book this appointment' }).click();
  return (await page.getByText(/^[A-Z0-9]{3}(-[A-Z0-9]{3}){2}$/).textContent()) ?? '';
}

/**
 * Goes the whole way: from the card in the directory to the reference, and at the desk from that reference to
 * the receipt.
 *
 * @param page page of a visitor, which is signed in as staff afterwards
 */
export async function goFromCardToReceipt(page: Page, site: Site, staff: SignedIn): Promise<void> {
  const name = 'Card To Receipt';
  await page.goto(publicPages.doctors.path);
  const card = page.getByRole('article', { name: bookableDoctor.name });
  await card.getByRole('link', { name: 'Book an Appointment' }).click();
  await chooseDayAndTime(page);
  const reference = await sendBooking(page, { name });

  await signIn(page.context(), site, staff);
  await page.goto(deskPath);
  await page.getByRole('searchbox').fill(reference);
  await page.getByRole('searchbox').press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(toastMessages.appointmentConfirmed.text)).toBeVisible();
  await row.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Take payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  const receipt = page.getByRole('article', { name: /^Receipt/ });
  await expect(receipt).toContainText(name);
  await expect(receipt).toContainText(bookableDoctor.name);
  await expect(receipt).toContainText(/Rupees Only/);
}
