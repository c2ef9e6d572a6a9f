import { byLocale, defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { nonPublicPaths } from '#app/navigation/closed-paths.ts';
import { appointmentPath, searchPath } from '#app/navigation/navigation.ts';

/**
 * Links that a browser may prefetch or prerender: the public pages. Files, such as full-size pictures, are
 * excluded. The search is excluded because each query is computed. Queries that open a part of a page, such
 * as a gallery picture, are excluded because scripts show it in place. Further pages of a list are included.
 */
const pagesToFollow = (closed: readonly string[], only: readonly object[] = []) => ({
  and: [
    { href_matches: '/*' },
    { not: { href_matches: closed.map((path) => `${path}*`) } },
    { not: { href_matches: '/*.*' } },
    // Rules with a selector would make the browser restyle the page before it can apply them.
    { or: [{ not: { href_matches: '/*\\?(.+)' } }, { href_matches: '/*\\?*page=*' }] },
    ...only,
  ],
});

/** Paths that a page of a locale must not follow ahead. A page in the default locale links to no closed page of another. */
const closedIn = byLocale((locale): readonly string[] => [
  ...nonPublicPaths,
  searchPath,
  ...(locale === defaultLocale ? [] : [appointmentPath, searchPath].map((path) => pathIn(locale, path))),
]);

/** A localized page draws only pages of its locale ahead: a page in the default one would be drawn before the choice of it is recorded. */
const drawnAhead = byLocale((locale): readonly object[] => {
  const { prefix } = locales[locale];
  return prefix === '' ? [] : [{ href_matches: [prefix, `${prefix}/*`] }];
});

/** Prerenders a page on pointer down, which nearly always leads to a visit. */
export const prerenderRules = (locale: Locale) =>
  JSON.stringify({
    prerender: [{ where: pagesToFollow(closedIn[locale], drawnAhead[locale]), eagerness: 'conservative' }],
  });

/**
 * Prefetches pages before a click on a good connection: on hover, and on a phone for links in view that are
 * likely to be tapped. Browsers limit the number, and prefetch nothing under Save-Data.
 */
export const prefetchRules = (locale: Locale) =>
  JSON.stringify({
    prefetch: [{ where: pagesToFollow(closedIn[locale]), eagerness: 'moderate' }],
  });
