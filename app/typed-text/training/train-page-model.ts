import { buckets } from '../danger/features.ts';
import {
  characterOf,
  featureValue,
  mostNumber,
  mostSteps,
  questionFeatures,
  type SerializedPageModel,
  toProbabilities,
} from '../queries/page-model.ts';
import { pseudoRandom } from './pseudo-random.ts';

/** A question with the pages that answer it, each with its share of the answer. Without pages no page answers. */
export interface AskedQuestion {
  readonly text: string;
  readonly pages: readonly (readonly [path: string, share: number])[];
  /** Factor of what the training learns from it. */
  readonly worth: number;
}

/** Settings, compared on questions of writers who had seen no list (phrases/questions/training/README.md). */
const settings = {
  epochs: 4,
  rate: 0.5,
  /** Added to the square root of the sum of squared gradients, so that the first steps are not too long. */
  damping: 0.1,
  /** Sum of gradients below which a weight is zero. It leaves 1 of 40 weights, and the model answers better than with all of them. */
  sparsity: 1,
  biasRate: 0.01,
  /** Least difference of a probability from its target that changes weights. */
  leastError: 0.01,
};

interface Example {
  readonly features: readonly number[];
  /** Values of the features: a rare one tells more. */
  readonly values: readonly number[];
  readonly targets: readonly (readonly [page: number, share: number])[];
  readonly worth: number;
}

/** Weights of a logistic regression over all pages, trained with FTRL-Proximal, which keeps most weights at zero (McMahan et al., 2013). */
class Weights {
  readonly values: Float64Array;
  readonly biases: Float64Array;
  readonly #pages: number;
  readonly #squares: Float64Array;
  readonly #sums: Float64Array;

  constructor(pages: number) {
    this.#pages = pages;
    this.values = new Float64Array(buckets * pages);
    this.#squares = new Float64Array(buckets * pages);
    this.#sums = new Float64Array(buckets * pages);
    this.biases = new Float64Array(pages);
  }

  learn({ features, values, targets, worth }: Example): void {
    const errors = this.#probabilities(features, values);
    for (const [page, share] of targets) errors[page] = (errors[page] ?? 0) - share;
    errors.forEach((error, page) => {
      if (Math.abs(error) <= settings.leastError) return;
      features.forEach((feature, at) => {
        this.#step(feature * this.#pages + page, error * (values[at] ?? 0) * worth);
      });
      this.biases[page] = (this.biases[page] ?? 0) - settings.biasRate * error * worth;
    });
  }

  #probabilities(features: readonly number[], values: readonly number[]): Float64Array {
    const scores = this.biases.slice();
    features.forEach((feature, at) => {
      const value = values[at] ?? 0;
      const from = feature * this.#pages;
      for (let page = 0; page < this.#pages; page += 1)
        scores[page] = (scores[page] as number) + (this.values[from + page] as number) * value;
    });
    return toProbabilities(scores);
  }

  #step(at: number, gradient: number): void {
    const { rate, damping, sparsity } = settings;
    const before = this.#squares[at] ?? 0;
    const after = before + gradient * gradient;
    const sum =
      (this.#sums[at] ?? 0) +
      gradient -
      ((Math.sqrt(after) - Math.sqrt(before)) / rate) * (this.values[at] ?? 0);
    this.#squares[at] = after;
    this.#sums[at] = sum;
    this.values[at] =
      Math.abs(sum) <= sparsity
        ? 0
        : (-(sum - Math.sign(sum) * sparsity) * rate) / (damping + Math.sqrt(after));
  }
}

function shuffle<Item>(items: Item[], random: (below: number) => number) {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
}

/** Rareness of each feature: about 1 for one that a hundred questions have. */
function rarenessOf(questions: readonly (readonly number[])[]): Float64Array {
  const counts = new Float64Array(buckets);
  for (const features of questions)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  return counts.map((count) => Math.log((questions.length + 1) / (count + 1)) / 5);
}

/** Share of the weights that a character can hold without a cut: the few greater ones are cut. */
const uncutShare = 0.999;

/** @param rareness of each feature, by which its weights are multiplied, so that a reader needs only the weights */
function serialized(
  pages: readonly string[],
  { values: learned, biases }: Weights,
  rareness: Float64Array,
): SerializedPageModel {
  const values = learned.map((weight, at) => weight * (rareness[Math.floor(at / pages.length)] ?? 0));
  const sizes = values
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const step = (sizes[Math.floor(uncutShare * sizes.length)] ?? 1) / mostSteps;
  const counts: string[] = [];
  const targets: string[] = [];
  const steps: string[] = [];
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const kept = pages
      .map((_, page) => {
        const rounded = Math.round((values[bucket * pages.length + page] ?? 0) / step);
        return [page, Math.max(-mostSteps, Math.min(mostSteps, rounded))] as const;
      })
      .filter(([, weight]) => weight !== 0);
    if (kept.length > mostNumber) throw new Error(`A feature has weights for ${kept.length} pages.`);
    counts.push(characterOf(kept.length));
    for (const [page, weight] of kept) {
      targets.push(characterOf(page));
      steps.push(characterOf(weight + mostSteps));
    }
  }
  return {
    pages,
    biases: [...biases].map((bias) => Math.round(bias * 1000) / 1000),
    step,
    counts: counts.join(''),
    targets: targets.join(''),
    steps: steps.join(''),
  };
}

/**
 * Trains the model of pages. The same questions in the same order give the same model.
 *
 * @param paths of all pages that can be an answer
 */
export function trainPageModel(
  paths: readonly string[],
  questions: readonly AskedQuestion[],
): SerializedPageModel {
  const pages = [...paths, ''];
  const numberOf = new Map(pages.map((path, number) => [path, number]));
  const read = questions
    .map((question) => ({ ...question, features: questionFeatures(question.text) }))
    .filter(({ features }) => features.length > 0);
  const rareness = rarenessOf(read.map(({ features }) => features));
  const examples = read.map(({ text, pages: asked, worth, features }): Example => {
    const value = featureValue(features.length);
    const answers = asked.length > 0 ? asked : [['', 1] as const];
    const targets = answers.map(([path, share]) => {
      const page = numberOf.get(path);
      if (page === undefined) throw new Error(`The question “${text}” has the unknown page ${path}.`);
      return [page, share] as const;
    });
    return { features, values: features.map((feature) => (rareness[feature] ?? 0) * value), targets, worth };
  });
  const weights = new Weights(pages.length);
  const random = pseudoRandom(1);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    shuffle(examples, random);
    for (const example of examples) weights.learn(example);
  }
  return serialized(pages, weights, rareness);
}
