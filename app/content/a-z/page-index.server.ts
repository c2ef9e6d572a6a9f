import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { pageAt, pageIn } from '#app/navigation/localized-pages.ts';
import {
  type InformationGroup,
  informationGroups,
  publicPages,
  type SitePage,
  taskPages,
} from '#app/navigation/pages.ts';
import { selfCheckPages, toolPages } from '#app/navigation/self-help-pages.ts';
import type { InformationFacts } from '../information-facts.server.ts';
import type { IndexEntry, IndexLetter, IndexPart, PageIndexParts } from './page-index.ts';

/** Pages about the hospital, and pages on which a visitor does something. */
const helpPages: readonly SitePage[] = [
  ...[publicPages.urgent, publicPages.doctors, publicPages.prices, publicPages.findUs],
  ...[publicPages.rights, publicPages.privacy, publicPages.refer],
  ...Object.values(taskPages),
  ...Object.values(selfCheckPages),
  ...Object.values(toolPages),
];

const partOf = ({ id }: InformationGroup, { kind }: Pick<InformationFacts, 'kind'>): IndexPart => {
  if (id === 'medicines') return 'medicines';
  return kind === 'condition' ? 'conditions' : 'help';
};

/** Returns the entries of a page: its title, and the other names of what it is about. */
function entriesOf(locale: Locale, page: SitePage, englishNames: readonly string[] = []): IndexEntry[] {
  const localized = pageAt(locale, page.path);
  const { path, title } = pageIn(locale, page);
  const names = locale === defaultLocale ? englishNames : (localized?.otherNames ?? englishNames);
  const language: Locale | undefined = localized ? undefined : defaultLocale;
  const others = names.filter((name) => name.toLowerCase() !== title.toLowerCase());
  return [{ path, name: title, language }, ...others.map((name) => ({ path, name, title, language }))];
}

const letterOf = (name: string) => /\p{L}/u.exec(name.normalize('NFC'))?.[0].toUpperCase() ?? '#';

/** Sorts entries and groups them by their first letter. Names in the letters of the locale come first. */
function byLetter(locale: Locale, entries: readonly IndexEntry[]): IndexLetter[] {
  const { compare } = new Intl.Collator(locales[locale].htmlTag);
  const isOwn = ({ language }: IndexEntry) => language === undefined;
  const sorted = entries.toSorted(
    (one, other) => Number(isOwn(other)) - Number(isOwn(one)) || compare(one.name, other.name),
  );
  return [...Map.groupBy(sorted, ({ name }) => letterOf(name))].map(([letter, found]) => ({
    letter,
    language: found[0]?.language,
    entries: found,
  }));
}

/**
 * Returns the names of all conditions, medicines and kinds of help, by their first letter. A page that the locale does not have
 * is listed under its English names.
 *
 * @param factsOf returns what the English page at a path is about
 */
export function pageIndexIn(
  locale: Locale,
  factsOf: (path: string) => Pick<InformationFacts, 'kind' | 'otherNames'>,
): PageIndexParts {
  const entries: Record<IndexPart, IndexEntry[]> = { conditions: [], medicines: [], help: [] };
  for (const group of informationGroups) {
    for (const page of group.pages) {
      const medical = factsOf(page.path);
      entries[partOf(group, medical)].push(...entriesOf(locale, page, medical.otherNames));
    }
  }
  for (const page of helpPages) entries.help.push(...entriesOf(locale, page));
  return {
    conditions: byLetter(locale, entries.conditions),
    medicines: byLetter(locale, entries.medicines),
    help: byLetter(locale, entries.help),
  };
}
