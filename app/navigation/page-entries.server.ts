import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { pathWithoutLocale } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { menuLabels } from '#messages/navigation/page-titles.ts';
import { isIntimate } from './intimate-pages.ts';
import { groupTitlesIn, pageAt } from './localized-pages.ts';
import { home, informationGroups, publicPages, type SitePage } from './pages.ts';

/** A page in a list of pages by their name and what one finds there. */
interface PageEntry {
  readonly path: string;
  readonly label: string;
  readonly summary: string;
  /** Given where it is not the language of the list: the locale does not have the page. */
  readonly summaryLanguage?: Locale;
}

/** The page in a locale, or in the default one where the locale does not have it. */
export function pageEntry(page: SitePage, language: Locale): PageEntry {
  const { path, title, summary } = pageAt(language, page.path) ?? page;
  const isTranslated = language === defaultLocale || pageAt(language, page.path) !== undefined;
  return { path, label: title, summary, ...(!isTranslated && { summaryLanguage: defaultLocale }) };
}

/** Home under the name that lists have for it: its title is the hospital's. */
const entryHome = (language: Locale): PageEntry => ({
  ...pageEntry(home, language),
  label: messagesIn(language, menuLabels).home,
});

/** The first page of every group, for readers who do not know yet what they look for. */
const groupEntries = (language: Locale): readonly PageEntry[] =>
  informationGroups.map(({ id, pages: [overview] }) => ({
    ...pageEntry(overview, language),
    label: groupTitlesIn(language, id).title,
  }));

const withoutIntimate = (entries: readonly PageEntry[]) =>
  entries.filter(({ path }) => !isIntimate(pathWithoutLocale(path as `/${string}`)));

/** Where a reader of a page that does not exist may start: the pages of the hospital, then the groups. */
export const placesToStart = (language: Locale): readonly PageEntry[] => [
  entryHome(language),
  ...[publicPages.doctors, publicPages.prices].map((page) => pageEntry(page, language)),
  ...withoutIntimate(groupEntries(language)),
];

/** The groups before the pages of the hospital, for the search without a question. */
export const placesToLook = (language: Locale): readonly PageEntry[] => [
  ...groupEntries(language),
  ...[publicPages.doctors, publicPages.prices].map((page) => pageEntry(page, language)),
  entryHome(language),
];

/** The same after a question without an answer. */
export const placesInstead = (language: Locale): readonly PageEntry[] =>
  withoutIntimate(placesToLook(language));
