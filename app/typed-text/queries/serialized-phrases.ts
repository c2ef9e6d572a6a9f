import type { Searched } from '#app/content/search/site-search.ts';
import { pathWithoutLocale } from '#app/languages/localized-path.ts';
import { folded, termOf } from '../spelling/folded-spelling.ts';
import { askedWords, denial, wordsOf } from './search-query.ts';
import { queriesWithoutPage, type SpokenSubject } from './spoken-queries.ts';
import { type WordSound, wordSound } from './word-sounds.ts';
import { weighedWords } from './word-weights.ts';

/** A word that people use in queries. Its weight is from 0 to 1: a word that many pages share weighs little. */
export interface KnownWord extends WordSound {
  readonly text: string;
  readonly weight: number;
}

/** The pages that a phrase searches for. */
export interface Target {
  /** Paths in the default locale, the best answer first. Empty if the hospital does not do it. */
  readonly pages: readonly string[];
  /** Weight of a phrase: a listed query of a subject counts more than a keyword of a page. */
  readonly worth: number;
  /** Words for the subject on the site's pages, if people use other words in queries. */
  readonly means: string;
  /** Whether the phrases ask for work at the hospital. */
  readonly isWork?: true;
}

export type SerializedPhrase = readonly [target: number, ...words: number[]];

/** The first letter of a word's key. Only words of the same block are compared. */
export const blockOf = ({ key }: WordSound): string => key.charAt(0);

/** The queries for pages, in a form that an isolate can use without preparation. */
export interface SerializedPhrases {
  readonly words: readonly KnownWord[];
  readonly targets: readonly Target[];
  /** Thousands of phrases, each with the index of its target and the indexes of its words. */
  readonly phrases: readonly SerializedPhrase[];
  /** Indexes of the words of each block. */
  readonly blocks: Readonly<Record<string, readonly number[] | undefined>>;
  /** Indexes of the targets of queries that have only fillers, by {@link fillerKey}. */
  readonly fillerQueries: Readonly<Record<string, number | undefined>>;
  /** Words of everyday language. They occur in many pages, so they carry no information about the query. */
  readonly ordinary: readonly string[];
}

const companionWeight = 0.12;
const commonWeight = 0.25;
const leastWeight = 0.25;

const spokenWorth = 1.1;
/** Weight of a query of several words for an event of a life. */
const lifeEventWorth = 1.6;
const titleWorth = 1;
const keywordWorth = 0.95;

/** Weights of phrases without a page. A word of a subject outweighs another field of medicine, but not another matter. */
export const medicineWorth = 0;
const matterWorth = 1;

/** Number of pages from which a word of their text is everyday language. */
const everydayPages = 6;

interface Ways {
  readonly target: Target;
  /** Whether queries with one word that says something count only as a whole. */
  readonly isWhole?: true;
  readonly lines: readonly string[];
}

/** Returns the phrases for a page from its title and names. All locales of a page are one target. */
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

function waysSpoken({ queries, means, pages, isLifeEvent, isWhole }: SpokenSubject): readonly Ways[] {
  const ways = (worth: number, lines: readonly string[]): Ways => ({
    target: { pages, worth, means },
    ...(isWhole && { isWhole }),
    lines,
  });
  if (!isLifeEvent) return [ways(spokenWorth, queries)];
  const isLong = (line: string) => askedWords(line).length > 1;
  return [
    ways(lifeEventWorth, queries.filter(isLong)),
    ways(
      spokenWorth,
      queries.filter((line) => !isLong(line)),
    ),
  ];
}

/** A query whose words say nothing one by one, such as "who can see I was here", counts only as a whole, in any order. */
export const fillerKey = (query: string): string => [...new Set(wordsOf(query).map(folded))].sort().join(' ');

/** @param documents of all locales */
export function serializePhrases(
  subjects: readonly SpokenSubject[],
  documents: readonly Searched[],
): SerializedPhrases {
  const ways: readonly Ways[] = [
    ...subjects.flatMap(waysSpoken),
    ...waysOfPages(documents),
    { target: { pages: [], worth: medicineWorth, means: '' }, lines: queriesWithoutPage('medicine') },
    { target: { pages: [], worth: matterWorth, means: '' }, lines: queriesWithoutPage('matters') },
    { target: { pages: [], worth: matterWorth, means: '', isWork: true }, lines: queriesWithoutPage('work') },
  ];
  const vocabulary = new Vocabulary();
  const fillerQueries: Record<string, number> = {};
  const phrases = ways.flatMap(({ target, isWhole = false, lines }, index) => {
    const known = new Set<string>();
    return lines.flatMap((line): [number, ...number[]][] => {
      const words = askedWords(line);
      if (words.length === 0 || (isWhole && words.length === 1 && wordsOf(line).length > 1)) {
        fillerQueries[fillerKey(line)] ??= index;
        return [];
      }
      const numbers = words.map((word) => vocabulary.numberOf(word, target.pages));
      // Spellings of the same sound are one phrase.
      const sounds = numbers
        .map((number) => vocabulary.soundOf(number))
        .sort()
        .join(' ');
      if (known.has(sounds)) return [];
      known.add(sounds);
      return [[index, ...numbers]];
    });
  });
  const words = vocabulary.weighed(new Set(documents.map(({ id }) => id)).size);
  return {
    words,
    targets: ways.map(({ target }) => target),
    phrases,
    blocks: Object.fromEntries(Map.groupBy(words.keys(), (number) => blockOf(wordIn(words, number)))),
    fillerQueries,
    ordinary: ordinaryWords(documents),
  };
}

export function wordIn(words: readonly KnownWord[], number: number): KnownWord {
  const word = words[number];
  if (!word) throw new Error(`There is no word ${number}.`);
  return word;
}

const soundsOf = (words: ReadonlySet<string>) => new Set([...words].map((word) => wordSound(word).sound));

/** The words of all phrases, with their numbers and the pages that they search for. */
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
    const companionSounds = soundsOf(weighedWords('companions'));
    const commonSounds = soundsOf(new Set([denial, ...weighedWords('commonWords')]));
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
