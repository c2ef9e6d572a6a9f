/**
 * `meta` of pages that exist in several locales. Separate from page-meta.ts, which staff pages import without
 * other locales.
 */
import type { MetaDescriptor } from 'react-router';
import type { Locale } from '#app/languages/locales.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { pageIn } from '#app/navigation/localized-pages.ts';
import { home, type SitePage } from '#app/navigation/pages.ts';
import { type MetaMatches, pageMeta, titleWithHospital } from './page-meta.ts';

/** `noindex`, for pages that search engines must not list and whose `QuestionPage` writes the title. */
export const noIndexMeta: MetaDescriptor = { name: 'robots', content: 'noindex' };

/** Title and `noindex`, for pages that search engines must not list. */
export const unlistedMeta = (title: string, matches: MetaMatches): MetaDescriptor[] => [
  { title: titleWithHospital(title, matches) },
  noIndexMeta,
];

interface MetaArgs {
  readonly location: { readonly pathname: string };
  readonly matches: MetaMatches;
}

/** Builds the `meta` of a catalogue page like {@link pageMeta}, in the locale of the address. */
export const pageMetaAt = ({ location, matches }: MetaArgs, page: SitePage): MetaDescriptor[] =>
  pageMeta(pageIn(localeOf(location.pathname), page), matches);

/** Description of a catalogue page. Its `QuestionPage` writes the title. */
export const descriptionMetaAt = (
  { location }: Pick<MetaArgs, 'location'>,
  page: SitePage,
): MetaDescriptor[] => [{ name: 'description', content: pageIn(localeOf(location.pathname), page).summary }];

/** Returns the `meta` function of a route that shows one page of the catalogue. */
export const metaOf = (page: SitePage) => (args: MetaArgs) => pageMetaAt(args, page);

/** Returns the first breadcrumb of every page. */
export function breadcrumbStartIn(locale: Locale): Pick<SitePage, 'path' | 'title'> {
  const { path, title, shortTitle } = pageIn(locale, home);
  return { path, title: shortTitle ?? title };
}
