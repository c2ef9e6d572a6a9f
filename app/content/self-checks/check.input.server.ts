import { type CheckWords, checkWords } from '#messages/content/self-checks/check.ts';
import { answers, type Check, fieldOf } from './check.ts';

/** What was chosen for each field, so that a form with answers missing is shown as it was sent. */
export type ChosenAnswers = Readonly<Record<string, string>>;

type ReadCheck = { readonly chosen: ChosenAnswers } & (
  | { readonly state: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly state: 'answered'; readonly given: readonly number[] }
);

const places = answers.map((_, place) => String(place));

/**
 * Reads the answers to a check. Fields that are not the form's are not looked at.
 *
 * @param unanswered the message at a question without an answer
 */
export function readCheck(
  { questions }: Check,
  form: URLSearchParams,
  { unanswered }: Pick<CheckWords, 'unanswered'> = checkWords,
): ReadCheck {
  const sent = questions.map((_, place) => {
    const values = new Set(form.getAll(fieldOf(place)));
    const [value = ''] = values;
    return values.size === 1 && places.includes(value) ? value : undefined;
  });
  const known = sent.flatMap((value, place) => (value === undefined ? [] : [[fieldOf(place), value]]));
  const chosen: ChosenAnswers = Object.fromEntries(known);
  if (known.length === questions.length) return { state: 'answered', chosen, given: sent.map(Number) };
  const missing = sent.flatMap((value, place) =>
    value === undefined ? [[fieldOf(place), unanswered(place + 1)]] : [],
  );
  return { state: 'refused', chosen, errors: Object.fromEntries(missing) };
}
