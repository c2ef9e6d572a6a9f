/** Heads of pages that are in both languages. Not in page-meta.ts, which staff pages import too: they need no Hindi. */
import type { MetaDescriptor } from 'react-router';
import type { Locale } from '#app/languages/locales.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { pageIn } from '#app/navigation/localized-pages.ts';
import { home, type SitePage } from '#app/navigation/pages.ts';
import { type MetaMatches, pageMeta, tabTitle } from './page-meta.ts';

/** Title and `noindex`, for pages that search engines must not list. */
export const unlistedMeta = (title: string, matches: MetaMatches): MetaDescriptor[] => [
  { title: tabTitle(title, matches) },
  { name: 'robots', content: 'noindex' },
];

interface MetaArgs {
  readonly location: { readonly pathname: string };
  readonly matches: MetaMatches;
}

/** As {@link pageMeta}, for a page of the catalogue in the language of the address. */
export const pageMetaAt = ({ location, matches }: MetaArgs, page: SitePage): MetaDescriptor[] =>
  pageMeta(pageIn(localeOf(location.pathname), page), matches);

/** The `meta` of a route that shows one page of the catalogue. */
export const metaOf = (page: SitePage) => (args: MetaArgs) => pageMetaAt(args, page);

/** Where the trail to every page begins. */
export function trailStartIn(language: Locale): Pick<SitePage, 'path' | 'title'> {
  const { path, title, shortTitle } = pageIn(language, home);
  return { path, title: shortTitle ?? title };
}
