import { hindiGroups, hindiLabelOf, hindiPageAt } from './hindi-pages.ts';
import type { Language } from './language.ts';
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

/** The first page of every group, for those who do not know yet what they look for. */
function groupEntries(language: Language): readonly PageEntry[] {
  if (language === 'en') return startingPoints;
  return informationGroups.map(({ id, pages: [overview] }) => ({
    ...pageEntry(overview, language),
    label: hindiGroups[id].title,
  }));
}

/** Where to start: the given pages of the hospital, then the groups. */
export const placesToStart = (language: Language): readonly PageEntry[] => [
  entryHome(language),
  ...[publicPages.doctors, publicPages.prices].map((page) => pageEntry(page, language)),
  ...groupEntries(language),
];

/** The same for whoever searches: what they may be looking for comes first. */
export const placesToLook = (language: Language): readonly PageEntry[] => [
  ...groupEntries(language),
  ...[publicPages.doctors, publicPages.prices].map((page) => pageEntry(page, language)),
  entryHome(language),
];
