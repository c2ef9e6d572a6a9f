/** The pages of each locale: their paths, titles and menu labels. A browser knows the default locale alone. */

import { defaultLocale, type Locale, localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { footerTitles, groupTitles, menuLabels, pageTitles } from '#messages/navigation/page-titles.ts';
import type { InformationGroupId } from './information-groups.ts';
import { bookingEntry, galleryEntries, type NavigationEntry, searchPath } from './navigation.ts';
import { allPages, type InformationPage, interactivePages, type SitePage } from './pages.ts';

/** A page of the catalogue in a locale. Its path has the locale's prefix. */
export interface LocalizedPage extends SitePage {
  /** The day its words last changed, where the build knows it. */
  readonly changedOn?: string;
  /** False where the locale introduces the page and its text is in the default locale. */
  readonly isWhole: boolean;
  /** False where the share picture of the default locale stands in, because none is drawn with the title in this locale. */
  readonly hasSharePicture?: boolean;
}

/** An entry of a locale's `information-pages.json`, which tools/information-pages writes. */
export type IndexedPage = Omit<LocalizedPage, 'path'> & { readonly path: string };

const informationPages = new Map<Locale, readonly IndexedPage[]>();

/** Makes the information pages of a locale known. The Worker does so when it starts (app/register-locales.server.ts). */
export function addInformationPages(locale: Locale, pages: readonly IndexedPage[]): void {
  informationPages.set(locale, pages);
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

/** The pages of a locale by their path in the default locale. Made at the first call, once all messages are there. */
function pagesIn(locale: Locale): ReadonlyMap<string, LocalizedPage> {
  let pages = pagesByLocale.get(locale);
  if (!pages) {
    pages = pagesOf(locale);
    pagesByLocale.set(locale, pages);
  }
  return pages;
}

/**
 * A page in a locale.
 *
 * @param path in the default locale
 * @returns undefined where the locale has no such page
 */
export const pageAt = (locale: Locale, path: string): LocalizedPage | undefined => pagesIn(locale).get(path);

/** A page of the catalogue in a locale; as it is where the locale does not have it. */
export const pageIn = (locale: Locale, page: SitePage): SitePage & Partial<LocalizedPage> =>
  locale === defaultLocale ? page : (pageAt(locale, page.path) ?? page);

/** A page of the catalogue in every locale that has it, the default one first. */
export const inEachLocale = (
  page: Pick<InformationPage, 'path' | 'changedOn'>,
): readonly Pick<InformationPage, 'path' | 'changedOn'>[] =>
  localeTags.flatMap((locale) => (locale === defaultLocale ? [page] : (pageAt(locale, page.path) ?? [])));

/** Paths of all pages of the catalogue that a locale has, in the default locale. */
export const catalogueOf = (locale: Locale): readonly string[] => [...pagesIn(locale).keys()];

/** Pages outside the catalogue: the search, a doctor, a booking, an appointment and its calendar file. Every locale has them. */
const pagesOfOne =
  /^(?:\/search|\/doctors\/[a-z0-9-]{1,80}(?:\/book)?|\/appointment\/[a-z0-9-]{1,80}(?:\/calendar\.ics)?)$/;

/**
 * The address of a page in a locale, also of one outside the catalogue.
 *
 * @param path in the default locale
 * @returns undefined where the locale does not have it
 */
export const localizedPath = (locale: Locale, path: string): `/${string}` | undefined =>
  pagesIn(locale).has(path) || pagesOfOne.test(path) ? pathIn(locale, path) : undefined;

const [pictures, videos, reels] = galleryEntries;

/** The words that a locale has for an entry of a menu; undefined where it does not have the page. */
function ownLabel(locale: Locale, entry: NavigationEntry): string | undefined {
  if (locale === defaultLocale) return entry.label;
  const labels = messagesIn(locale, menuLabels);
  if (entry.label === bookingEntry.label) return labels.booking;
  const byPath: Readonly<Record<string, string>> = {
    [searchPath]: labels.search,
    '/dashboard': labels.staff,
    [pictures?.path ?? '']: labels.pictures,
    [videos?.path ?? '']: labels.videos,
    [reels?.path ?? '']: labels.reels,
  };
  const page = pageAt(locale, entry.path);
  return byPath[entry.path] ?? page?.shortTitle ?? page?.title;
}

/** The words of a menu for an entry. */
export const labelIn = (locale: Locale, entry: NavigationEntry): string =>
  ownLabel(locale, entry) ?? entry.label;

/** The language of a menu's words for an entry, where the locale does not have the page. */
export const labelLanguageIn = (locale: Locale, entry: NavigationEntry): Locale | undefined =>
  ownLabel(locale, entry) === undefined ? defaultLocale : undefined;

/** The headings of a group of information pages. */
export const groupTitlesIn = (locale: Locale, id: InformationGroupId) => messagesIn(locale, groupTitles)[id];

/** The heading of a list of pages in a menu or the footer, or undefined for one with no heading of its own. */
export const listTitleIn = (locale: Locale, id: string): string | undefined =>
  id === 'treatments'
    ? messagesIn(locale, footerTitles).treatments
    : messagesIn(locale, groupTitles)[id as InformationGroupId]?.title;
