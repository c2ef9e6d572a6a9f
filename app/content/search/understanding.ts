import { denial, type SearchQuery, termOf } from './search-query.ts';
import {
  blockOf,
  medicineWorth,
  type SerializedPhrase,
  type SerializedPhrases,
  type Target,
  wordIn,
} from './serialized-phrases.ts';
import { likeness, wordSound } from './word-sounds.ts';
import { companions } from './word-weights.ts';

/** The pages that a question asks for, by the ways in which people ask for pages. */
export interface Understanding {
  /** How well each page answers, from 0 to about 1, by its English path. */
  readonly pages: ReadonlyMap<string, number>;
  /** The question in the words of our pages, for searching their text. */
  readonly forms: readonly string[];
  /** Whether the question is about something that this hospital does not do. */
  readonly isForeign: boolean;
  /** The words that a result must have, each of them: empty where a page answers. */
  readonly required: readonly string[];
}

export type Understand = (query: SearchQuery) => Understanding;

/** Two words of less likeness are two words. */
const leastLikeness = 0.55;
/** A word of this likeness is the one that was typed, in another form or spelling. */
const sameWord = 0.87;
/** A form of at least this likeness is searched for in the texts. */
const formLikeness = 0.75;
/** A phrase of which less was typed says nothing about the question. */
const leastShare = 0.5;
/** A phrase of which so much was typed was meant. */
const meantShare = 0.86;
/** The same for something that this hospital does not do: `ghurade` (snoring) is no `gurda` (kidney). */
const foreignShare = 0.96;
/** A page below this score answers too little of the question. */
const leastAnswer = 0.3;
/** Each page after the first of a target counts that much less. */
const rankLoss = 0.07;
/** The weight of a word that nobody asks by. */
const strangeWeight = 0.8;
const ordinaryWeight = 0.2;
const companionWeight = 0.1;
/** A word above this weight is about something: with "thyroid depression" we can help. */
const tellingWeight = 0.3;
/** A word of a phrase weighs at least this in it: "night fall" is not any "fall". */
const leastInPhrase = 0.35;

interface Match {
  readonly number: number;
  readonly likeness: number;
}

interface TypedWord {
  readonly weight: number;
  /** Its own and nearly its own spellings. */
  readonly forms: readonly string[];
  readonly matches: readonly Match[];
}

