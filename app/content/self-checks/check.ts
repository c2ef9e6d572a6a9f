import { selfCheckPages } from '#app/navigation/self-help-pages.ts';

export type CheckId = keyof typeof selfCheckPages;

/** What each question is answered with; the place of an answer is what it counts. */
export const answers = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'] as const;

/** How soon to do something about a score. */
export type NextStep = 'watch' | 'again' | 'book' | 'book-soon' | 'today';

interface Range {
  /** The highest score of the range. */
  readonly upTo: number;
  /** What a score in it usually points to, after 'points to'. */
  readonly means: string;
  readonly next: NextStep;
}

export interface Check {
  readonly id: CheckId;
  /** The name under which clinicians know it. */
  readonly instrument: string;
  readonly intro: string;
  /** As on the public form, comma by comma; what is scored is only what was asked in these words (docs/clinical-review.md). */
  readonly questions: readonly string[];
  /** Which of them, counted from 1, asks for thoughts of dying. */
  readonly askingOfDying?: number;
  /** From the lowest up; the last ends with the highest score. */
  readonly ranges: readonly Range[];
  readonly source: { readonly words: string; readonly url: string };
}

const mood: Check = {
  id: 'mood',
  instrument: 'PHQ-9',
  intro: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  questions: [
    'Little interest or pleasure in doing things',
    'Feeling down, depressed, or hopeless',
    'Trouble falling or staying asleep, or sleeping too much',
    'Feeling tired or having little energy',
    'Poor appetite or overeating',
    'Feeling bad about yourself – or that you are a failure or have let yourself or your family down',
    'Trouble concentrating on things, such as reading the newspaper or watching television',
    'Moving or speaking so slowly that other people could have noticed? Or the opposite – being so fidgety or restless that you have been moving around a lot more than usual',
    'Thoughts that you would be better off dead or of hurting yourself in some way',
  ],
  askingOfDying: 9,
  ranges: [
    { upTo: 4, means: 'few signs of depression', next: 'watch' },
    { upTo: 9, means: 'mild signs of depression', next: 'again' },
    { upTo: 14, means: 'moderate signs of depression', next: 'book' },
    { upTo: 19, means: 'moderately severe signs of depression', next: 'book-soon' },
    { upTo: 27, means: 'severe signs of depression', next: 'today' },
  ],
  source: {
    words: 'Kroenke, Spitzer and Williams, Journal of General Internal Medicine, 2001',
    url: 'https://doi.org/10.1046/j.1525-1497.2001.016009606.x',
  },
};

const worry: Check = {
  id: 'worry',
  instrument: 'GAD-7',
  intro: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
  questions: [
    'Feeling nervous, anxious or on edge',
    'Not being able to stop or control worrying',
    'Worrying too much about different things',
    'Trouble relaxing',
    'Being so restless that it is hard to sit still',
    'Becoming easily annoyed or irritable',
    'Feeling afraid as if something awful might happen',
  ],
  ranges: [
    { upTo: 4, means: 'few signs of an anxiety problem', next: 'watch' },
    { upTo: 9, means: 'mild signs of an anxiety problem', next: 'again' },
    { upTo: 14, means: 'moderate signs of an anxiety problem', next: 'book' },
    { upTo: 21, means: 'severe signs of an anxiety problem', next: 'book-soon' },
  ],
  source: {
    words: 'Spitzer, Kroenke, Williams and Löwe, Archives of Internal Medicine, 2006',
    url: 'https://doi.org/10.1001/archinte.166.10.1092',
  },
};

export const checks: Readonly<Record<CheckId, Check>> = { mood, worry };

/** The check at a path of the catalogue. */
export const checkAt = (path: string): Check | undefined =>
  Object.values(checks).find(({ id }) => selfCheckPages[id].path === path);

interface CheckResult {
  readonly score: number;
  readonly most: number;
  readonly range: Range;
  /** Whether thoughts of dying were answered with anything but 'Not at all'. */
  readonly thinksOfDying: boolean;
}

/**
 * Adds up the answers of a check.
 *
 * @param given the place of each answer in {@link answers}, in the order of the questions
 */
export function resultOf({ ranges, askingOfDying, questions }: Check, given: readonly number[]): CheckResult {
  const score = given.reduce((sum, points) => sum + points, 0);
  const range = ranges.find(({ upTo }) => score <= upTo);
  if (!range || given.length !== questions.length)
    throw new Error('These are not the answers of this check.');
  return {
    score,
    most: questions.length * (answers.length - 1),
    range,
    thinksOfDying: askingOfDying !== undefined && given[askingOfDying - 1] !== 0,
  };
}

/** The name of a question's field; the first question has place 0. */
export const fieldOf = (place: number) => `q${place + 1}`;
