import { locales, otherLocales } from '#app/languages/locales.ts';
import { expectNoSidewaysScroll } from './display-modes.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { bookingWordsIn, findADoctorAndATime, personFields } from './localized-booking.ts';

// localized-booking.noscript.spec.ts books in Punjabi at each commit, without scripts.
for (const locale of otherLocales) {
  test(
    `with a phone a visitor in ${locales[locale].englishName} goes from home to a booked visit, and axe finds no violation on the way`,
    locale === 'hi' ? {} : { tag: '@full' },
    async ({ page }) => {
      const words = await bookingWordsIn(locale);
      const { bookingWords, confirmationWords } = words;
      const check = async (state: string) => {
        await expectNoSidewaysScroll(page, state);
        await expectNoAxeViolations(page, state);
      };
      await findADoctorAndATime(page, locale, words, check);
      await check('the form for the patient');
      const form = personFields(page, words);
      await form.name.fill('ਆਸ਼ਾ ਰਾਣੀ');
      await form.phone.fill('98765 43210');
      await form.safeToCall.check();
      await form.consent.check();
      await form.check.click();
      await expect(page.getByRole('heading', { name: bookingWords.isItRight })).toBeVisible();
      await check('the question whether all is right');
      await page.getByRole('button', { name: bookingWords.book }).click();
      await expect(page.getByRole('link', { name: confirmationWords.addToCalendar })).toBeVisible();
      await expect(page.getByText(/^[A-Z0-9]{3}(-[A-Z0-9]{3}){2}$/)).toBeVisible();
      await check('the booked visit');
      await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].htmlTag);
    },
  );
}
