import type { SearchQuery } from '#app/typed-text/queries/search-query.ts';
import { createUnderstanding } from '#app/typed-text/queries/understanding.ts';
import type { SerializedQuestions, SerializedTexts } from './serialized-site-search.ts';
import { loadSearch, type PageSearch, type Question } from './site-search.ts';

export interface SiteSearch {
  /** Interprets a query. The search for doctors uses the same result. */
  readonly understand: (query: SearchQuery) => Question;
  readonly pages: PageSearch;
}

/** Creates the search over pages from the index of the build. */
export function loadSiteSearch(
  { phrases, otherWords }: SerializedQuestions,
  { pages }: SerializedTexts,
): SiteSearch {
  const understand = createUnderstanding(phrases, new Set(otherWords.split(' ')));
  const search = loadSearch(pages);
  return {
    understand: (query) => ({ ...query, ...understand(query) }),
    pages: (question, most) => (question.isForeign ? [] : search(question, most)),
  };
}
