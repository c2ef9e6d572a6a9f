/** Guesses the pages that a question asks for, with weights that were learned from questions (decision 0125). */

import { bucketOf, buckets, hash, spokenWords } from '../danger/features.ts';

/** The trained model, as `npm run page-model` writes it. */
export interface SerializedPageModel {
  /** Paths in the default locale. The last entry is empty: no page answers. */
  readonly pages: readonly string[];
  /** Score of a page before a word is read. */
  readonly biases: readonly number[];
  /** Size of a step of the weights. */
  readonly step: number;
  /** A character for each bucket: the number of its weights. */
  readonly counts: string;
  /** A character for each weight, in the order of the buckets: the index of its page. */
  readonly targets: string;
  /** A character for each weight: its steps. */
  readonly steps: string;
}

/**
 * Returns the probability of each page for a question, the likeliest first. The key of "no page answers" is the empty text.
 */
export type PageModel = (text: string) => ReadonlyMap<string, number>;

/** Greatest number of steps of a weight, in both directions. */
export const mostSteps = 15;

/** Printable characters without those that JSON escapes. */
const alphabet = Array.from({ length: 256 }, (_, at) => String.fromCharCode(at))
  .filter((character) => /[^\p{C}\p{Z}"\\]/u.test(character))
  .join('');
/** Number of each character by its code: a table, because a model has half a million characters. */
const numbers = new Uint8Array(256);
[...alphabet].forEach((character, number) => {
  numbers[character.charCodeAt(0)] = number;
});

/** @param number a whole number from 0 to {@link mostNumber} */
export const characterOf = (number: number): string => alphabet.charAt(number);

/** Greatest number that one character stands for. */
export const mostNumber = alphabet.length - 1;

function numbersOf(text: string): Uint8Array {
  const found = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) found[at] = numbers[text.charCodeAt(at)] ?? 0;
  return found;
}

const runLengths = { shortest: 3, longest: 5 };
/** Starts of the hashes, so that features of different sorts differ. */
const seeds = { run: 1, word: 3, pair: 4 };

/** Lists the features of a question: runs of letters within its words, its words by their sound, and pairs of neighbouring words. */
export function questionFeatures(text: string): readonly number[] {
  const words = spokenWords(text);
  const features = new Set<number>();
  words.forEach(({ letters, sound }, at) => {
    const framed = `_${letters}_`;
    for (let length = runLengths.shortest; length <= runLengths.longest; length += 1)
      for (let from = 0; from + length <= framed.length; from += 1)
        features.add(bucketOf(hash(seeds.run, framed.slice(from, from + length))));
    features.add(bucketOf(hash(seeds.word, sound)));
    const before = words[at - 1];
    if (before) features.add(bucketOf(hash(seeds.pair, `${before.sound} ${sound}`)));
  });
  return [...features];
}

/** Value of each feature of a question. With it a long question has no greater scores than a short one. */
export const featureValue = (features: number): number => 4 / Math.sqrt(Math.max(1, features));

/** Turns scores into probabilities, in place. */
export function toProbabilities(scores: Float64Array): Float64Array {
  const best = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let whole = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] ?? 0) - best);
    scores[at] = power;
    whole += power;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / whole;
  return scores;
}

/** @throws Error if the model does not have the form that this version reads */
export function readPageModel({
  pages,
  biases,
  step,
  counts,
  ...serialized
}: SerializedPageModel): PageModel {
  if (counts.length !== buckets) throw new Error('The model is of another version: npm run page-model');
  const targets = numbersOf(serialized.targets);
  const steps = numbersOf(serialized.steps);
  const offsets = new Uint32Array(buckets + 1);
  numbersOf(counts).forEach((count, bucket) => {
    offsets[bucket + 1] = (offsets[bucket] ?? 0) + count;
  });
  return (text) => {
    const scores = Float64Array.from(biases);
    const features = questionFeatures(text);
    if (features.length === 0) return new Map();
    const size = step * featureValue(features.length);
    for (const bucket of features)
      for (let at = offsets[bucket] ?? 0; at < (offsets[bucket + 1] ?? 0); at += 1) {
        const target = targets[at] ?? 0;
        scores[target] = (scores[target] ?? 0) + ((steps[at] ?? 0) - mostSteps) * size;
      }
    const shares = toProbabilities(scores);
    return new Map(
      pages
        .map((page, at): [string, number] => [page, shares[at] ?? 0])
        .sort(([, one], [, other]) => other - one),
    );
  };
}
