import type { InformationArticle } from '../information-article.ts';
import { searchedPageOf, searchedPrices, searchedPublicPages } from './searched.ts';
import { createSearch, type Search } from './site-search.ts';

interface SearchedArticle extends InformationArticle {
  /** From tools/information-pages/passages.ts. */
  readonly headings: readonly string[];
  readonly passages: readonly string[];
}

const articles = import.meta.glob<SearchedArticle>('../information/*.mdx', { eager: true });

let search: { readonly pages: Search; readonly prices: Search } | undefined;

/** The search over pages and prices. The first question makes it, as it would hold up the start of every Worker. */
export function siteSearch(): NonNullable<typeof search> {
  search ??= {
    pages: createSearch([
      ...searchedPublicPages,
      ...Object.values(articles).map(({ frontmatter, headings, passages }) =>
        searchedPageOf(frontmatter, headings, passages),
      ),
    ]),
    prices: createSearch(searchedPrices),
  };
  return search;
}
