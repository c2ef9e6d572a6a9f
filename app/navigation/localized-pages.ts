/** Paths, titles and menu labels of the pages in each locale. The browser has only those of the default locale, the Worker loads the others on demand. */

import { defaultLocale, type Locale, localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { expectLoaded, messagesIn } from '#app/languages/messages.ts';
import { footerTitles, groupTitles, menuLabels, pageTitles } from '#messages/navigation/page-titles.ts';
import type { InformationGroupId } from './information-groups.ts';
import { type NavigationEntry, searchPath } from './navigation.ts';
import { allPages, type InformationPage, interactivePages, publicPages, type SitePage } from './pages.ts';

/** A page of the catalogue in a locale. Its path has the locale's prefix. */
export interface LocalizedPage extends SitePage {
  /** Day on which the text last changed, if the build knows it. */
  readonly changedOn?: string;
  /** False if the locale has only an introduction, and the rest of the page is in another locale. */
  readonly isWhole: boolean;
  /** Locale of the rest of the page, if the locale has only an introduction. */
  readonly restIn?: Locale;
  /** False if the page uses the share picture of the default locale, because no picture has the title in this locale. */
  readonly hasSharePicture?: boolean;
  /** Other names of what the page is about, if the locale has an information page of its own. */
  readonly otherNames?: readonly string[];
}

/** An entry of a locale's `information-pages.json`, which tools/information-pages writes. */
export type IndexedPage = Omit<LocalizedPage, 'path'> & { readonly path: string };

const informationPages = new Map<Locale, readonly IndexedPage[]>();

/** Paths, in the default locale, of all pages that a locale has. */
const pagePaths = new Map<Locale, ReadonlySet<string>>();

/**
 * Registers which pages a locale has. The Worker calls it for every locale when it starts, because each page links to its other
 * languages; their titles come later (app/load-locale.server.ts).
 *
 * @param paths in the default locale
 */
export function addPagePaths(locale: Locale, paths: readonly string[]): void {
  pagePaths.set(locale, new Set(paths));
}

/** Registers the information pages of a locale with their titles. The messages of the locale must be registered before. */
export function addInformationPages(locale: Locale, pages: readonly IndexedPage[]): void {
  informationPages.set(locale, pages);
  addPagePaths(locale, [...pages.map(({ path }) => path), ...Object.keys(messagesIn(locale, pageTitles))]);
  pagesByLocale.delete(locale);
}

const defaultPages: ReadonlyMap<string, LocalizedPage> = new Map(
  [...allPages, ...interactivePages].map((page) => [page.path, { ...page, isWhole: true }] as const),
);

function pagesOf(locale: Locale): ReadonlyMap<string, LocalizedPage> {
  if (locale === defaultLocale) return defaultPages;
  const titles = Object.entries(messagesIn(locale, pageTitles));
  return new Map([
    ...(informationPages.get(locale) ?? []).map(
      (page) => [page.path, { ...page, path: pathIn(locale, page.path) }] as const,
    ),
    ...titles.map(
      ([path, title]) => [path, { ...title, path: pathIn(locale, path), isWhole: true }] as const,
    ),
  ]);
}

const pagesByLocale = new Map<Locale, ReadonlyMap<string, LocalizedPage>>();

/** Returns the pages of a locale by their path in the default locale. The map is created at the first call after the locale is loaded. */
function pagesIn(locale: Locale): ReadonlyMap<string, LocalizedPage> {
  if (locale !== defaultLocale) expectLoaded(locale);
  let pages = pagesByLocale.get(locale);
  if (!pages) {
    pages = pagesOf(locale);
    if (locale === defaultLocale || informationPages.has(locale)) pagesByLocale.set(locale, pages);
  }
  return pages;
}

/**
 * Whether a locale has a page of the catalogue.
 *
 * @param path in the default locale
 */
export const hasPage = (locale: Locale, path: string): boolean =>
  locale === defaultLocale
    ? defaultPages.has(path)
    : (pagePaths.get(locale)?.has(path) ?? path in pageTitles);

/**
 * Finds a page in a locale, which must be loaded.
 *
 * @param path in the default locale
 * @returns undefined if the locale has no such page
 */
export const pageAt = (locale: Locale, path: string): LocalizedPage | undefined => pagesIn(locale).get(path);

/**
 * Returns the locale in which a page goes on below its introduction. Returns undefined for a page that the locale has as a whole, or not at all.
 *
 * @param path in the default locale
 */
export const restLocaleIn = (locale: Locale, path: string): Locale | undefined =>
  pageAt(locale, path)?.restIn;

/** Returns a page of the catalogue in a locale, or in the default locale if the locale does not have it. */
export const pageIn = (locale: Locale, page: SitePage): SitePage & Partial<LocalizedPage> =>
  locale === defaultLocale ? page : (pageAt(locale, page.path) ?? page);

/** Returns a page of the catalogue in every locale that has it, the default locale first. All locales must be loaded. */
export const inEachLocale = (
  page: Pick<InformationPage, 'path' | 'changedOn'>,
): readonly Pick<InformationPage, 'path' | 'changedOn'>[] =>
  localeTags.flatMap((locale) => (locale === defaultLocale ? [page] : (pageAt(locale, page.path) ?? [])));

/**
 * Returns the paths of a page in every locale that has it, the default locale first.
 *
 * @param path in the default locale
 */
export const pathInEachLocale = (path: string): readonly `/${string}`[] =>
  localeTags.flatMap((locale) => (hasPage(locale, path) ? [pathIn(locale, path)] : []));

/** Returns the paths, in the default locale, of all pages that a locale has. */
export const catalogueOf = (locale: Locale): readonly string[] =>
  locale === defaultLocale ? [...defaultPages.keys()] : [...(pagePaths.get(locale) ?? [])];

/** Pages outside the catalogue: the search, a doctor, a booking, an appointment and its calendar file. Every locale has them. */
const pagesOfOne =
  /^(?:\/search|\/doctors\/[a-z0-9-]{1,80}(?:\/book)?|\/appointment\/[a-z0-9-]{1,80}(?:\/calendar\.ics)?)$/;

/**
 * Returns the path of a page in a locale. The page may be outside the catalogue.
 *
 * @param path in the default locale
 * @returns undefined if the locale does not have the page
 */
export const localizedPath = (locale: Locale, path: string): `/${string}` | undefined =>
  hasPage(locale, path) || pagesOfOne.test(path) ? pathIn(locale, path) : undefined;

/**
 * Whether a page uses the messages of its own locale only. The search and the filter of the urgent signs read the words of all
 * languages, and an unknown path gets suggestions in all of them.
 *
 * @param path in the default locale
 * @param query query parameters of the request
 */
export const isInOneLocale = (locale: Locale, path: string, query: URLSearchParams): boolean =>
  path !== searchPath &&
  !(path === publicPages.urgent.path && query.has('q')) &&
  localizedPath(locale, path) !== undefined;

const menuLabelKeys = Object.keys(menuLabels) as (keyof typeof menuLabels)[];

/** Returns the label of a menu entry in a locale; undefined if the locale does not have the page. */
function ownLabel(locale: Locale, entry: NavigationEntry): string | undefined {
  if (locale === defaultLocale) return entry.label;
  const key = menuLabelKeys.find((candidate) => menuLabels[candidate] === entry.label);
  if (key) return messagesIn(locale, menuLabels)[key];
  const page = pageAt(locale, entry.path);
  return page?.shortTitle ?? page?.title;
}

/** Returns the label of a menu entry. */
export const labelIn = (locale: Locale, entry: NavigationEntry): string =>
  ownLabel(locale, entry) ?? entry.label;

/** Returns the locale of a menu entry's label if it differs from the given locale, because that locale does not have the page. */
export const labelLanguageIn = (locale: Locale, entry: NavigationEntry): Locale | undefined =>
  ownLabel(locale, entry) === undefined ? defaultLocale : undefined;

/** Returns the headings of a group of information pages. */
export const groupTitlesIn = (locale: Locale, id: InformationGroupId) => messagesIn(locale, groupTitles)[id];

/** Returns the heading of a list of pages in a menu or the footer; undefined if the list has no heading of its own. */
export const listTitleIn = (locale: Locale, id: string): string | undefined =>
  id === 'treatments'
    ? messagesIn(locale, footerTitles).treatments
    : messagesIn(locale, groupTitles)[id as InformationGroupId]?.title;
