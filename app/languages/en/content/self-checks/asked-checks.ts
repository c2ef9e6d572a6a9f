import { answers, type CheckId, checks } from '#app/content/self-checks/check.ts';

/** A check in the words of one language, as its instrument is published in it: a word of ours in it would be another question. */
interface AskedCheck {
  readonly intro: string;
  readonly questions: readonly string[];
  readonly answers: readonly string[];
  /** What a hard word of a question means, by the number of the question. It stands beside the question, not in it. */
  readonly glosses: Readonly<Record<number, string>>;
  /** What a score of each range usually points to, in the order of the ranges. */
  readonly means: readonly string[];
}

const inEnglish = (id: CheckId): AskedCheck => ({
  intro: checks[id].intro,
  questions: checks[id].questions,
  answers,
  glosses: {},
  means: checks[id].ranges.map(({ means }) => means),
});

export const askedChecks: Readonly<Record<CheckId, AskedCheck>> = {
  mood: inEnglish('mood'),
  worry: inEnglish('worry'),
};
