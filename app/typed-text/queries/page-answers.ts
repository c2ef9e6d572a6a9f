import type { Target } from './serialized-phrases.ts';

/** Minimum score of a page in the results. */
const leastAnswer = 0.3;
/** Loss of score for each place of a page in its target. */
export const rankLoss = 0.07;
/** Weight of a word that no phrase contains. */
export const strangeWeight = 0.8;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((whole, number) => whole + number, 0);

interface Weighed {
  readonly weight: number;
  readonly matches: readonly unknown[];
}

/** Weight of all words. Unknown words together weigh as much as one, because a long story has many of them. */
export function wholeWeight(typed: readonly Weighed[]): number {
  const weightOf = (isKnown: boolean) =>
    sum(typed.filter(({ matches }) => matches.length > 0 === isKnown).map(({ weight }) => weight));
  return weightOf(true) + Math.min(strangeWeight, weightOf(false));
}

/** Scores of pages: from the best phrase, and from all phrases together. */
export class Answers {
  readonly #whole: number;
  readonly #pages = new Map<string, { best: number; readonly weights: Map<number, number> }>();

  constructor(whole: number) {
    this.#whole = whole;
  }

  add({ pages, worth }: Target, share: number, weights: ReadonlyMap<number, number>): void {
    const explained = sum(weights.values());
    pages.forEach((path, rank) => {
      const page = this.#pages.get(path) ?? { best: 0, weights: new Map() };
      this.#pages.set(path, page);
      page.best = Math.max(page.best, explained * share ** 1.5 * worth * (1 - rankLoss * rank));
      if (share < 0.6) return;
      for (const [index, weight] of weights) {
        page.weights.set(index, Math.max(page.weights.get(index) ?? 0, weight));
      }
    });
  }

  pages(): ReadonlyMap<string, number> {
    return new Map(
      [...this.#pages]
        .map(([path, { best, weights }]): [string, number] => [
          path,
          (0.75 * best + 0.25 * sum(weights.values())) / this.#whole,
        ])
        .filter(([, score]) => score >= leastAnswer),
    );
  }
}
