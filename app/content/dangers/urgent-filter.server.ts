import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import {
  askedWords,
  denial,
  type SearchQuery,
  tells,
  wordsOf,
} from '#app/typed-text/queries/search-query.ts';
import { likeness, type WordSound, wordSound } from '#app/typed-text/queries/word-sounds.ts';
import { folded } from '#app/typed-text/spelling/folded-spelling.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { searchWords } from '#messages/content/dangers/search-words.ts';
import { urgentWords } from '#messages/content/dangers/urgent-page.ts';
import { byUrgency, type DangerId } from './danger-table.ts';
import { urgentGroups, urgentIds } from './urgent-groups.ts';

/** Weight of a word by the text of a row that has it. A step may name many things that are not the danger. */
const weights = { searched: 1, sign: 1, meanwhile: 0.4, group: 0.4 } as const;

/** Least likeness of two spellings of one word. The inflections of a verb or a noun have 0.91. */
const leastLikeness = 0.9;
/** Least letters of a word whose beginning is enough, as in `breath` for `breathing`. */
const leastBeginning = 4;
/** Worth of a match by its kind, beside 1 for the same word. */
const worthOfStem = 0.95;
const worthOfSound = 0.85;
const worthOfBeginning = 0.7;

/** Least part of the best score. Rows below it only share a common word with the query. */
const leastPart = 0.5;
/** Least part of the score that a row with every word would have. Below it the query is about something else. */
const leastCovered = 0.3;
/** Words of a query that must be covered in part. A dictated story has many more. */
const coveredWords = 3;
/** Scores that differ by less are equal, so that the tier decides. */
const scoreStep = 0.15;
/** Worth of the words of a whole phrase, beside their worth one by one. */
const worthOfPhrase = 1;
/** Worth of “not” in a phrase, which no row has as a word. */
const worthOfDenial = 1.5;

interface KnownWord {
  readonly plain: string;
  readonly stem: string;
  readonly sound: WordSound;
  readonly rows: Map<DangerId, number>;
}

interface Phrase {
  readonly id: DangerId;
  readonly words: readonly string[];
}

interface Vocabulary {
  readonly words: readonly KnownWord[];
  readonly phrases: readonly Phrase[];
}

let vocabulary: Vocabulary | undefined;

/** Words of all urgent rows and of their groups, in every locale: somebody may type Hindi in Latin letters on an English page. */
function wordsOfRows(): Vocabulary {
  if (vocabulary) return vocabulary;
  const known = new Map<string, KnownWord>();
  const phrases: Phrase[] = [];
  const add = (id: DangerId, text: string, weight: number) => {
    for (const word of wordsOf(text)) {
      const plain = folded(word);
      if (plain.length < 2 || !tells(plain)) continue;
      const entry = known.get(plain) ?? {
        plain,
        stem: stemOf(plain),
        sound: wordSound(word),
        rows: new Map<DangerId, number>(),
      };
      entry.rows.set(id, Math.max(weight, entry.rows.get(id) ?? 0));
      known.set(plain, entry);
    }
  };
  for (const locale of localeTags) {
    const texts = messagesIn(locale, dangerWords);
    const searched = messagesIn(locale, searchWords);
    const { groups } = messagesIn(locale, urgentWords);
    for (const { id: group, rows } of urgentGroups) {
      for (const id of rows) {
        add(id, groups[group], weights.group);
        add(id, texts[id].meanwhile ?? '', weights.meanwhile);
        add(id, texts[id].sign, weights.sign);
        for (const phrase of searched[id]?.split(',') ?? []) {
          add(id, phrase, weights.searched);
          phrases.push({
            id,
            words: askedWords(phrase).map((word) => (word === denial ? word : folded(word))),
          });
        }
      }
    }
  }
  vocabulary = { words: [...known.values()], phrases: phrases.filter(({ words }) => words.length > 0) };
  return vocabulary;
}

/** A word without the endings of English verbs and nouns: `choking`, `chokes` and `choke` are `chok`. */
const stemOf = (plain: string) => plain.replace(/(?<=[a-z]{3})(?:ing|ed|es|e|s)$/, '');

