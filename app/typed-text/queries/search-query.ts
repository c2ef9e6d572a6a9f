import { folded } from '../spelling/folded-spelling.ts';
import { weighedWords } from './word-weights.ts';

/** Longest text of a search, in characters: a story of some fifty words, as people dictate it. Longer text is cut. */
export const longestQuery = 300;
/** Words of a question that are compared with every word of the site. */
const mostWords = 24;

export interface SearchQuery {
  /** The text as typed, cut to {@link longestQuery} and without control characters. */
  readonly text: string;
  /** Words with information about the subject, in lower case. */
  readonly words: readonly string[];
  /** The same words, with {@link denial} for each negation: "no sleep" asks for something else than "sleep". */
  readonly asked: readonly string[];
}

/** Letters, marks, digits and joiners. Devanagari has joiners within a word. */
const wordPattern = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
const wordBoundary = /([\p{L}\p{M}\p{N}\u200c\u200d]+)/u;

export const wordsOf = (text: string): readonly string[] => text.match(wordPattern) ?? [];

/** Splits a text into words and the text between them, alternately. */
export const wordsAndBetween = (text: string): readonly string[] => text.split(wordBoundary);

interface FoldedWords {
  readonly fillers: ReadonlySet<string>;
  readonly denials: ReadonlySet<string>;
}

let foldedWords: FoldedWords | undefined;

const foldedSet = (kind: keyof FoldedWords) => new Set([...weighedWords(kind)].map(folded));

function wordsWithoutWeight(): FoldedWords {
  foldedWords ??= { fillers: foldedSet('fillers'), denials: foldedSet('denials') };
  return foldedWords;
}

/** Whether a folded word carries information about the subject, unlike denials and fillers such as `the`. */
export function tells(word: string): boolean {
  const { fillers, denials } = wordsWithoutWeight();
  return !fillers.has(word) && !denials.has(word);
}

/** Placeholder for every negation. */
export const denial = 'nahi';

/** Returns the words of a query that carry information, with {@link denial} for each negation. */
export function askedWords(text: string): readonly string[] {
  const { fillers, denials } = wordsWithoutWeight();
  const typed = wordsOf(text).slice(0, mostWords);
  // A single letter or a number adds no information to a word: "mummy ko migraine h 2 saal se".
  const whole = typed.filter((word) => !/^(\p{L}|\p{N}+)$/u.test(word));
  const words = (whole.length > 0 ? whole : typed).flatMap((word) => {
    const plain = folded(word);
    if (denials.has(plain)) return denial;
    return fillers.has(plain) ? [] : word.toLowerCase();
  });
  return words.every((word) => word === denial) ? [] : [...new Set(words)];
}

/** Every `q` of an address as one text, because danger is looked for in each of them, however long it is. */
export const typedQuery = (searchParams: URLSearchParams): string => searchParams.getAll('q').join('. ');

/** @param raw the `q` of the request, which may be any text */
export function readSearchQuery(raw: string | null): SearchQuery {
  const text = (raw ?? '')
    .slice(0, longestQuery)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const asked = askedWords(text);
  return { text, asked, words: asked.filter((word) => word !== denial) };
}
