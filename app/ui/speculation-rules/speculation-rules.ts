import { byLocale, defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { closedPaths } from '#app/navigation/closed-paths.ts';
import { appointmentPath, searchPath } from '#app/navigation/navigation.ts';

/**
 * The links that a browser may follow ahead of a visitor: the public pages of this site. Not a file, such as a picture in
 * full size; not the search, which is worked out for each question; and not a form of a page that its query asks for,
 * such as one picture of the gallery, which scripts show in place. The next page of a list is a page.
 */
const pagesToFollow = (closed: readonly string[], only: readonly object[] = []) => ({
  and: [
    { href_matches: '/*' },
    { not: { href_matches: closed.map((path) => `${path}*`) } },
    { not: { href_matches: '/*.*' } },
    // Rules by selector would make the browser style the page once more before it may follow them.
    { or: [{ not: { href_matches: '/*\\?(.+)' } }, { href_matches: '/*\\?*page=*' }] },
    ...only,
  ],
});

/** Paths that a page of a locale must not follow ahead. A page in the default locale links to no closed page of another. */
const closedIn = byLocale((locale): readonly string[] => [
  ...closedPaths,
  searchPath,
  ...(locale === defaultLocale ? [] : [appointmentPath, searchPath].map((path) => pathIn(locale, path))),
]);

/** A localized page draws only pages of its locale ahead: a page in the default one would be drawn before the choice of it is recorded. */
const drawnAhead = byLocale((locale): readonly object[] => {
  const { prefix } = locales[locale];
  return prefix === '' ? [] : [{ href_matches: [prefix, `${prefix}/*`] }];
});

/** A press of the finger or the mouse is nearly always a visit: the page is fetched and drawn while the finger is still down. */
export const rulesOnPress = (language: Locale) =>
  JSON.stringify({
    prerender: [
      { where: pagesToFollow(closedIn[language], drawnAhead[language]), eagerness: 'conservative' },
    ],
  });

/**
 * On a good line the text of a page is fetched before the press: where a mouse rests on a link, and on a phone, which has
 * nothing that rests, where a link in sight is likely to be pressed. Browsers take a few at a time, and none under Save-Data.
 */
export const rulesOnGoodLines = (language: Locale) =>
  JSON.stringify({
    prefetch: [{ where: pagesToFollow(closedIn[language]), eagerness: 'moderate' }],
  });
