import MiniSearch from 'minisearch';
import { inEnglish } from '#app/languages/language.ts';
import { hindiPageAt } from './hindi-pages.ts';
import { isIntimate } from './intimate-pages.ts';
import { listedPages, type SitePage } from './pages.ts';

const mostSuggestions = 5;
/** The rest is ignored: a path may be thousands of characters long, and each word is compared with all of the site. */
const readAtMost = 80;
/** Below this share of the best score a page only shares a common word. */
const worthShowing = 0.2;

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const index = new MiniSearch({
  idField: 'path',
  fields: ['title', 'shortTitle', 'spelling', 'words', 'summary', 'hindi'],
  searchOptions: {
    boost: { spelling: 4, words: 3, title: 2, shortTitle: 2, hindi: 2 },
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    prefix: (term) => term.length > 2,
    combineWith: 'OR',
  },
});

/** In Devanagari, so that no word is one that means something else in English. */
function hindiWords({ path }: SitePage): string {
  const { title = '', shortTitle = '', summary = '' } = hindiPageAt(path) ?? {};
  return `${title} ${shortTitle} ${summary}`.match(/\p{Script=Devanagari}+/gu)?.join(' ') ?? '';
}

/** No page about sex: nobody asked for one. */
const suggestedPages = listedPages.filter(({ path }) => !isIntimate(path));

index.addAll(
  suggestedPages.map((page) => ({
    ...page,
    words: page.path.slice(1),
    spelling: lettersOf(page.path),
    hindi: hindiWords(page),
  })),
);

/**
 * Pages whose address, title or summary is near to what was asked for, the nearest first.
 *
 * @param path the path of a request that no route has, in either language
 */
export function suggestPages(path: string): readonly SitePage[] {
  const asked = decoded(inEnglish(path))
    .slice(0, readAtMost)
    .normalize()
    .replace(/\.\w+$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const words = asked.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1);
  if (words.length === 0) return [];
  const found = index.search([...words, lettersOf(asked)].join(' '));
  const best = found[0]?.score ?? 0;
  return found
    .filter((result) => result.score >= best * worthShowing)
    .slice(0, mostSuggestions)
    .flatMap((result) => suggestedPages.find((page) => page.path === result.id) ?? []);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
