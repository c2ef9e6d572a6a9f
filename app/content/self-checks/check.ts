import { selfCheckPages } from '#app/navigation/self-help-pages.ts';

export type CheckId = keyof typeof selfCheckPages;

/** Points of the answers to each question, in the order of the answers. */
export const answerPoints = [0, 1, 2, 3] as const;

/** Next steps after a score, from the least to the most urgent. */
export type NextStep = 'watch' | 'again' | 'book' | 'book-soon' | 'today';

export type Severity = 'few' | 'mild' | 'moderate' | 'moderatelySevere' | 'severe';

interface Range {
  /** The highest score of the range. */
  readonly upTo: number;
  readonly severity: Severity;
  readonly next: NextStep;
}

/** A check without its text, which is in the messages of each locale. */
export interface Check {
  readonly id: CheckId;
  /** Name of the questionnaire among clinicians. */
  readonly instrument: string;
  readonly questionCount: number;
  /** Number of the question about thoughts of dying, from 1. */
  readonly askingOfDying?: number;
  /** Ranges in ascending order. The last range ends with the highest score. */
  readonly ranges: readonly Range[];
  /** Publication of the ranges. */
  readonly source: { readonly words: string; readonly url: string };
}

const mood: Check = {
  id: 'mood',
  instrument: 'PHQ-9',
  questionCount: 9,
  askingOfDying: 9,
  ranges: [
    { upTo: 4, severity: 'few', next: 'watch' },
    { upTo: 9, severity: 'mild', next: 'again' },
    { upTo: 14, severity: 'moderate', next: 'book' },
    { upTo: 19, severity: 'moderatelySevere', next: 'book-soon' },
    { upTo: 27, severity: 'severe', next: 'today' },
  ],
  source: {
    words: 'Kroenke, Spitzer and Williams, Journal of General Internal Medicine, 2001',
    url: 'https://doi.org/10.1046/j.1525-1497.2001.016009606.x',
  },
};

const worry: Check = {
  id: 'worry',
  instrument: 'GAD-7',
  questionCount: 7,
  ranges: [
    { upTo: 4, severity: 'few', next: 'watch' },
    { upTo: 9, severity: 'mild', next: 'again' },
    { upTo: 14, severity: 'moderate', next: 'book' },
    { upTo: 21, severity: 'severe', next: 'book-soon' },
  ],
  source: {
    words: 'Spitzer, Kroenke, Williams and Löwe, Archives of Internal Medicine, 2006',
    url: 'https://doi.org/10.1001/archinte.166.10.1092',
  },
};

const checks: Readonly<Record<CheckId, Check>> = { mood, worry };

/** The check at a path of the catalogue, in the default locale. */
export const checkAt = (path: string): Check | undefined =>
  Object.values(checks).find(({ id }) => selfCheckPages[id].path === path);

interface CheckResult {
  readonly score: number;
  readonly most: number;
  readonly range: Range;
  /** Whether the question about thoughts of dying has an answer other than the first. */
  readonly thinksOfDying: boolean;
}

/**
 * Adds up the answers of a check.
 *
 * @param given the points of each answer, in the order of the questions
 */
export function resultOf(
  { ranges, askingOfDying, questionCount }: Check,
  given: readonly number[],
): CheckResult {
  const score = given.reduce((sum, points) => sum + points, 0);
  const range = ranges.find(({ upTo }) => score <= upTo);
  if (!range || given.length !== questionCount) throw new Error('These are not the answers of this check.');
  return {
    score,
    most: questionCount * (answerPoints.length - 1),
    range,
    thinksOfDying: askingOfDying !== undefined && given[askingOfDying - 1] !== 0,
  };
}

/** Name of a question's field. The first question has index 0. */
export const fieldOf = (index: number) => `q${index + 1}`;
