import type { Load } from './load.ts';
import type { PageName, SubjectName } from './subjects.ts';
import type { Visit } from './visit.ts';

export type Metric = keyof Visit | keyof Load | 'menuWorks';

/** The mean of the middle two for an even number of values; undefined for none. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Figures of all rounds. */
export class Results {
  readonly #figures = new Map<string, number[]>();

  add(subject: SubjectName, page: PageName, figures: Readonly<Partial<Record<Metric, number | undefined>>>) {
    for (const [metric, figure] of Object.entries(figures)) {
      if (figure === undefined || !Number.isFinite(figure)) continue;
      const key = `${subject} ${page} ${metric}`;
      this.#figures.set(key, [...(this.#figures.get(key) ?? []), figure]);
    }
  }

  /** The median of the rounds, or undefined if no round had the figure. */
  of(subject: SubjectName, page: PageName, metric: Metric): number | undefined {
    return medianOf(this.#figures.get(`${subject} ${page} ${metric}`) ?? []);
  }

  toJSON() {
    return Object.fromEntries(this.#figures);
  }
}