const beginsAlike = (one: string, other: string) =>
  Math.min(one.length, other.length) >= leastBeginning && (one.startsWith(other) || other.startsWith(one));

interface Match {
  /** The row's words that are the typed word, folded. */
  readonly words: ReadonlySet<string>;
  /** Worth of the typed word for each row that has it. */
  readonly rows: ReadonlyMap<DangerId, number>;
  /** Worth of the word itself: a word that few rows have says more. */
  readonly rarity: number;
}

function matchOf(word: string): Match {
  const plain = folded(word);
  const sound = wordSound(word);
  const stem = stemOf(plain);
  const worthOf = (known: KnownWord) => {
    if (known.plain === plain) return 1;
    if (known.stem === stem) return worthOfStem;
    if (likeness(known.sound, sound) >= leastLikeness) return worthOfSound;
    return beginsAlike(known.plain, plain) ? worthOfBeginning : 0;
  };
  const words = new Set<string>();
  const rows = new Map<DangerId, number>();
  for (const known of wordsOfRows().words) {
    const worth = worthOf(known);
    if (worth === 0) continue;
    if (worth > worthOfBeginning) words.add(known.plain);
    for (const [id, weight] of known.rows) rows.set(id, Math.max(worth * weight, rows.get(id) ?? 0));
  }
  return { words, rows, rarity: Math.log(1 + urgentIds.length / Math.max(rows.size, 1)) };
}

/** Adds the worth of the longest phrase of each row whose words are all in the query. */
function addPhrases(scores: Map<DangerId, number>, matches: readonly Match[], denies: boolean): void {
  const best = new Map<DangerId, number>();
  const rarityOf = (word: string) => {
    if (word === denial) return denies ? worthOfDenial : undefined;
    return matches.find(({ words }) => words.has(word))?.rarity;
  };
  for (const { id, words } of wordsOfRows().phrases) {
    const worth = words.map(rarityOf);
    if (worth.includes(undefined)) continue;
    const sum = worth.reduce<number>((total, part) => total + (part ?? 0), 0);
    best.set(id, Math.max(sum, best.get(id) ?? 0));
  }
  for (const [id, worth] of best) scores.set(id, (scores.get(id) ?? 0) + worthOfPhrase * worth);
}

/**
 * Whether a query has no words but those of one search phrase of a row, such as "lithium loose motions". Then it names the row and no greater danger.
 *
 * @param query at most as long as a phrase, because longer text is cut
 */
export const isPhraseOf = ({ words }: Pick<SearchQuery, 'words'>, id: DangerId): boolean => {
  const matches = words.map(matchOf);
  return wordsOfRows().phrases.some(
    (phrase) =>
      phrase.id === id &&
      matches.length > 0 &&
      matches.every(({ words: alike }) => phrase.words.some((word) => alike.has(word))) &&
      phrase.words.every((word) => word === denial || matches.some(({ words: alike }) => alike.has(word))),
  );
};

/**
 * Finds the urgent rows that have the words of a query, in any spelling, script and language of the site. A row that matches better comes first;
 * of rows that match alike, the more urgent one.
 *
 * @returns no rows if no row has enough of the query
 */
export function urgentRowsFor({ words, asked }: Pick<SearchQuery, 'words' | 'asked'>): readonly DangerId[] {
  const matches = words.map(matchOf);
  const scores = new Map<DangerId, number>();
  for (const { rows, rarity } of matches) {
    for (const [id, worth] of rows) scores.set(id, (scores.get(id) ?? 0) + worth * rarity);
  }
  addPhrases(scores, matches, asked.includes(denial));
  const most = Math.max(0, ...scores.values());
  const whole = matches
    .map(({ rarity }) => rarity)
    .toSorted((one, other) => other - one)
    .slice(0, coveredWords)
    .reduce((sum, rarity) => sum + rarity, 0);
  if (most === 0 || most < leastCovered * whole) return [];
  const rank = (id: DangerId) => Math.round((scores.get(id) ?? 0) / most / scoreStep);
  return urgentIds
    .filter((id) => (scores.get(id) ?? 0) >= leastPart * most)
    .toSorted((one, other) => rank(other) - rank(one) || byUrgency(one, other));
}
