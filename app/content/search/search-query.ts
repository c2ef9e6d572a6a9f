import MiniSearch from 'minisearch';
import type { Language } from '#app/site/language.ts';
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

/** The joiners of Devanagari stand within a word. */
const wordLetters = '[\\p{L}\\p{M}\\p{N}\\u200c\\u200d]+';
const wordPattern = new RegExp(wordLetters, 'gu');
const wordBoundary = new RegExp(`(${wordLetters})`, 'u');

export const wordsOf = (text: string): readonly string[] => text.match(wordPattern) ?? [];

/** A text's words of Devanagari. */
export const devanagariIn = (text: string): string =>
  text.match(/[\p{Script=Devanagari}\u200c\u200d]+/gu)?.join(' ') ?? '';

/** Words and what stands between them, in turn. */
export const wordsAndBetween = (text: string): readonly string[] => text.split(wordBoundary);

/**
 * What people write in Devanagari in more than one way, in one: with or without the dot of ज़ and joiners, a nasal as a letter or as
 * a sign, short or long, ये or ए, a consonant once or twice. Without sign it is what `NFKD` makes of it.
 */
const foldedDevanagari = (word: string) =>
  word
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(/ँ|[ङञणनम]्/g, 'ं')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ई', 'इ')
    .replaceAll('ऊ', 'उ')
    .replaceAll('ये', 'ए')
    .replace(/([क-ह])्\1/g, '$1');

/**
 * A word with one spelling for each sound, so that `udaasi` is `udasi`, `neend` is `nind` and `चिन्ता` is `चिंता`. For comparing,
 * not for showing.
 */
export function folded(word: string): string {
  return foldedDevanagari(word.normalize('NFKD'))
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/chch|chh|cch/g, 'ch')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/(\p{L})\1+/gu, '$1');
}

/**
 * The same for Hindi in Latin letters, which has no spelling: `wehem` is `vehem`, `zeher` is `jeher`, `nahin` is `nahi`. English
 * words would become others by it, so that it is for what we list as spoken alone.
 */
export const foldedSpoken = (word: string): string =>
  folded(word)
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('ph', 'f')
    .replace(/(?<=\p{L}[aeiou])n$/u, '');

const foldedText = (text: string) => wordsOf(text).map(foldedSpoken).join(' ');

const foldedFillers: ReadonlySet<string> = new Set([...fillers].map(folded));

/** Whether a word tells something about what is looked for, unlike `nahi` and `the`. */
export const tells = (word: string) => !foldedFillers.has(word);

const countTelling = (words: readonly string[]) => words.map(folded).filter(tells).length;

interface SpokenPhrase {
  readonly phrase: string;
  /** How many of its words tell something. */
  readonly telling: number;
  readonly entry: SpokenWords;
}

const spoken = spokenWords.flatMap((entry) =>
  entry.spoken.map(
    (words): SpokenPhrase => ({ phrase: foldedText(words), telling: countTelling(wordsOf(words)), entry }),
  ),
);

/** What is meant in the words of the pages, folded: in Hindi also what is said in Devanagari where it was typed in Latin letters. */
const meaningsOf = ({ means, spoken: said }: SpokenWords, language: Language) => [
  ...wordsOf(means).map(folded),
  ...(language === 'hi'
    ? wordsOf(devanagariIn(said.join(' ')))
        .map(folded)
        .filter(tells)
    : []),
];

/**
 * @param raw what came with the request, which may be anything
 * @param language of the pages that are looked for
 */
export function readSearchQuery(raw: string | null, language: Language = 'en'): SearchQuery {
  const text = (raw ?? '')
    .slice(0, longestQuery)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const typed = wordsOf(text).slice(0, mostWords);
  const all = typed.map(folded);
  const telling = all.filter(tells);
  const said = ` ${typed.map(foldedSpoken).join(' ')} `;
  const meant = spoken.filter(({ phrase }) => said.includes(` ${phrase} `));
  // Only the longest phrase counts: `neend nahi` means more than the `neend` in it.
  const longest = Math.max(0, ...meant.map(({ phrase }) => phrase.split(' ').length));
  return {
    text,
    words: telling.length > 0 ? telling : all,
    meanings: [...new Set(meant.flatMap(({ entry }) => meaningsOf(entry, language)))],
    answers: new Set(
      meant.filter(({ phrase }) => phrase.split(' ').length === longest).flatMap(({ entry }) => entry.pages),
    ),
    answered: meant.some((phrase) => phrase.telling === telling.length),
    crisis: soundsLikeCrisis(text),
  };
}

/** Whether a text speaks of dying or of harming oneself, in the ways people type it: rather once too often than once too seldom. */
export function soundsLikeCrisis(text: string): boolean {
  if (text === '') return false;
  const typed = new MiniSearch({
    fields: ['text'],
    tokenize: (words) => [...wordsOf(words)],
    processTerm: foldedSpoken,
  });
  typed.add({ id: 1, text });
  return crisisPhrases.some(
    (phrase) =>
      typed.search(phrase, { combineWith: 'AND', fuzzy: (term) => (term.length > 5 ? 0.2 : false) }).length >
      0,
  );
}
