import { hindiPrefix, type InLanguages, inHindi, type Language } from '#app/languages/language.ts';
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

const english = [...closedPaths, searchPath];

/** A page in English leads to no closed page in Hindi. */
const closedIn: InLanguages<readonly string[]> = {
  en: english,
  hi: [...english, ...[appointmentPath, searchPath].map(inHindi)],
};

/** A page in Hindi draws none in English ahead: that would be drawn before it is noted that English was chosen. */
const drawnAhead: InLanguages<readonly object[]> = {
  en: [],
  hi: [{ href_matches: [hindiPrefix, `${hindiPrefix}/*`] }],
};

/** A press of the finger or the mouse is nearly always a visit: the page is fetched and drawn while the finger is still down. */
export const rulesOnPress = (language: Language) =>
  JSON.stringify({
    prerender: [
      { where: pagesToFollow(closedIn[language], drawnAhead[language]), eagerness: 'conservative' },
    ],
  });

/**
 * On a good line the text of a page is fetched before the press: where a mouse rests on a link, and on a phone, which has
 * nothing that rests, where a link in sight is likely to be pressed. Browsers take a few at a time, and none under Save-Data.
 */
export const rulesOnGoodLines = (language: Language) =>
  JSON.stringify({
    prefetch: [{ where: pagesToFollow(closedIn[language]), eagerness: 'moderate' }],
  });
