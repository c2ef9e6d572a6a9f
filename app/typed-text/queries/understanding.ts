import { termOf } from '../spelling/folded-spelling.ts';
import { Answers, rankLoss, strangeWeight, wholeWeight } from './page-answers.ts';
import { denial, type SearchQuery } from './search-query.ts';
import {
  blockOf,
  fillerKey,
  medicineWorth,
  type SerializedPhrase,
  type SerializedPhrases,
  type Target,
  wordIn,
} from './serialized-phrases.ts';
import { likeness, wordSound } from './word-sounds.ts';
import { weighedWords } from './word-weights.ts';

/** The pages that a question asks for. */
export interface Understanding {
  /** Score of each page, from 0 to about 1, by its path in the default locale. */
  readonly pages: ReadonlyMap<string, number>;
  /** The question in the words of the site's pages, for searching their text. */
  readonly forms: readonly string[];
  /** The typed words, their other spellings and their exact synonyms. A result marks only these. */
  readonly marks: readonly string[];
  /** The same for each word that says something, or for all words if none does. A page that only its text finds must have one of each. */
  readonly needed: readonly (readonly string[])[];
  /** Whether the question is about work at the hospital. No page answers it. */
  readonly asksForWork: boolean;
  /** Whether the question is about something that the hospital does not offer. */
  readonly isForeign: boolean;
  /** Words that a result must all have. Empty if a page answers. */
  readonly required: readonly string[];
}

export type Understand = (query: SearchQuery) => Understanding;

/** Minimum likeness of two spellings of one word. */
const leastLikeness = 0.55;
/** Likeness from which a word is certainly the typed word in another form or spelling. */
const sameWord = 0.87;
/** Minimum likeness of a form that the search looks up in the texts. */
const formLikeness = 0.75;
/** The same for a form that a result marks: `insomia` marks "insomnia" (0.83), and `chitta` does not mark "ਚੇਤਾ" (0.80), memory. */
const markLikeness = 0.82;
/** Minimum share of a phrase that a visitor must type for the phrase to count. */
const leastShare = 0.5;
/** Share of a phrase from which the visitor certainly meant the phrase. */
const meantShare = 0.86;
/** The same share for a phrase without a page. It is higher, because `ghurade` (snoring) must not become `gurda` (kidney). */
const foreignShare = 0.96;
const ordinaryWeight = 0.2;
const companionWeight = 0.1;
/** Weight above which a word names a subject: "thyroid depression" finds a page. */
const tellingWeight = 0.3;
/** Minimum weight of a word within its phrase: "fall" alone does not find "night fall". */
const leastInPhrase = 0.35;

interface Match {
  readonly number: number;
  readonly likeness: number;
  /** Whether it is another known word, about other pages, that only sounds alike: `slip` for `sleep`. */
  readonly isElsewhere: boolean;
}

interface TypedWord {
  readonly text: string;
  readonly weight: number;
  /** Known spellings that certainly or probably are this word. */
  readonly forms: readonly string[];
  /** Those that certainly are. */
  readonly spellings: readonly string[];
  readonly matches: readonly Match[];
}

/** The part of a phrase that was typed. */
interface TypedPart {
  readonly share: number;
  /** Weight that the part explains, by the index of the typed word. */
  readonly weights: ReadonlyMap<number, number>;
  /** Whether a word of the phrase is another one than was typed. Such a phrase may suggest its page, but its words are neither searched nor marked. */
  readonly isElsewhere: boolean;
}

/** Certainty that two known words of one sound are the same. The sound leaves out a last n, but `maa` is not `man`. */
const sameSoundCertainty = (one: string, other: string) =>
  one.endsWith('n') === other.endsWith('n') ? 0.95 : 0.85;

function raise(shares: Map<number, number>, indexes: Iterable<number>, share: number): void {
  for (const index of indexes) shares.set(index, Math.max(share, shares.get(index) ?? 0));
}

const isLatin = (text: string) => /^[a-z]/.test(text);

/** The block of 128 code points of the first letter, which differs between Latin, Devanagari and Gurmukhi. */
const scriptOf = (text: string) => text.charCodeAt(0) >> 7;

/** Whether a word is one letter, held down: it sounds like a short word, but nobody means one. */
const isOneLetter = (text: string) => /^(\p{L})\1{2,}$/u.test(text);

