import MiniSearch from 'minisearch';
import { otherLocales } from '#app/languages/locales.ts';
import { pathWithoutLocale } from '#app/languages/localized-path.ts';
import { pageAt } from './localized-pages.ts';
import { indexedPages, type SitePage } from './pages.ts';
import { isSensitivePage } from './sensitive-pages.ts';

const mostSuggestions = 5;
/**
 * Characters of a path that are compared. A path may have thousands of characters, and each word is compared
 * with the whole site.
 */
const readAtMost = 80;
/** Minimum share of the best score. A page below it only shares a common word. */
const worthShowing = 0.2;

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the words of a page in other locales, without Latin letters. Words in Latin letters could mean something else in English. */
const otherWords = ({ path }: SitePage): string =>
  otherLocales
    .flatMap((locale) => {
      const { title = '', shortTitle = '', summary = '' } = pageAt(locale, path) ?? {};
      return `${title} ${shortTitle} ${summary}`.match(/[^\P{L}\p{Script=Latin}][\p{L}\p{M}]*/gu) ?? [];
    })
    .join(' ');

/** Pages that may be suggested. Pages about sex are excluded, because the reader did not ask for them. */
const suggestedPages = indexedPages.filter(({ path }) => !isSensitivePage(path));

function createIndex(): MiniSearch {
  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'shortTitle', 'spelling', 'words', 'summary', 'otherWords'],
    searchOptions: {
      boost: { spelling: 4, words: 3, title: 2, shortTitle: 2, otherWords: 2 },
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      prefix: (term) => term.length > 2,
      combineWith: 'OR',
    },
  });
  index.addAll(
    suggestedPages.map((page) => ({
      ...page,
      words: page.path.slice(1),
      spelling: lettersOf(page.path),
      otherWords: otherWords(page),
    })),
  );
  return index;
}

/** The first suggestion creates it. The locales are not loaded when the module is evaluated. */
let index: MiniSearch | undefined;

/**
 * Suggests pages whose address, title or summary is similar to a path, the best first.
 *
 * @param path path of a request that no route has, in any locale. All locales must be loaded
 */
export function suggestPages(path: string): readonly SitePage[] {
  const asked = decoded(pathWithoutLocale(path))
    .slice(0, readAtMost)
    .normalize()
    .replace(/\.\w+$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const words = asked.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1);
  if (words.length === 0) return [];
  index ??= createIndex();
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
