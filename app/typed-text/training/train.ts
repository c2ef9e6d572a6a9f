import { characterOf, mostSteps, type SerializedModel } from '../danger/danger-model.ts';
import { type DetectedDanger, dangerOrder } from '../danger/detected-danger.ts';
import {
  bestWindow,
  buckets,
  divisorOf,
  type Features,
  featuresOf,
  spokenWords,
} from '../danger/features.ts';
import { isDanger, type Phrase, type PhraseKind } from './phrase-lists.ts';
import { pseudoRandom } from './pseudo-random.ts';
import { variationsOf } from './variations.ts';

/** Settings, compared by training without some lists and measuring on these (phrases/danger/README.md). */
const settings = {
  /** Trainings with other variations and another order, whose mean is taken. */
  rounds: 4,
  epochs: 10,
  rate: 0.4,
  /** Factor of all weights after an epoch. */
  decay: 0.98,
  /** Cost of an ordinary phrase or a trap above the margin, in costs of a danger below it. */
  ordinaryCost: 3,
  /** Cost of a phrase of another danger: two boxes at once are a small fault. */
  otherDangerCost: 0.3,
  biasRate: 0.25,
  /** Added to the scores, so that more is heard: with it the six lists that no training had seen gave 2 false alarms in 216 ordinary phrases. */
  readiness: 0.05,
};

interface Example {
  readonly kind: PhraseKind;
  readonly features: Features;
}

interface TrainedKind {
  readonly weights: Float64Array;
  readonly bias: number;
}

function shuffle<Item>(items: Item[], random: (below: number) => number) {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
}

/**
 * Trains the classifier of one danger against all other phrases: stochastic gradient descent on a hinge loss, with the average of the weights of the second half
 * of the epochs. Only the best window of a phrase is trained, which is the part that the detection scores. It uses no function whose result differs between
 * machines, so the same phrases give the same bytes.
 */
function trainKind(kind: DetectedDanger, examples: readonly Example[], seed: number): TrainedKind {
  const weights = new Float64Array(buckets);
  const average = new Float64Array(buckets);
  const random = pseudoRandom(seed);
  const order = [...examples];
  const averaged = Math.floor(settings.epochs / 2);
  let bias = 0;
  let averageBias = 0;
  let scale = 1;
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    shuffle(order, random);
    const rate = settings.rate / (1 + epoch / 2);
    for (const { kind: spoken, features } of order) {
      const sign = spoken === kind ? 1 : -1;
      const { score, from, to } = bestWindow(features, weights);
      const missing = 1 - sign * (score * scale + bias);
      if (missing <= 0) continue;
      const cost = sign > 0 ? 1 : isDanger(spoken) ? settings.otherDangerCost : settings.ordinaryCost;
      const step = rate * sign * cost * Math.min(1, missing);
      const { ids, offsets } = features;
      const start = offsets[from] ?? 0;
      const end = offsets[to] ?? 0;
      const change = step / divisorOf(end - start) / scale;
      for (let at = start; at < end; at += 1) {
        const bucket = ids[at] ?? 0;
        weights[bucket] = (weights[bucket] ?? 0) + change;
      }
      bias += step * settings.biasRate;
    }
    scale *= settings.decay;
    if (epoch < settings.epochs - averaged) continue;
    averageBias += bias / averaged;
    for (let at = 0; at < buckets; at += 1)
      average[at] = (average[at] ?? 0) + ((weights[at] ?? 0) * scale) / averaged;
  }
  return { weights: average, bias: averageBias };
}

/** The mean of several trainings of one danger: one training alone depends on the order of the phrases. */
function averageOf(trained: readonly TrainedKind[]): TrainedKind {
  const weights = new Float64Array(buckets);
  let bias = 0;
  for (const one of trained) {
    bias += one.bias / trained.length;
    for (let at = 0; at < buckets; at += 1)
      weights[at] = (weights[at] ?? 0) + (one.weights[at] ?? 0) / trained.length;
  }
  return { weights, bias };
}

/** Share of the weights that a character can hold without a cut: the few greater ones are cut. */
const uncutShare = 0.999;

function serializedKind({ weights, bias }: TrainedKind): SerializedModel['kinds'][DetectedDanger] {
  const sorted = weights.map(Math.abs).sort();
  const step = (sorted[Math.floor(uncutShare * buckets)] ?? 1) / mostSteps;
  const steps = [...weights].map((weight) =>
    Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step))),
  );
  return { bias: bias + settings.readiness, step, weights: steps.map(characterOf).join('') };
}

const examplesOf = (phrases: readonly Phrase[]): readonly Example[] =>
  phrases.flatMap(({ kind, text }) => {
    const words = spokenWords(text);
    return words.length === 0 ? [] : [{ kind, features: featuresOf(words) }];
  });

/** Trains the detection of danger. The same phrases in the same order give the same model. */
export function trainModel(phrases: readonly Phrase[]): SerializedModel {
  const listed = examplesOf(phrases);
  const rounds = Array.from({ length: settings.rounds }, (_, round) => {
    const examples = [...listed, ...examplesOf(variationsOf(phrases, round))];
    return Object.fromEntries(dangerOrder.map((kind) => [kind, trainKind(kind, examples, round)]));
  });
  const trained = dangerOrder.map((kind) => {
    const ofKind = rounds.flatMap((round) => round[kind] ?? []);
    return [kind, serializedKind(averageOf(ofKind))] as const;
  });
  return { kinds: Object.fromEntries(trained) as SerializedModel['kinds'] };
}
