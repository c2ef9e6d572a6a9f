import { type DetectedDanger, dangerOrder } from './detected-danger.ts';
import { bestWindow, buckets, featuresOf, spokenWords, windowWords } from './features.ts';

/** The trained detection, as `npm run danger-model` writes it to trained/danger-model.json. */
export interface SerializedModel {
  /** For each danger: the bias of its score, the size of a step of its weights, and a character for each weight. */
  readonly kinds: Readonly<
    Record<DetectedDanger, { readonly bias: number; readonly step: number; readonly weights: string }>
  >;
}

interface TrainedKind {
  readonly kind: DetectedDanger;
  readonly bias: number;
  readonly step: number;
  readonly weights: Int8Array;
}

export type DangerModel = readonly TrainedKind[];

/** Greatest absolute value of a stored weight, in steps. Each value is a printable character of ASCII other than the quote and the backslash. */
export const mostSteps = 20;
const alphabet = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((character) => character !== '"' && character !== '\\')
  .slice(0, 2 * mostSteps + 1);
const stepsOf = new Map(alphabet.map((character, at) => [character, at - mostSteps]));

/** @param steps a whole number from -20 to 20 */
export const characterOf = (steps: number): string => alphabet[steps + mostSteps] ?? '';

/** @throws Error if the file does not have the form that this version reads */
export function readModel({ kinds }: SerializedModel): DangerModel {
  return dangerOrder.map((kind) => {
    const { bias, step, weights } = kinds[kind];
    if (weights.length !== buckets) throw new Error('The model is of another version: npm run danger-model');
    return {
      kind,
      bias,
      step,
      weights: Int8Array.from(weights, (character) => stepsOf.get(character) ?? 0),
    };
  });
}

/**
 * Finds the dangers that a text speaks of, with a model at hand.
 *
 * @returns each danger once, in the order of {@link dangerOrder}
 */
export function dangersIn(text: string, model: DangerModel): readonly DetectedDanger[] {
  const heard = new Set(kindsIn(text, model));
  // The clause with one danger may be outweighed by the clause with another.
  if (heard.size > 0)
    for (const clause of text.split(/[.,;!?।\n]+/))
      for (const kind of kindsIn(clause, model)) heard.add(kind);
  return dangerOrder.filter((kind) => heard.has(kind));
}

/**
 * A danger may stand in one clause of a long story. Scores of many parts are tried there, so each must be higher. The values keep false alarms in stories of 66
 * words at those of short texts.
 */
const clauseWords = 12;
const leastInClause = 0.5;
const leastInLong = 0.4;

function kindsIn(text: string, model: DangerModel): readonly DetectedDanger[] {
  const words = spokenWords(text);
  if (words.length === 0) return [];
  const features = featuresOf(words);
  const isLong = words.length > windowWords;
  return model
    .filter(({ bias, step, weights }) => {
      const scoreOf = (size: number) => bestWindow(features, weights, size).score * step + bias;
      return scoreOf(windowWords) > (isLong ? leastInLong : 0) || scoreOf(clauseWords) > leastInClause;
    })
    .map(({ kind }) => kind);
}
