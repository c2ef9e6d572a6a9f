import MiniSearch from 'minisearch';
import { crisisPhrases, fillers, type SpokenWords, spokenWords } from './search-words.ts';

/** What is longer is cut: every word of a question is compared with every word of the site, which takes time. */
export const longestQuery = 100;
const mostWords = 12;

export interface SearchQuery {
  /** As typed, without what cannot be typed, and no longer than is read. */
  readonly text: string;
  /** The words to look for, folded. */
  readonly words: readonly string[];
  /** What they mean in the words of our pages, folded. */
  readonly meanings: readonly string[];
  /** Pages that answer words spoken in Hindi or Punjabi first. */
  readonly answers: ReadonlySet<string>;
  /** Whether nothing but such words was typed, so that those pages come before all others. */
  readonly answered: boolean;
  /** Somebody may be in danger: telephone numbers come first. */
  readonly crisis: boolean;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

export const wordsOf = (text: string): readonly string[] => text.match(wordPattern) ?? [];

/**
 * A word with one spelling for each sound, so that `udaasi` is `udasi` and `neend` is `nind`. For comparing, not for
 * showing.
 */
export function folded(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/chch|chh|cch/g, 'ch')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/(\p{L})\1+/gu, '$1');
}

const foldedText = (text: string) => wordsOf(text).map(folded).join(' ');

const foldedFillers: ReadonlySet<string> = new Set([...fillers].map(folded));

/** Whether a word tells something about what is looked for, unlike `nahi` and `the`. */
export const tells = (word: string) => !foldedFillers.has(word);

const spoken = spokenWords.flatMap((entry) =>
  entry.spoken.map((words): { phrase: string; entry: SpokenWords } => ({ phrase: foldedText(words), entry })),
);

/** @param raw what came with the request, which may be anything */
export function readSearchQuery(raw: string | null): SearchQuery {
  const text = (raw ?? '')
    .slice(0, longestQuery)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const all = wordsOf(text).slice(0, mostWords).map(folded);
  const telling = all.filter(tells);
  const said = ` ${all.join(' ')} `;
  const meant = spoken.filter(({ phrase }) => said.includes(` ${phrase} `));
  // Only the longest phrase counts: `neend nahi` means more than the `neend` in it.
  const longest = Math.max(0, ...meant.map(({ phrase }) => phrase.split(' ').length));
  return {
    text,
    words: telling.length > 0 ? telling : all,
    meanings: [...new Set(meant.flatMap(({ entry }) => wordsOf(entry.means).map(folded)))],
    answers: new Set(
      meant.filter(({ phrase }) => phrase.split(' ').length === longest).flatMap(({ entry }) => entry.pages),
    ),
    answered: meant.some(({ phrase }) => phrase.split(' ').filter(tells).length === telling.length),
    crisis: soundsLikeCrisis(text),
  };
}

/** Whether a text speaks of dying or of harming oneself, in the ways people type it: rather once too often than once too seldom. */
export function soundsLikeCrisis(text: string): boolean {
  if (text === '') return false;
  const typed = new MiniSearch({
    fields: ['text'],
    tokenize: (words) => [...wordsOf(words)],
    processTerm: folded,
  });
  typed.add({ id: 1, text });
  return crisisPhrases.some(
    (phrase) =>
      typed.search(phrase, { combineWith: 'AND', fuzzy: (term) => (term.length > 5 ? 0.2 : false) }).length >
      0,
  );
}
