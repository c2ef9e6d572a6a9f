import searchTexts from 'virtual:search-index/texts';
import type { Locale } from '#app/languages/locales.ts';
import { loadSiteSearch, type SiteSearch } from './loaded-site-search.ts';

const questions = () => import('virtual:search-index/questions');

/** Loads the texts at the first search, so no other page waits for them. */
function textsIn(locale: Locale) {
  const load = searchTexts[locale];
  if (!load) throw new Error(`There is no search index for the locale ${locale}.`);
  return load();
}

const loaded = new Map<Locale, SiteSearch>();

/** The search over pages. Results are in the locale, queries may be in any spoken language. */
export async function siteSearch(locale: Locale): Promise<SiteSearch> {
  const known = loaded.get(locale);
  if (known) return known;
  const [asked, searched] = await Promise.all([questions(), textsIn(locale)]);
  // The map holds the search, not its promise: workerd cancels a request that only waits for another request's promise.
  const search = loadSiteSearch(JSON.parse(asked.default), JSON.parse(searched.default));
  loaded.set(locale, search);
  return search;
}
