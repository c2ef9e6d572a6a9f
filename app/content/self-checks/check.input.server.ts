import { type CheckWords, checkWords } from '#messages/content/self-checks/check.ts';
import { answerPoints, type Check, fieldOf } from './check.ts';

/** The valid answers by field. An incomplete form is shown again with them. */
export type ChosenAnswers = Readonly<Record<string, string>>;

type ReadCheck = { readonly chosen: ChosenAnswers } & (
  | { readonly state: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly state: 'answered'; readonly given: readonly number[] }
);

const values = answerPoints.map(String);

/**
 * Reads the answers to a check and ignores all other fields.
 *
 * @param unanswered the message at a question without an answer
 */
export function readCheck(
  { questionCount }: Check,
  form: URLSearchParams,
  { unanswered }: Pick<CheckWords, 'unanswered'> = checkWords,
): ReadCheck {
  const sent = Array.from({ length: questionCount }, (_, index) => {
    const distinct = new Set(form.getAll(fieldOf(index)));
    const [value = ''] = distinct;
    return distinct.size === 1 && values.includes(value) ? value : undefined;
  });
  const known = sent.flatMap((value, index) => (value === undefined ? [] : [[fieldOf(index), value]]));
  const chosen: ChosenAnswers = Object.fromEntries(known);
  if (known.length === questionCount) return { state: 'answered', chosen, given: sent.map(Number) };
  const missing = sent.flatMap((value, index) =>
    value === undefined ? [[fieldOf(index), unanswered(index + 1)]] : [],
  );
  return { state: 'refused', chosen, errors: Object.fromEntries(missing) };
}
