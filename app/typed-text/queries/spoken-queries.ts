import { pageQueries, unrelatedQueries } from '../words/spoken-languages.ts';
import type { PageQueries, UnrelatedQueries } from './query-language.ts';
import { type SubjectId, searchSubjects } from './search-subjects.ts';

/** A subject with its queries in all languages. */
export interface SpokenSubject {
  readonly pages: readonly `/${string}`[];
  readonly means: string;
  readonly queries: readonly string[];
  readonly isLifeEvent?: true;
  readonly isWhole?: true;
}

const queriesIn = (list = ''): readonly string[] =>
  list
    .split(',')
    .map((query) => query.trim())
    .filter((query) => query !== '');

/** All subjects. For the build and for tests: the Worker reads the index instead. */
export function spokenSubjects(): readonly SpokenSubject[] {
  const languages = Object.values<PageQueries>(pageQueries);
  return Object.entries(searchSubjects).map(([id, subject]) => ({
    ...subject,
    queries: languages.flatMap((language) => queriesIn(language[id as SubjectId])),
  }));
}

/** Queries that no page answers, in all languages. For the build. */
export function queriesWithoutPage(kind: keyof UnrelatedQueries): readonly string[] {
  return Object.values<UnrelatedQueries>(unrelatedQueries).flatMap((language) => queriesIn(language[kind]));
}
