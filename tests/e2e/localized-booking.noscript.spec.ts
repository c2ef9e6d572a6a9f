import { locales, otherLocales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { taskPages } from '#app/navigation/pages.ts';
import { expectNoSidewaysScroll } from './display-modes.ts';
import { expect, test } from './fixtures.ts';
import { bookingWordsIn, findADoctorAndATime, personFields } from './localized-booking.ts';

// localized-booking.phone.spec.ts books in Hindi at each commit, with scripts.
for (const locale of otherLocales) {
  test(
    `without scripts a visitor with a phone in ${locales[locale].englishName} finds a doctor, sees an error at its field, books, and finds the appointment again`,
    locale === 'pa' ? {} : { tag: '@full' },
    async ({ page, allowFaults }) => {
      allowFaults('400');
      const words = await bookingWordsIn(locale);
      const { appointmentProblems, bookingWords, confirmationWords, ownAppointmentWords, time } = words;
      await page.setViewportSize({ width: 360, height: 740 });
      await findADoctorAndATime(page, locale, words);
      const form = personFields(page, words);
      await form.check.click();
      await expect(page.getByRole('alert')).toContainText(appointmentProblems.patientName);
      await expect(page.getByRole('alert').locator('..')).toBeFocused();
      await expect(form.name).toHaveAccessibleDescription(appointmentProblems.patientName);
      await expectNoSidewaysScroll(page, 'refused');
      await form.name.fill('आशा रानी');
      await form.phone.fill('98765 43210');
      await form.safeToCall.check();
      await form.consent.check();
      await form.check.click();
      await expect(page.getByRole('heading', { name: bookingWords.isItRight })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('आशा रानी');
      await page.getByRole('button', { name: bookingWords.book }).click();
      const calendar = page.getByRole('link', { name: confirmationWords.addToCalendar });
      await expect(calendar).toHaveAttribute(
        'href',
        new RegExp(`^${locales[locale].prefix}/.*calendar\\.ics$`),
      );
      await expectNoSidewaysScroll(page, 'booked');
      const reference = (await page.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}-[A-Z0-9]{3}$/).textContent()) ?? '';

      await page.goto(pathIn(locale, taskPages.appointment.path));
      await page.getByLabel(ownAppointmentWords.reference).fill(reference.toLowerCase());
      await form.phone.fill('9876543210');
      await page.getByRole('button', { name: ownAppointmentWords.find }).click();
      await expect(page.getByRole('main')).toContainText(time);
      await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].htmlTag);
    },
  );
}
