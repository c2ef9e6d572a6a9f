import type { Language } from '#app/site/language.ts';
import type { HindiFrontMatter } from '../hindi-front-matter.server.ts';
import type { InformationArticle } from '../information-article.ts';
import {
  searchedHindiPageOf,
  searchedPageOf,
  searchedPrices,
  searchedPublicPages,
} from './searched.server.ts';
import { createSearch, type Search } from './site-search.ts';

interface SearchedWords {
  /** From tools/information-pages/passages.ts. */
  readonly headings: readonly string[];
  readonly passages: readonly string[];
}

type SearchedArticle = InformationArticle & SearchedWords;
type HindiArticle = SearchedWords & { readonly frontmatter: HindiFrontMatter };

const articles = import.meta.glob<SearchedArticle>(['../information/*.mdx', '!../information/*.hi.mdx'], {
  eager: true,
});

/** Each a script of its own, which the first question loads. */
const hindiArticles = import.meta.glob<HindiArticle>('../information/*.hi.mdx');

interface SiteSearch {
  readonly pages: Search;
  readonly prices: Search;
}

const searches = new Map<Language, SiteSearch>();

async function createSiteSearch(language: Language): Promise<SiteSearch> {
  const pages = await Promise.all(
    Object.entries(articles).map(async ([file, { frontmatter, headings, passages }]) => {
      const hindi = await hindiArticles[file.replace(/\.mdx$/, '.hi.mdx')]?.();
      return language === 'hi' && hindi
        ? searchedHindiPageOf(frontmatter, hindi.frontmatter, hindi.headings, hindi.passages)
        : searchedPageOf(frontmatter, headings, passages, hindi?.frontmatter);
    }),
  );
  return {
    pages: createSearch([...searchedPublicPages(language), ...pages]),
    prices: createSearch(searchedPrices(language)),
  };
}

/**
 * The search over pages and prices, whose results are in the language and which knows the words of both. The first question makes
 * it, as it would hold up the start of every Worker.
 */
export async function siteSearch(language: Language): Promise<SiteSearch> {
  // Not the promise of it: one request must not wait for another's work.
  const made = searches.get(language) ?? (await createSiteSearch(language));
  searches.set(language, made);
  return made;
}
