import { inEnglish, type Language } from '#app/languages/language.ts';
import { hindiGroups, hindiLabelOf, hindiPageAt } from './hindi-pages.ts';
import { isIntimate } from './intimate-pages.ts';
import { startingPoints } from './navigation.ts';
import { home, informationGroups, publicPages, type SitePage } from './pages.ts';

/** A page in a list of pages by their name and what one finds there. */
interface PageEntry {
  readonly path: string;
  readonly label: string;
  readonly summary: string;
  /** Where it is not the language of the list: a page that is not in Hindi says in English what it is about. */
  readonly summaryLanguage?: Language;
}

/** The page in a language, or in English where it is not in it. */
export function pageEntry(page: SitePage, language: Language): PageEntry {
  if (language === 'en') return { path: page.path, label: page.title, summary: page.summary };
  const hindi = hindiPageAt(page.path);
  if (hindi) return { path: hindi.path, label: hindi.title, summary: hindi.summary };
  const label = hindiLabelOf({ path: page.path, label: page.title });
  return { path: page.path, label, summary: page.summary, summaryLanguage: 'en' };
}

/** Home under the name that lists have for it: its title is the hospital's. */
const entryHome = (language: Language): PageEntry => ({
  ...pageEntry(home, language),
  label: language === 'en' ? 'Home' : hindiLabelOf({ path: home.path, label: home.title }),
});

/** The first page of every group, for readers who do not know yet what they look for. */
function groupEntries(language: Language): readonly PageEntry[] {
  if (language === 'en') return startingPoints;
  return informationGroups.map(({ id, pages: [overview] }) => ({
    ...pageEntry(overview, language),
    label: hindiGroups[id].title,
  }));
}

const withoutIntimate = (entries: readonly PageEntry[]) =>
  entries.filter(({ path }) => !isIntimate(inEnglish(path as `/${string}`)));

/** Where a reader of a page that does not exist may start: the pages of the hospital, then the groups. */
export const placesToStart = (language: Language): readonly PageEntry[] => [
  entryHome(language),
  ...[publicPages.doctors, publicPages.prices].map((page) => pageEntry(page, language)),
  ...withoutIntimate(groupEntries(language)),
];

/** The groups before the pages of the hospital, for the search without a question. */
export const placesToLook = (language: Language): readonly PageEntry[] => [
  ...groupEntries(language),
  ...[publicPages.doctors, publicPages.prices].map((page) => pageEntry(page, language)),
  entryHome(language),
];

/** The same after a question without an answer. */
export const placesInstead = (language: Language): readonly PageEntry[] =>
  withoutIntimate(placesToLook(language));
