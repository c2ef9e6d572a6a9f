import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { pathWithoutLocale } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { menuLabels } from '#messages/navigation/page-titles.ts';
import { groupTitlesIn, pageAt } from './localized-pages.ts';
import { home, informationGroups, publicPages, type SitePage } from './pages.ts';
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
export function pageEntry(page: SitePage, language: Locale): PageEntry {
  const { path, title, summary } = pageAt(language, page.path) ?? page;
  const isTranslated = language === defaultLocale || pageAt(language, page.path) !== undefined;
  return { path, label: title, summary, ...(!isTranslated && { summaryLanguage: defaultLocale }) };
}

/** Entry of the home page, under its name in lists: its title is the hospital's name. */
const entryHome = (language: Locale): PageEntry => ({
  ...pageEntry(home, language),
  label: messagesIn(language, menuLabels).home,
});

/** Entries of the first page of each group, for readers who do not know yet what they are looking for. */
const groupEntries = (language: Locale): readonly PageEntry[] =>
  informationGroups.map(({ id, pages: [overview] }) => ({
    ...pageEntry(overview, language),
    label: groupTitlesIn(language, id).title,
  }));

const withoutIntimate = (entries: readonly PageEntry[]) =>
  entries.filter(({ path }) => !isSensitivePage(pathWithoutLocale(path as `/${string}`)));

/** Entries for a page that does not exist: the pages of the hospital, then the groups. */
export const notFoundEntries = (language: Locale): readonly PageEntry[] => [
  entryHome(language),
  ...[publicPages.doctors, publicPages.prices].map((page) => pageEntry(page, language)),
  ...withoutIntimate(groupEntries(language)),
];

/** Entries for the search without a query: the groups, then the pages of the hospital. */
export const emptySearchEntries = (language: Locale): readonly PageEntry[] => [
  ...groupEntries(language),
  ...[publicPages.doctors, publicPages.prices].map((page) => pageEntry(page, language)),
  entryHome(language),
];

/** Entries for a search without results. */
export const noResultEntries = (language: Locale): readonly PageEntry[] =>
  withoutIntimate(emptySearchEntries(language));
