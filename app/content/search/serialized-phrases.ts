import { pathWithoutLocale } from '#app/languages/localized-path.ts';
import { askedWords, denial, termOf, wordsOf } from './search-query.ts';
import { otherMatters, otherMedicine, type SpokenWords } from './search-words.ts';
import type { Searched } from './site-search.ts';
import { type WordSound, wordSound } from './word-sounds.ts';
import { commonWords, companions } from './word-weights.ts';

/** A word by which people ask, and how much it tells, from 0 to 1: a word that many pages share tells little. */
export interface KnownWord extends WordSound {
  readonly text: string;
  readonly weight: number;
}

/** What a phrase asks for. */
export interface Target {
  /** English paths, the page that answers best first; none where this hospital does not do it. */
  readonly pages: readonly string[];
  /** How much a phrase counts: a line of the list of spoken words says more than a keyword of a page. */
  readonly worth: number;
  /** The words of our pages for it, if it is asked for in other words. */
  readonly means: string;
}

export type SerializedPhrase = readonly [target: number, ...words: number[]];

/** The first letter of a word's key: only words of one block are compared. */
export const blockOf = ({ key }: WordSound): string => key.charAt(0);

/** The ways in which people ask for pages, in a form that takes no work at the start of an isolate. */
export interface SerializedPhrases {
  readonly words: readonly KnownWord[];
  readonly targets: readonly Target[];
  /** For each phrase the place of its target, then those of its words: as numbers, since there are thousands. */
  readonly phrases: readonly SerializedPhrase[];
  /** The places of the words that may be spelt for each other, by the first letter of their key. */
  readonly blocks: Readonly<Record<string, readonly number[] | undefined>>;
  /** Words that many pages use in their text: everyday language, which says nothing about what is asked for. */
  readonly ordinary: readonly string[];
}

const companionWeight = 0.12;
const commonWeight = 0.25;
const leastWeight = 0.25;

const spokenWorth = 1.1;
const titleWorth = 1;
const keywordWorth = 0.95;

/** Worth of phrases without a page: a word of ours outweighs the first, and not the second. */
export const medicineWorth = 0;
const matterWorth = 1;

/** A word that so many pages use in their text is one of everyday language. */
const everydayPages = 6;

interface Ways {
  readonly target: Target;
  readonly lines: readonly string[];
}

/** Both languages of a page are one target. */
function waysOfPages(documents: readonly Searched[]): readonly Ways[] {
  return [...Map.groupBy(documents, ({ path }) => pathWithoutLocale(path))].flatMap(
    ([path, both]): Ways[] => {
      const titles = both.map(({ title }) => title);
      const names = both.flatMap(({ keywords, otherWords = [] }) => [...keywords, ...otherWords]);
      return [
        { target: { pages: [path], worth: titleWorth, means: '' }, lines: titles },
        { target: { pages: [path], worth: keywordWorth, means: '' }, lines: names },
      ];
    },
  );
}

const waysSpoken = ({ spoken, means, pages }: SpokenWords): Ways => ({
  target: { pages, worth: spokenWorth, means },
  lines: spoken,
});

/** @param documents of both languages */
export function serializePhrases(
  spokenWords: readonly SpokenWords[],
  documents: readonly Searched[],
): SerializedPhrases {
  const ways = [
    ...spokenWords.map(waysSpoken),
    ...waysOfPages(documents),
    { target: { pages: [], worth: medicineWorth, means: '' }, lines: otherMedicine },
    { target: { pages: [], worth: matterWorth, means: '' }, lines: otherMatters },
  ];
  const vocabulary = new Vocabulary();
  const phrases = ways.flatMap(({ target, lines }, place) => {
    const known = new Set<string>();
    return lines.flatMap((line): [number, ...number[]][] => {
      const words = askedWords(line);
      if (words.length === 0) return [];
      const numbers = words.map((word) => vocabulary.numberOf(word, target.pages));
      // Spellings of one sound are one phrase.
      const sounds = numbers
        .map((number) => vocabulary.soundOf(number))
        .sort()
        .join(' ');
      if (known.has(sounds)) return [];
      known.add(sounds);
      return [[place, ...numbers]];
    });
  });
  const words = vocabulary.weighed(new Set(documents.map(({ id }) => id)).size);
  return {
    words,
    targets: ways.map(({ target }) => target),
    phrases,
    blocks: Object.fromEntries(Map.groupBy(words.keys(), (number) => blockOf(wordIn(words, number)))),
    ordinary: ordinaryWords(documents),
  };
}

export function wordIn(words: readonly KnownWord[], number: number): KnownWord {
  const word = words[number];
  if (!word) throw new Error(`There is no word ${number}.`);
  return word;
}

const soundsOf = (words: ReadonlySet<string>) => new Set([...words].map((word) => wordSound(word).sound));

/** The words of all phrases, each with a number, and the pages that each asks for. */
class Vocabulary {
  readonly #words: (WordSound & { readonly text: string })[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #pages = new Map<string, Set<string>>();

  numberOf(text: string, pages: readonly string[]): number {
    const number = this.#numbers.get(text) ?? this.#words.push({ text, ...wordSound(text) }) - 1;
    this.#numbers.set(text, number);
    const asked = this.#pages.get(this.soundOf(number)) ?? new Set();
    for (const page of pages.slice(0, 2)) asked.add(page);
    this.#pages.set(this.soundOf(number), asked);
    return number;
  }

  soundOf(number: number): string {
    return this.#words[number]?.sound ?? '';
  }

  weighed(pageCount: number): readonly KnownWord[] {
    const companionSounds = soundsOf(companions);
    const commonSounds = soundsOf(new Set([denial, ...commonWords]));
    const weightOf = (sound: string) => {
      if (companionSounds.has(sound)) return companionWeight;
      if (commonSounds.has(sound)) return commonWeight;
      const pages = Math.max(1, this.#pages.get(sound)?.size ?? 0);
      return Math.max(leastWeight, 1 - Math.log(pages) / Math.log(pageCount + 1));
    };
    return this.#words.map((word) => ({ ...word, weight: Math.round(weightOf(word.sound) * 100) / 100 }));
  }
}

function ordinaryWords(documents: readonly Searched[]): readonly string[] {
  const pagesWith = new Map<string, number>();
  for (const { summary, headings, passages } of documents) {
    for (const word of new Set(wordsOf([summary, ...headings, ...passages].join(' ')).map(termOf))) {
      pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
    }
  }
  return [...pagesWith].filter(([, pages]) => pages >= everydayPages).map(([word]) => word);
}
