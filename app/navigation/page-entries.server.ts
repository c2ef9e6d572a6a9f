import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { pathWithoutLocale } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { menuLabels } from '#messages/navigation/page-titles.ts';
import { groupTitlesIn, pageAt } from './localized-pages.ts';
import { fieldsOfCare, home, publicPages, type SitePage } from './pages.ts';
import { isSensitivePage } from './sensitive-pages.ts';

/** An entry in a list of pages, with its name and a summary. */
interface PageEntry {
  readonly path: string;
  readonly label: string;
  readonly summary: string;
  /** Language of the summary, if it differs from that of the list: the locale does not have the page. */
  readonly summaryLanguage?: Locale;
}

/** Returns the entry of a page in a locale, or in the default locale if the locale does not have the page. */
export function pageEntry(page: SitePage, locale: Locale): PageEntry {
  const localized = pageAt(locale, page.path);
  const { path, title, summary } = localized ?? page;
  return { path, label: title, summary, ...(!localized && { summaryLanguage: defaultLocale }) };
}

/** Entry of the home page, under its name in lists: its title is the hospital's name. */
const entryHome = (locale: Locale): PageEntry => ({
  ...pageEntry(home, locale),
  label: messagesIn(locale, menuLabels).home,
});

/** Entries of the first page of each field of care, for readers who do not know yet what they are looking for. */
const groupEntries = (locale: Locale): readonly PageEntry[] =>
  fieldsOfCare.map(({ id, pages: [overview] }) => ({
    ...pageEntry(overview, locale),
    label: groupTitlesIn(locale, id).title,
  }));

const withoutIntimate = (entries: readonly PageEntry[]) =>
  entries.filter(({ path }) => !isSensitivePage(pathWithoutLocale(path as `/${string}`)));

/** Entries for a page that does not exist: the pages of the hospital, then the groups. */
export const notFoundEntries = (locale: Locale): readonly PageEntry[] => [
  entryHome(locale),
  ...[publicPages.doctors, publicPages.prices, publicPages.aToZ].map((page) => pageEntry(page, locale)),
  ...withoutIntimate(groupEntries(locale)),
];

/** Entries for the search without a query: the groups, then the pages of the hospital. */
export const emptySearchEntries = (locale: Locale): readonly PageEntry[] => [
  ...groupEntries(locale),
  ...[publicPages.aToZ, publicPages.doctors, publicPages.prices].map((page) => pageEntry(page, locale)),
  entryHome(locale),
];

/** Entries for a search without results. */
export const noResultEntries = (locale: Locale): readonly PageEntry[] =>
  withoutIntimate(emptySearchEntries(locale));
