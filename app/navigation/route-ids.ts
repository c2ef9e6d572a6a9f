import { defaultLocale, type Locale } from '#app/languages/locales.ts';

/** The id of the route that frames the public pages of a locale. Its loader gives the head of the page its links and data. */
export const frameRouteId = (locale: Locale): string =>
  locale === defaultLocale ? 'frame' : `${locale}/frame`;
