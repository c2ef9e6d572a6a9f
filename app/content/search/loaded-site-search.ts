import type { SearchQuery } from './search-query.ts';
import type { SerializedQuestions, SerializedTexts } from './serialized-site-search.ts';
import { loadSearch, type Question, type Search } from './site-search.ts';
import { createUnderstanding } from './understanding.ts';

export interface SiteSearch {
  /** Reads what a query asks for. Doctors are searched by the same question. */
  readonly understand: (query: SearchQuery) => Question;
  readonly pages: Search;
  readonly prices: Search;
}

/** Makes the search over pages and prices from what the build has stored. */
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
