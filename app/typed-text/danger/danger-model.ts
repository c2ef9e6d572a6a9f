import { type DetectedDanger, dangerOrder } from './detected-danger.ts';
import { bestWindow, buckets, type Features, featuresOf, spokenWords, windowWords } from './features.ts';

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
export const mostSteps = 30;
const alphabet = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((character) => character !== '"' && character !== '\\')
  .slice(0, 2 * mostSteps + 1);
const stepsOf = new Map(alphabet.map((character, at) => [character, at - mostSteps]));

/** @param steps a whole number from -30 to 30 */
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

/** Maximum number of characters that are read, more than all fields of a form together. It bounds the time of a hostile request. */
const longestText = 4000;

/** Least score of a long text, and of one clause or part of a text: where many parts are tried, each must be surer. The values keep false alarms in stories of 66 words at those of short texts. */
const leastInLong = 0.4;
const leastInPart = 0.5;
/** Words of a part of a text without punctuation. */
const partWords = 12;

/**
 * Finds the dangers that a text speaks of, with a model at hand. The whole text decides, and each clause of it, so that a story around a danger does not
 * outweigh it.
 *
 * @returns each danger once, in the order of {@link dangerOrder}
 */
export function dangersIn(typed: string, model: DangerModel): readonly DetectedDanger[] {
  const text = typed.slice(0, longestText);
  const words = spokenWords(text);
  if (words.length === 0) return [];
  const features = featuresOf(words);
  const clauses = text
    .split(/[.,;!?।\n]+/)
    .map(spokenWords)
    .flatMap((clause) => (clause.length > 0 && clause.length < words.length ? [featuresOf(clause)] : []));
  const least = words.length > windowWords ? leastInLong : 0;
  const scored = model.map((trained) => ({
    kind: trained.kind,
    ofClause: Math.max(...clauses.map((clause) => scoreOf(clause, trained)), Number.NEGATIVE_INFINITY),
    isHeard: scoreOf(features, trained) > least || scoreOf(features, trained, partWords) > leastInPart,
  }));
  const isAny = scored.some(({ isHeard, ofClause }) => isHeard || ofClause > leastInPart);
  // Beside one danger, a clause with another may be outweighed: it needs no margin.
  return scored.filter(({ isHeard, ofClause }) => isHeard || (isAny && ofClause > 0)).map(({ kind }) => kind);
}

const scoreOf = (features: Features, { bias, step, weights }: TrainedKind, size = windowWords) =>
  bestWindow(features, weights, size).score * step + bias;
