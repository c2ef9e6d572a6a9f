/** What pages that are in both languages say of themselves in their heads. Not in page-meta.ts, which staff pages have too: they need no Hindi. */
import type { MetaDescriptor } from 'react-router';
import { hospitalNameIn } from './hindi-facts.ts';
import { pageIn } from './hindi-pages.ts';
import { type Language, languageOf } from './language.ts';
import { documentTitle, pageMeta } from './page-meta.ts';
import { home, type SitePage } from './pages.ts';

/** As {@link documentTitle}, for a title in a language. */
export const documentTitleIn = (language: Language, title: string): string =>
  documentTitle(title, hospitalNameIn(language));

/** Of a page that nothing may list: its title, and that. */
export const unlistedMeta = (language: Language, title: string): MetaDescriptor[] => [
  { title: documentTitleIn(language, title) },
  { name: 'robots', content: 'noindex' },
];

/** As {@link pageMeta}, for words in a language. */
export const pageMetaIn = (
  language: Language,
  words: Pick<SitePage, 'title' | 'summary'>,
): MetaDescriptor[] => pageMeta(words, hospitalNameIn(language));

/** As {@link pageMeta}, for a page of the catalogue in the language of the address that was asked for. */
export function pageMetaAt(pathname: string, page: SitePage): MetaDescriptor[] {
  const language = languageOf(pathname);
  return pageMetaIn(language, pageIn(language, page));
}

/** The `meta` of a route that shows a page of the catalogue, always the same. */
export const metaOf =
  (page: SitePage) =>
  ({ location }: { readonly location: { readonly pathname: string } }) =>
    pageMetaAt(location.pathname, page);

/** Where the trail to every page begins. */
export function trailStartIn(language: Language): Pick<SitePage, 'path' | 'title'> {
  const { path, title, shortTitle } = pageIn(language, home);
  return { path, title: shortTitle ?? title };
}
