import { keysOf } from '../spelling/phonetic-key.ts';
import { plainText } from '../spelling/plain-text.ts';

/** Number of weights of each kind of danger: a power of two. Features whose hashes meet share a weight. */
export const buckets = 1 << 16;

/** A word by its sound: the same in Latin letters, Devanagari, Gurmukhi and the script of Urdu (spelling/phonetic-key.ts). */
export interface SpokenWord {
  /** One letter for each consonant and each long vowel. */
  readonly letters: string;
  /** Without short vowels. */
  readonly sound: string;
}

/** A word may have signs for letters in it, such as "k!ll" and "$uicide". Signs after a word are punctuation. */
const wordPattern = /[$@]?[\p{L}\p{M}\p{N}]+(?:[!$@*|]+[\p{L}\p{M}\p{N}]+)*/gu;

const maskedLetters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '!': 'i', '|': 'l', '@': 'a', $: 's' },
};

/** Replaces digits and signs that stand for letters, between letters or before them: "su1cide", "k!ll", "$uicide". */
const unmasked = (word: string) =>
  word.replace(/(?<=[a-z])[0134578!|@$]+(?=[a-z])|^[$@](?=[a-z])/g, (signs) =>
    [...signs].map((sign) => maskedLetters[sign] ?? '').join(''),
  );

/** Reads the words of a text. */
export function spokenWords(text: string): readonly SpokenWord[] {
  return [...plainText(text).matchAll(wordPattern)].flatMap(([word]) => {
    const { letters, sound } = keysOf(unmasked(word));
    return letters === '' ? [] : [{ letters, sound: sound || letters }];
  });
}

/** Features of a text. The features of the word `at` are `ids` from `offsets[at]` to `offsets[at + 1]`. */
export interface Features {
  readonly ids: Int32Array;
  readonly offsets: Int32Array;
}

interface RunLengths {
  readonly shortest: number;
  readonly longest: number;
}

/** Lengths of the runs of characters, over the words of a text with `_` between them. */
const letterRuns: RunLengths = { shortest: 3, longest: 6 };
const soundRuns: RunLengths = { shortest: 3, longest: 7 };
/** The same over the words without spaces, for words that somebody joined or split. */
const joinedRuns: RunLengths = { shortest: 5, longest: 7 };

/** Farthest word before a word, in words, with which it makes a pair. */
const farthestPair = 3;

/** Starts of the hashes, so that features of different sorts differ. */
const seeds = { letters: 1, sounds: 2, joined: 3, word: 4, neighbours: 5, pair: 6 };

/** A step of FNV-1a over 16-bit characters. */
const added = (sum: number, code: number) => Math.imul(sum ^ code, 0x01000193);

/** Hash of a text, to be spread with {@link bucketOf}. */
export function hash(seed: number, text: string): number {
  let sum = seed;
  for (let at = 0; at < text.length; at += 1) sum = added(sum, text.charCodeAt(at));
  return sum;
}

/** Spreads a hash over the buckets (the last step of MurmurHash3). */
export function bucketOf(sum: number): number {
  let mixed = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) & (buckets - 1);
}

/** Lists the features of a text: runs of letters and of sounds, words, and pairs of words. A feature belongs to the word that ends it. */
export function featuresOf(words: readonly SpokenWord[]): Features {
  const ids: number[] = [];
  const offsets = new Int32Array(words.length + 1);
  // A run is hashed from its end, so that each longer run takes one step.
  const addRuns = (seed: number, text: string, from: number, { shortest, longest }: RunLengths) => {
    for (let end = from; end < text.length; end += 1) {
      let sum = seed;
      for (let length = 1; length <= longest && length <= end + 1; length += 1) {
        sum = added(sum, text.charCodeAt(end + 1 - length));
        if (length >= shortest) ids.push(bucketOf(sum));
      }
    }
  };
  const wordHashes = words.map(({ sound }) => hash(seeds.word, sound));
  let letters = '_';
  let sounds = '_';
  let joined = '';
  words.forEach((word, at) => {
    const before = { letters: letters.length, sounds: sounds.length, joined: joined.length };
    letters += `${word.letters}_`;
    sounds += `${word.sound}_`;
    joined += word.letters;
    addRuns(seeds.letters, letters, before.letters, letterRuns);
    addRuns(seeds.sounds, sounds, before.sounds, soundRuns);
    addRuns(seeds.joined, joined, before.joined, joinedRuns);
    const own = wordHashes[at] ?? 0;
    ids.push(bucketOf(own));
    for (let back = 1; back <= farthestPair && back <= at; back += 1) {
      const seed = back === 1 ? seeds.neighbours : seeds.pair;
      ids.push(bucketOf(added(added(wordHashes[at - back] ?? 0, seed), own)));
    }
    offsets[at + 1] = ids.length;
  });
  return { ids: Int32Array.from(ids), offsets };
}

/** Number of words that are scored together: a text as people dictate it. */
export const windowWords = 40;

/** A part of a text, from one word to before another. */
export interface ScoredWindow {
  readonly score: number;
  readonly from: number;
  readonly to: number;
}

/** Divisor of a sum of weights. Without it a long text would have a greater score than a short one. */
export const divisorOf = (features: number): number => Math.sqrt(Math.max(1, features));

/**
 * Finds the part of a text with the highest sum of weights, divided by {@link divisorOf}. A text has at least one word.
 *
 * @param size number of words of a part
 */
export function bestWindow(
  { ids, offsets }: Features,
  weights: Float64Array | Int8Array,
  size = windowWords,
): ScoredWindow {
  const words = offsets.length - 1;
  // A short text is one part. Most texts are, and training scores each of them hundreds of times.
  if (words <= size) {
    let sum = 0;
    for (let index = 0; index < ids.length; index += 1) sum += weights[ids[index] as number] as number;
    return { score: sum / divisorOf(ids.length), from: 0, to: words };
  }
  const sums = new Float64Array(words + 1);
  for (let at = 0; at < words; at += 1) {
    let sum = sums[at] ?? 0;
    const end = offsets[at + 1] ?? 0;
    for (let index = offsets[at] ?? 0; index < end; index += 1) sum += weights[ids[index] ?? 0] ?? 0;
    sums[at + 1] = sum;
  }
  let best: ScoredWindow = { score: Number.NEGATIVE_INFINITY, from: 0, to: words };
  for (let from = 0; from <= Math.max(0, words - size); from += 1) {
    const to = Math.min(words, from + size);
    const sum = (sums[to] ?? 0) - (sums[from] ?? 0);
    const score = sum / divisorOf((offsets[to] ?? 0) - (offsets[from] ?? 0));
    if (score > best.score) best = { score, from, to };
  }
  return best;
}
