import type { InLanguages, Language } from '#app/languages/language.ts';
import { loadSiteSearch, type SiteSearch } from './loaded-site-search.ts';

/** Loaded by the first search: no other page waits for these files. */
const texts: InLanguages<() => Promise<{ readonly default: string }>> = {
  en: () => import('virtual:search-index/en'),
  hi: () => import('virtual:search-index/hi'),
};
const questions = () => import('virtual:search-index/questions');

const loaded = new Map<Language, SiteSearch>();

/** The search over pages and prices, whose results are in the language and which knows the words of both. */
export async function siteSearch(language: Language): Promise<SiteSearch> {
  const known = loaded.get(language);
  if (known) return known;
  const [asked, searched] = await Promise.all([questions(), texts[language]()]);
  // The search is kept, not the promise of it: workerd ends a request that waits for nothing but another request.
  const search = loadSiteSearch(JSON.parse(asked.default), JSON.parse(searched.default));
  loaded.set(language, search);
  return search;
}
