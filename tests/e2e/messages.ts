import { taskPages } from '#app/navigation/pages.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { sendForm } from '#tests/support/desk.ts';
import { filledFacts } from '#tests/support/filled-facts.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { bookFromDoctorPage, chooseTime, fillInPerson } from './booking.ts';
import { expectAccessibleIn, type layoutModes } from './display-modes.ts';
import { expect, type Page, signIn } from './fixtures.ts';

/** Enters the brand of the messages, as an owner does on the page Hospital. */
export async function enterBrand(site: Site, staff: SignedIn): Promise<void> {
  const path = '/dashboard/Hospital/messages';
  expect((await sendForm(site, staff, path, { ...filledFacts.messages, version: '0' })).status).toBe(303);
}

const messagesQuestion = (page: Page) =>
  page.getByRole('group', { name: 'May we send messages to this number?' });

/**
 * Goes the whole way: a visitor agrees to messages by SMS while booking, stops them on the page of the own
 * appointment, and agrees to WhatsApp at the desk.
 *
 * @param modes widths and colour schemes in which the pages are checked
 */
export async function agreeAndStop(
  page: Page,
  site: Site,
  staff: SignedIn,
  modes: typeof layoutModes,
): Promise<void> {
  await chooseTime(page);
  const question = messagesQuestion(page);
  await expect(question).toContainText('They come from ASHAPK');
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessibleIn(page, modes, 'the question');
  await fillInPerson(page);
  await question.getByRole('radio', { name: 'SMS' }).check();
  await page.getByRole('button', { name: 'Go on to check' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^SMS$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Book this appointment' }).click();
  const reference = (await page.getByText(/^[A-Z0-9]{3}(-[A-Z0-9]{3}){2}$/).textContent()) ?? '';

  await page.goto(taskPages.appointment.path);
  await page.getByLabel('Reference', { exact: true }).fill(reference);
  await page.getByLabel('Phone', { exact: true }).fill('98765 43210');
  await page.getByRole('button', { name: 'Find the appointment' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^SMS$/ })).toBeVisible();
  await expectAccessibleIn(page, modes, 'found');
  await page.getByRole('button', { name: 'Stop messages' }).click();
  await expect(page.getByText('We send no more messages to this number')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop messages' })).toHaveCount(0);

  await signIn(page.context(), site, staff);
  await page.goto(`${deskPath}?${new URLSearchParams({ q: reference })}`);
  await page.getByRole('row').getByRole('link', { name: 'Asha Rani' }).click();
  /** Opens a folded part of the page, which is folded again after a save without scripts. */
  const openPart = async (name: string) => {
    const part = page.getByRole('region', { name, exact: true });
    if (!(await part.getByRole('button').first().isVisible())) await part.locator('summary').click();
    return part;
  };
  const card = await openPart('Consent to messages');
  await expect(card).toContainText('Not wanted, or stopped');
  await card.getByRole('radio', { name: 'WhatsApp' }).check();
  await card.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText(toastMessages.messageAnswerSaved.text)).toBeVisible();
  await openPart('Appointment');
  await page.getByLabel('Language of the patient').selectOption('Hindi');
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByText(toastMessages.languageSaved.text)).toBeVisible();
  await expect(card).toContainText('Agreed: WhatsApp, in Hindi.');
  await expectAccessibleIn(page, modes, 'the desk');
  await openPart('Consent to messages');
  await card.getByRole('button', { name: 'Stop messages' }).click();
  await expect(page.getByText(toastMessages.messagesStopped.text)).toBeVisible();
}

/** Books while the hospital has no brand, and checks that nobody is asked. */
export async function bookUnasked(page: Page): Promise<void> {
  await chooseTime(page);
  await expect(messagesQuestion(page)).toHaveCount(0);
  expect(await bookFromDoctorPage(page)).toMatch(/^[A-Z0-9]{3}(-[A-Z0-9]{3}){2}$/);
}
