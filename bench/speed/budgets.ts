import type { Metric, Results } from './results.ts';
import type { PageName, SubjectName } from './subjects.ts';

/**
 * Limits for what visitors experience: ratios to the two peers in the same run, and absolute sizes. A goal
 * set against a static site uses the finished string, which is faster than a static site.
 */
export interface Budget {
  readonly what: string;
  readonly page: PageName;
  readonly metric: Metric;
  /** Largest value allowed, or with `atLeast` the smallest. */
  readonly limit: number;
  readonly atLeast?: true;
  /** The limit is a multiple of this subject's figure. */
  readonly times?: Exclude<SubjectName, 'product'>;
  /** The limit is added to this subject's figure. */
  readonly above?: Exclude<SubjectName, 'product'>;
}

const kilobyte = 1024;
const everyPage = ['home', 'information', 'doctors'] as const;

const each = (budget: Omit<Budget, 'page'>, pages: readonly PageName[] = everyPage): readonly Budget[] =>
  pages.map((page) => ({ ...budget, page }));

export const budgets: readonly Budget[] = [
  { what: 'script, page without React', page: 'information', metric: 'scriptBrotli', limit: kilobyte },
  ...each({ what: 'script before a touch', metric: 'scriptBrotli', limit: 5 * kilobyte }, [
    'home',
    'doctors',
  ]),
  { what: 'all text', page: 'information', metric: 'textBrotli', limit: 14 * kilobyte },
  { what: 'requests before load', page: 'home', metric: 'requestsBeforeLoad', limit: 6 },
  { what: 'bytes received', page: 'home', metric: 'wire', limit: 130 * kilobyte },
  ...each({ what: 'first paint', metric: 'firstPaint', limit: 1.15, times: 'string' }),
  ...each({ what: 'largest paint', metric: 'largestPaint', limit: 1.1, times: 'string' }, [
    'home',
    'information',
  ]),
  { what: 'first doctor card', page: 'doctors', metric: 'firstCard', limit: 1.15, times: 'string' },
  { what: 'first doctor card', page: 'doctors', metric: 'firstCard', limit: 0.75, times: 'template' },
  { what: 'menu works', page: 'home', metric: 'menuWorks', limit: 1.1, times: 'string' },
  { what: 'press of the menu', page: 'home', metric: 'pressOfMenu', limit: 60 },
  { what: 'tap to a usable page', page: 'home', metric: 'tapToPage', limit: 0.65, times: 'string' },
  ...each({ what: 'blocked until settled', metric: 'blocked', limit: 25, above: 'string' }),
  ...each({ what: 'layout shift', metric: 'shift', limit: 0 }),
  ...each(
    { what: 'requests a second', metric: 'requestsPerSecond', limit: 25, atLeast: true, times: 'template' },
    ['home', 'doctors'],
  ),
  ...each(
    { what: 'requests a second', metric: 'requestsPerSecond', limit: 0.5, atLeast: true, times: 'string' },
    ['home', 'doctors'],
  ),
  {
    ...{ what: 'requests a second', page: 'information', metric: 'requestsPerSecond' },
    ...{ limit: 15, atLeast: true, times: 'template' },
  },
  ...each({ what: 'processor a request, kept', metric: 'processor', limit: 0.05, times: 'template' }),
];

export interface Verdict extends Budget {
  readonly figure: number;
  /** Value that the figure is compared with, in the figure's unit. */
  readonly allowed: number;
  readonly isMet: boolean;
}

/** Compares the results with a budget; undefined if a figure is missing. */
export function judge(results: Results, budget: Budget): Verdict | undefined {
  const { page, metric, limit, atLeast, times, above } = budget;
  const figure = results.of('product', page, metric);
  const other = times ?? above;
  const basis = other ? results.of(other, page, metric) : 0;
  if (figure === undefined || basis === undefined) return undefined;
  const allowed = times ? limit * basis : limit + basis;
  return { ...budget, figure, allowed, isMet: atLeast ? figure >= allowed : figure <= allowed };
}
