import type { SearchQuery } from './search-query.ts';
import type { SerializedQuestions, SerializedTexts } from './serialized-site-search.ts';
import { loadSearch, type Question, type Search } from './site-search.ts';
import { createUnderstanding } from './understanding.ts';

export interface SiteSearch {
  /** Finds out what a query asks for. The search for doctors uses the same question. */
  readonly understand: (query: SearchQuery) => Question;
  readonly pages: Search;
  readonly prices: Search;
}

/** Makes the search over pages and prices from the index of the build. */
export function loadSiteSearch(
  { phrases, otherWords }: SerializedQuestions,
  { pages, prices }: SerializedTexts,
): SiteSearch {
  const understand = createUnderstanding(phrases, new Set(otherWords.split(' ')));
  const ours =
    (search: Search): Search =>
    (question, most) =>
      question.isForeign ? [] : search(question, most);
  return {
    understand: (query) => ({ ...query, ...understand(query) }),
    pages: ours(loadSearch(pages)),
    prices: ours(loadSearch(prices)),
  };
}
