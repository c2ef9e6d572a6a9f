import { defaultLocale, type Locale } from '#app/languages/locales.ts';

/** Returns the id of the frame route of a locale. Its loader returns the links and data for the head of the page. */
export const frameRouteId = (locale: Locale): string =>
  locale === defaultLocale ? 'frame' : `${locale}/frame`;
