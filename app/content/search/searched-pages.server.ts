import searchTexts from 'virtual:search-index/texts';
import type { Locale } from '#app/languages/locales.ts';
import { loadSiteSearch, type SiteSearch } from './loaded-site-search.ts';

const questions = () => import('virtual:search-index/questions');

/** Loaded by the first search: no other page waits for these files. */
function textsIn(locale: Locale) {
  const load = searchTexts[locale];
  if (!load) throw new Error(`There is no search index for the locale ${locale}.`);
  return load();
}

const loaded = new Map<Locale, SiteSearch>();

/** The search over pages and prices, whose results are in the language and which knows the words of both. */
export async function siteSearch(language: Locale): Promise<SiteSearch> {
  const known = loaded.get(language);
  if (known) return known;
  const [asked, searched] = await Promise.all([questions(), textsIn(language)]);
  // The search is kept, not the promise of it: workerd ends a request that waits for nothing but another request.
  const search = loadSiteSearch(JSON.parse(asked.default), JSON.parse(searched.default));
  loaded.set(language, search);
  return search;
}
