import type { Locale } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import type * as booking from '#messages/appointments/booking.tsx';
import type * as ownAppointment from '#messages/appointments/own-appointment.ts';
import type * as person from '#messages/appointments/person.ts';
import type * as problems from '#messages/appointments/problems.ts';
import type * as directory from '#messages/doctors/directory.ts';
import type * as contact from '#messages/ui/contact/contact.ts';
import type * as questionPage from '#messages/ui/question-page/question-page.ts';
import { expectNoSidewaysScroll } from './display-modes.ts';
import { expect, type Page } from './fixtures.ts';

/** The words of a locale that a visitor reads on the way to an appointment, and the time of the slot that the tests book. */
export async function bookingWordsIn(locale: Locale) {
  const read = <Words>(file: string): Promise<Words> => import(`../../app/languages/${locale}/${file}`);
  return {
    ...(await read<typeof booking>('appointments/booking.tsx')),
    ...(await read<typeof ownAppointment>('appointments/own-appointment.ts')),
    ...(await read<typeof person>('appointments/person.ts')),
    ...(await read<typeof problems>('appointments/problems.ts')),
    ...(await read<typeof directory>('doctors/directory.ts')),
    ...(await read<typeof contact>('ui/contact/contact.ts')),
    ...(await read<typeof questionPage>('ui/question-page/question-page.ts')),
    // Below a heading that names the part of the day, and in a sentence.
    ...{
      en: { slot: '04:00 PM', time: '4:00 PM' },
      hi: { slot: '4 बजे', time: 'शाम 4 बजे' },
      pa: { slot: '4 ਵਜੇ', time: 'ਸ਼ਾਮ 4 ਵਜੇ' },
    }[locale],
  };
}

export type BookingWords = Awaited<ReturnType<typeof bookingWordsIn>>;

/**
 * Goes from home over the directory to the form for the patient. Chooses the last day, because the
 * demonstration has bookings on the first ones.
 *
 * @param check what is checked on each page on the way
 */
export async function findADoctorAndATime(
  page: Page,
  locale: Locale,
  words: BookingWords,
  check: (state: string) => Promise<void> = () => expectNoSidewaysScroll(page, page.url()),
): Promise<void> {
  const { bookingWords, slotWords, directoryWords, contactWords, slot } = words;
  await page.goto(pathIn(locale, '/'));
  await check('home');
  await page
    .getByRole('banner')
    .locator(`a[href="${pathIn(locale, '/doctors')}"]`)
    .filter({ visible: true })
    .first()
    .click();
  await check('the doctors');
  await page.getByRole('searchbox').fill('gurpreet');
  await page.getByRole('main').getByRole('button', { name: directoryWords.search.submit }).click();
  const card = page.getByRole('article', { name: /Gurpreet|गुरप्रीत|ਗੁਰਪ੍ਰੀਤ/ });
  await card.getByRole('link', { name: contactWords.book }).click();
  const days = page.getByRole('region', { name: bookingWords.whichDay });
  const free = slotWords.free(9).replace('9', '').trim();
  const day = days.getByRole('link', { name: new RegExp(`${free}$`) }).last();
  await expect(day).toBeVisible();
  await check('the days');
  await day.click();
  const times = page.getByRole('region', { name: bookingWords.whichTime });
  const chosen = times.getByRole('link', { name: slot, exact: true });
  await expect(chosen).toBeVisible();
  await check('the times');
  await chosen.click();
  await expect(page.getByRole('heading', { name: bookingWords.who })).toBeVisible();
}

/** The required fields of the form. */
export const personFields = (page: Page, { personWords, questionPageWords }: BookingWords) => ({
  name: page.getByLabel(personWords.patientName),
  phone: page.getByLabel(questionPageWords.phone, { exact: true }),
  safeToCall: page.getByRole('radio', { name: personWords.yes, exact: true }),
  consent: page.getByRole('checkbox', { name: personWords.consent }),
  check: page.getByRole('button', { name: personWords.check }),
});
