import type { Locale } from '#app/languages/locales.ts';
import { readText } from '#app/platform/texts/texts.server.ts';
import type { InformationArticle } from '../information-article.ts';
import { passagesOf } from './article-passages.ts';
import { loadSiteSearch, type SiteSearch } from './loaded-site-search.ts';
import type { SerializedQuestions, SerializedTexts } from './serialized-site-search.ts';
import type { Found, Hit } from './site-search.ts';

const loaded = new Map<Locale, SiteSearch>();

/**
 * The search over pages. Results are in the locale, queries may be in any spoken language.
 *
 * @param assets the static files of the deployment, which hold the indexes
 */
export async function siteSearch(locale: Locale, assets: Fetcher): Promise<SiteSearch> {
  const known = loaded.get(locale);
  if (known) return known;
  const [questions, texts] = await Promise.all([
    readText<SerializedQuestions>(assets, 'questions'),
    readText<SerializedTexts>(assets, `${locale}/search`),
  ]);
  // The map holds the search, not its promise: workerd cancels a request that only waits for another request's promise.
  const search = loadSiteSearch(questions, texts);
  loaded.set(locale, search);
  return search;
}

/**
 * Returns the pages that were found with their excerpts, from the texts of these pages.
 *
 * @param assets the static files of the deployment, which hold the texts
 */
export const withExcerpts = (hits: readonly Hit[], assets: Fetcher): Promise<readonly Found[]> =>
  Promise.all(
    hits.map(async ({ article, found }) =>
      article ? found(passagesOf(await readText<InformationArticle>(assets, article))) : found(),
    ),
  );
