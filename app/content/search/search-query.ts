import { denials, fillers } from './word-weights.ts';

/** What is longer is cut: every word of a question is compared with every word of the site, which takes time. */
export const longestQuery = 100;
const mostWords = 12;

export interface SearchQuery {
  /** The question as typed, cut to the longest that is read, without control characters. */
  readonly text: string;
  /** The words that tell something, in small letters; empty where none does. */
  readonly words: readonly string[];
  /** The same with `nahi` for each word that denies, since "neend" asks for something else than "neend nahi". */
  readonly asked: readonly string[];
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

/** A word as the index of texts has it: each spelling of Devanagari in one, and Latin letters without accents, in small ones. */
export const termOf = (word: string): string => {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return /[\u0900-\u097f]/.test(plain) ? foldedDevanagari(plain) : plain;
};

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

const foldedFillers: ReadonlySet<string> = new Set([...fillers].map(folded));
const foldedDenials: ReadonlySet<string> = new Set([...denials].map(folded));

/** Whether a word tells something about what is looked for, unlike `nahi` and `the`. */
export const tells = (word: string) => !foldedFillers.has(word) && !foldedDenials.has(word);

/** Stands for every word that denies. */
export const denial = 'nahi';

/** The words of a text by which people ask, with `nahi` for each word that denies. */
export function askedWords(text: string): readonly string[] {
  const typed = wordsOf(text).slice(0, mostWords);
  // A single letter or a number says nothing beside a word: "mummy ko migraine h 2 saal se".
  const whole = typed.filter((word) => !/^(\p{L}|\p{N}+)$/u.test(word));
  const words = (whole.length > 0 ? whole : typed).flatMap((word) => {
    const plain = folded(word);
    if (foldedDenials.has(plain)) return denial;
    return foldedFillers.has(plain) ? [] : word.toLowerCase();
  });
  return words.every((word) => word === denial) ? [] : [...new Set(words)];
}

/** @param raw the `q` of the request, which may be anything */
export function readSearchQuery(raw: string | null): SearchQuery {
  const text = (raw ?? '')
    .slice(0, longestQuery)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const asked = askedWords(text);
  return { text, asked, words: asked.filter((word) => word !== denial) };
}
