import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import type { HospitalFacts, NoticePlace } from './fact-types.ts';

/** A notice as a page shows it. */
export interface ShownNotice {
  readonly text: string;
  /** Language of the text: the default one where the notice has no text in the language of the page. */
  readonly locale: Locale;
}

/**
 * Returns the notices that a page shows today.
 *
 * @param places of the page
 * @param today day in India, such as '2026-12-01'
 */
export const noticesOn = (
  { publicNotices }: Pick<HospitalFacts, 'publicNotices'>,
  {
    locale,
    places,
    today,
  }: {
    readonly locale: Locale;
    readonly places: readonly NoticePlace[];
    readonly today: string;
  },
): readonly ShownNotice[] =>
  publicNotices
    .filter(
      ({ from, until, place }) =>
        (from === null || from <= today) && today <= until && places.includes(place),
    )
    .map(({ text, translations }) => {
      const translated = translations[locale]?.text;
      return translated ? { text: translated, locale } : { text, locale: defaultLocale };
    });