/** The part of a phrase that was typed. */
interface TypedPart {
  readonly share: number;
  /** The typed weight that it explains, by the place of the typed word. */
  readonly places: ReadonlyMap<number, number>;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((whole, number) => whole + number, 0);

/** Of two known words of one sound: a last n, which the sound leaves out, makes another word (`maa` is no `man`). */
const otherWord = (one: string, other: string) => (one.endsWith('n') === other.endsWith('n') ? 0.95 : 0.85);

const companionTerms = new Set([...companions].map(termOf));

function raise(shares: Map<number, number>, places: Iterable<number>, share: number): void {
  for (const place of places) shares.set(place, Math.max(share, shares.get(place) ?? 0));
}

const isLatin = (text: string) => /^[a-z]/.test(text);

/**
 * Reads questions by the phrases that the build has collected (serialized-phrases.ts).
 *
 * @param otherWords English words by which nobody asks for a page
 */
export function createUnderstanding(
  { words, targets, phrases, ...serialized }: SerializedPhrases,
  otherWords: ReadonlySet<string>,
): Understand {
  const ordinary = new Set(serialized.ordinary);
  const texts = new Set(words.map(({ text }) => text));
  /** For each word the places of its phrases. */
  const phrasesWith = words.map((): number[] => []);
  phrases.forEach(([, ...numbers], place) => {
    for (const number of numbers) phrasesWith[number]?.push(place);
  });
  const wordAt = (number: number) => wordIn(words, number);

  function phraseAt(place: number): SerializedPhrase {
    const phrase = phrases[place];
    if (!phrase) throw new Error(`There is no phrase ${place}.`);
    return phrase;
  }

  function targetAt(number: number): Target {
    const target = targets[number];
    if (!target) throw new Error(`There is no target ${number}.`);
    return target;
  }

  function read(text: string): TypedWord {
    const isCompanion = companionTerms.has(termOf(text));
    const isOrdinary = ordinary.has(termOf(text));
    const sound = wordSound(text);
    // `slip` and `sleep` sound alike, and both are known.
    const isKnownSpelling = texts.has(text);
    const near: Match[] = [];
    for (const number of otherWords.has(text) ? [] : (serialized.blocks[blockOf(sound)] ?? [])) {
      const word = wordAt(number);
      const isOtherWord = isKnownSpelling && isLatin(text) && isLatin(word.text);
      const certainty = isOtherWord ? otherWord(text, word.text) : 0.99;
      const sure = word.text === text ? 1 : text === denial ? 0 : likeness(sound, word) * certainty;
      if (sure >= leastLikeness) near.push({ number, likeness: sure });
    }
    const best = Math.max(0, ...near.map((match) => match.likeness));
    // A word that is known, or of everyday language, is not taken for a misspelt other one: `daru` is not `dar`.
    const least = best > sameWord || isCompanion || isOrdinary ? sameWord : best - 0.1;
    const matches = near.filter((match) => match.likeness >= least);
    const unknownWeight = isCompanion ? companionWeight : isOrdinary ? ordinaryWeight : strangeWeight;
    const nearest = matches.toSorted((one, other) => other.likeness - one.likeness)[0];
    const weight = nearest ? wordAt(nearest.number).weight : unknownWeight;
    const forms = near
      .filter((match) => match.likeness >= formLikeness)
      .map(({ number }) => wordAt(number).text);
    return { weight, matches, forms };
  }

  function typedPart(
    [, ...numbers]: SerializedPhrase,
    typed: readonly TypedWord[],
    sure: Certainties,
  ): TypedPart {
    let matched = 0;
    let whole = 0;
    const places = new Map<number, number>();
    for (const number of numbers) {
      const weight = Math.max(leastInPhrase, wordAt(number).weight);
      whole += weight;
      const found = sure.get(number);
      if (!found || places.has(found.place)) continue;
      matched += weight * found.likeness;
      places.set(found.place, (typed[found.place]?.weight ?? 0) * found.likeness);
    }
    return { share: matched / whole, places };
  }

  return ({ asked, words: required }) => {
    const typed = asked.map(read);
    const sure = certainties(typed);
    const answers = new Answers(wholeWeight(typed));
    const meanings = new Set<string>();
    // By the place of a word, how surely a phrase makes it foreign or ours. More words are surer: "sharab liver" is about drinking, and "mobile
    // price" is not about children.
    const foreign = new Map<number, number>();
    const elsewhere = new Map<number, number>();
    const ours = new Map<number, number>();
    const telling = new Set<number>();
    for (const place of new Set([...sure.keys()].flatMap((number) => phrasesWith[number] ?? []))) {
      const phrase = phraseAt(place);
      const target = targetAt(phrase[0]);
      const { share, places } = typedPart(phrase, typed, sure);
      if (target.pages.length === 0) {
        if (share < foreignShare) continue;
        raise(foreign, places.keys(), share * places.size);
        if (target.worth > medicineWorth) raise(elsewhere, places.keys(), share * places.size);
        continue;
      }
      if (share < leastShare) continue;
      if (share >= meantShare) {
        for (const word of target.means.split(' ')) meanings.add(word);
        raise(ours, places.keys(), share * places.size);
        for (const at of places.keys()) if ((typed[at]?.weight ?? 0) > tellingWeight) telling.add(at);
      }
      answers.add(target, share, places);
    }
    const isNotOurs = ([at, share]: readonly [number, number]) => share > (ours.get(at) ?? 0);
    const isForeign =
      [...elsewhere].some(isNotOurs) ||
      ([...foreign].some(isNotOurs) && [...telling].every((at) => foreign.has(at)));
    const pages = isForeign ? new Map<string, number>() : answers.pages();
    return {
      pages,
      forms: [...new Set([...typed.flatMap(({ forms }) => forms), ...meanings])].filter(
        (form) => form !== '' && form !== denial,
      ),
      isForeign,
      required: pages.size > 0 ? [] : required,
    };
  };
}

/** By the number of a known word: the place of the typed word that is most like it. */
type Certainties = ReadonlyMap<number, { readonly place: number; readonly likeness: number }>;

function certainties(typed: readonly TypedWord[]): Certainties {
  const sure = new Map<number, { readonly place: number; readonly likeness: number }>();
  typed.forEach(({ matches }, place) => {
    for (const { number, likeness } of matches) {
      if (likeness > (sure.get(number)?.likeness ?? 0)) sure.set(number, { place, likeness });
    }
  });
  return sure;
}

/** A long story has many words that nobody asks by: together they weigh as much as one. */
function wholeWeight(typed: readonly TypedWord[]): number {
  const weightOf = (isKnown: boolean) =>
    sum(typed.filter(({ matches }) => matches.length > 0 === isKnown).map(({ weight }) => weight));
  return weightOf(true) + Math.min(strangeWeight, weightOf(false));
}

/** The pages that were asked for: by the phrase that explains most, and by all phrases together. */
class Answers {
  readonly #whole: number;
  readonly #pages = new Map<string, { best: number; readonly places: Map<number, number> }>();

  constructor(whole: number) {
    this.#whole = whole;
  }

  add({ pages, worth }: Target, share: number, places: ReadonlyMap<number, number>): void {
    const explained = sum(places.values());
    pages.forEach((path, rank) => {
      const page = this.#pages.get(path) ?? { best: 0, places: new Map() };
      this.#pages.set(path, page);
      page.best = Math.max(page.best, explained * share ** 1.5 * worth * (1 - rankLoss * rank));
      if (share < 0.6) return;
      for (const [place, weight] of places) {
        page.places.set(place, Math.max(page.places.get(place) ?? 0, weight));
      }
    });
  }

  pages(): ReadonlyMap<string, number> {
    return new Map(
      [...this.#pages]
        .map(([path, { best, places }]): [string, number] => [
          path,
          (0.75 * best + 0.25 * sum(places.values())) / this.#whole,
        ])
        .filter(([, score]) => score >= leastAnswer),
    );
  }
}