/**
 * Interprets questions with the phrases that the build collected (serialized-phrases.ts).
 *
 * @param otherWords words of everyday language that no phrase has
 */
export function createUnderstanding(
  { words, targets, phrases, ...serialized }: SerializedPhrases,
  otherWords: ReadonlySet<string>,
): Understand {
  const ordinary = new Set(serialized.ordinary);
  const companionTerms = new Set([...weighedWords('companions')].map(termOf));
  /** Indexes of the phrases of each word. */
  const phrasesWith = words.map((): number[] => []);
  phrases.forEach(([, ...numbers], index) => {
    for (const number of numbers) phrasesWith[number]?.push(index);
  });
  const wordAt = (number: number) => wordIn(words, number);
  const numbers = new Map(words.map(({ text }, number) => [text, number]));
  const knownPages = new Map<number, ReadonlySet<string>>();

  /** The pages that a known word asks for. */
  function pagesOf(number: number): ReadonlySet<string> {
    const pages =
      knownPages.get(number) ??
      new Set((phrasesWith[number] ?? []).flatMap((index) => targetAt(phraseAt(index)[0]).pages));
    knownPages.set(number, pages);
    return pages;
  }

  const haveNoCommonPage = (one: number, other: number) =>
    ![...pagesOf(one)].some((page) => pagesOf(other).has(page));

  function phraseAt(index: number): SerializedPhrase {
    const phrase = phrases[index];
    if (!phrase) throw new Error(`There is no phrase ${index}.`);
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
    // `slip` and `sleep` sound alike, and both are known words.
    const own = numbers.get(text);
    const near: Match[] = [];
    const spellings: string[] = [];
    for (const number of otherWords.has(text) || isOneLetter(text)
      ? []
      : (serialized.blocks[blockOf(sound)] ?? [])) {
      const word = wordAt(number);
      const isOtherWord = own !== undefined && isLatin(text) && isLatin(word.text);
      const certainty = isOtherWord ? sameSoundCertainty(text, word.text) : 0.99;
      const alike = word.text === text ? 1 : text === denial ? 0 : likeness(sound, word);
      const sure = word.text === text ? 1 : alike * certainty;
      const isElsewhere =
        own !== undefined && scriptOf(text) === scriptOf(word.text) && haveNoCommonPage(own, number);
      if (sure >= leastLikeness) near.push({ number, likeness: sure, isElsewhere });
      if (alike >= markLikeness && !isElsewhere && (own === undefined || !haveNoCommonPage(own, number)))
        spellings.push(word.text);
    }
    const best = Math.max(0, ...near.map((match) => match.likeness));
    // A known or everyday word is not a misspelling of another one: `daru` is not `dar`.
    const least = best > sameWord || isCompanion || isOrdinary ? sameWord : best - 0.1;
    const matches = near.filter((match) => match.likeness >= least);
    const unknownWeight = isCompanion ? companionWeight : isOrdinary ? ordinaryWeight : strangeWeight;
    const nearest = matches.toSorted((one, other) => other.likeness - one.likeness)[0];
    const weight = nearest ? wordAt(nearest.number).weight : unknownWeight;
    const forms = near
      .filter((match) => match.likeness >= formLikeness && !match.isElsewhere)
      .map(({ number }) => wordAt(number).text);
    return { text, weight, matches, forms, spellings };
  }

  function typedPart(
    [, ...numbers]: SerializedPhrase,
    typed: readonly TypedWord[],
    sure: Certainties,
  ): TypedPart {
    let matched = 0;
    let whole = 0;
    let isElsewhere = false;
    const weights = new Map<number, number>();
    for (const number of numbers) {
      const weight = Math.max(leastInPhrase, wordAt(number).weight);
      whole += weight;
      // `माँ` and `मन` sound alike, so each typed word stands for one word of the phrase.
      const found = sure.get(number)?.find(({ index }) => !weights.has(index));
      if (!found) continue;
      matched += weight * found.likeness;
      isElsewhere ||= found.isElsewhere;
      weights.set(found.index, (typed[found.index]?.weight ?? 0) * found.likeness);
    }
    return { share: matched / whole, weights, isElsewhere };
  }

  return ({ text, asked, words: required }) => {
    const whole = asked.length <= 1 ? serialized.fillerQueries[fillerKey(text)] : undefined;
    if (whole !== undefined) {
      const pages = targetAt(whole).pages.map((path, rank): [string, number] => [path, 1 - rankLoss * rank]);
      return {
        pages: new Map(pages),
        forms: [],
        marks: [],
        needed: [],
        asksForWork: false,
        isForeign: false,
        required,
      };
    }
    const typed = asked.map(read);
    const sure = certainties(typed);
    const answers = new Answers(wholeWeight(typed));
    const meanings = new Set<string>();
    // Certainty that each word is about other matters or about this hospital, by the index of the word. A longer phrase is more certain: "sharab liver" is
    // about drinking, and "mobile price" is not about children.
    const foreign = new Map<number, number>();
    const elsewhere = new Map<number, number>();
    const ours = new Map<number, number>();
    const telling = new Set<number>();
    const work = new Map<number, number>();
    const synonyms = new Map<number, string[]>();
    for (const index of new Set([...sure.keys()].flatMap((number) => phrasesWith[number] ?? []))) {
      const phrase = phraseAt(index);
      const target = targetAt(phrase[0]);
      const { share, weights, isElsewhere } = typedPart(phrase, typed, sure);
      if (target.pages.length === 0) {
        if (share < foreignShare) continue;
        if (target.isWork) {
          const isWhole = typed.every(({ weight }, at) => weights.has(at) || weight <= tellingWeight);
          if (isWhole) raise(work, weights.keys(), share * weights.size);
          continue;
        }
        raise(foreign, weights.keys(), share * weights.size);
        if (target.worth > medicineWorth) raise(elsewhere, weights.keys(), share * weights.size);
        continue;
      }
      if (share < leastShare) continue;
      if (share >= meantShare) {
        if (!isElsewhere) for (const word of target.means.split(' ')) meanings.add(word);
        // Several words describe a subject, and only a single one is another name for it.
        if (!isElsewhere && share >= foreignShare && target.means !== '' && !target.means.includes(' '))
          for (const at of weights.keys()) synonyms.set(at, [...(synonyms.get(at) ?? []), target.means]);
        raise(ours, weights.keys(), share * weights.size);
        for (const at of weights.keys()) if ((typed[at]?.weight ?? 0) > tellingWeight) telling.add(at);
      }
      answers.add(target, share, weights);
    }
    const isNotOurs = ([at, share]: readonly [number, number]) => share > (ours.get(at) ?? 0);
    const asksForWork = [...work].some(isNotOurs);
    const isForeign =
      asksForWork ||
      [...elsewhere].some(isNotOurs) ||
      ([...foreign].some(isNotOurs) && [...telling].every((at) => foreign.has(at)));
    const pages = isForeign ? new Map<string, number>() : answers.pages();
    const words = typed.map((word, at) => ({ ...word, at })).filter(({ text }) => text !== denial);
    const own = words.map(({ text, spellings, at }) => [text, ...spellings, ...(synonyms.get(at) ?? [])]);
    const needed = own.filter((_, at) => (words[at]?.weight ?? 0) > tellingWeight);
    return {
      pages,
      forms: [...new Set([...typed.flatMap(({ forms }) => forms), ...meanings])].filter(
        (form) => form !== '' && form !== denial,
      ),
      marks: own.flat(),
      needed: needed.length > 0 ? needed : own,
      asksForWork,
      isForeign,
      required: pages.size > 0 ? [] : required,
    };
  };
}

interface Certainty extends Omit<Match, 'number'> {
  readonly index: number;
}

/** The typed words that are like a known word, the most like first, by the number of the known word. */
type Certainties = ReadonlyMap<number, readonly Certainty[]>;

function certainties(typed: readonly TypedWord[]): Certainties {
  const sure = new Map<number, Certainty[]>();
  typed.forEach(({ matches }, index) => {
    for (const { number, ...match } of matches) {
      const known = sure.get(number);
      if (known) known.push({ index, ...match });
      else sure.set(number, [{ index, ...match }]);
    }
  });
  for (const known of sure.values())
    if (known.length > 1) known.sort((one, other) => other.likeness - one.likeness);
  return sure;
}
