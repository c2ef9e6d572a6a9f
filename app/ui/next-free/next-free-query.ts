import { defaultLocale, type Locale } from '#app/languages/locales.ts';

/** Attribute that contains the slug of the doctor whose next free time the script writes into the element. */
export const nextFreeAttribute = 'data-free';

export const nextFreePath = '/api/v1/next-free';

/** Query parameter with the doctors' slugs, separated by commas. */
export const nextFreeDoctorsParameter = 'of';

/** Query parameter with the language of the response, if it is not the default locale. */
export const nextFreeLanguageParameter = 'language';

/**
 * Address of the response in a locale. The script appends the doctors' slugs.
 *
 * @param wish query parameters that the free times must fit
 */
export function nextFreeAddress(locale: Locale, wish: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(wish);
  if (locale !== defaultLocale) query.set(nextFreeLanguageParameter, locale);
  query.set(nextFreeDoctorsParameter, '');
  return `${nextFreePath}?${query}`;
}
