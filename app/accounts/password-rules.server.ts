import type { HospitalFacts } from '#app/site/fact-shapes.ts';
import { accountLimits } from './account.values.ts';
import { commonWords } from './common-words.server.ts';

const passwordLength = { min: 12, max: accountLimits.password } as const;

/** How many independent pieces a password must be made of; see {@link pieces}. */
const fewestPieces = 5;

const keyboardRuns = [
  'qwertyuiop',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
];
const runs = keyboardRuns.flatMap((run) => [run, [...run].reverse().join('')]);

/** What people write for a letter. */
const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** The longest stretch from here that a guesser tries as one: a run of keys, one character again, the same again, a year. */
function stretchAt(text: string, at: number): number {
  let longest = 1;
  for (let length = text.length - at; length >= 3; length--) {
    const part = text.slice(at, at + length);
    const guessed =
      runs.some((run) => run.includes(part)) ||
      part === part[0]?.repeat(length) ||
      text.slice(0, at).endsWith(part) ||
      /^(?:19|20)\d\d$/.test(part);
    if (guessed) {
      longest = length;
      break;
    }
  }
  return longest;
}

/**
 * Of how few pieces a password can be put together, where a common word, a run of keys, a repetition or a year
 * is one piece and any other character is one.
 */
function pieces(password: string, words: ReadonlySet<string>): number {
  const text = password.toLowerCase();
  const read = [...text].map((character) => lookalikes[character] ?? character).join('');
  const fewest: number[] = [0];
  for (let end = 1; end <= text.length; end++) fewest.push(Number.POSITIVE_INFINITY);
  for (let at = 0; at < text.length; at++) {
    const here = (fewest[at] ?? 0) + 1;
    const reach = (end: number) => {
      fewest[end] = Math.min(fewest[end] ?? here, here);
    };
    for (let end = at + 1; end <= at + stretchAt(text, at); end++) reach(end);
    for (let end = at + 2; end <= text.length; end++) {
      if (words.has(text.slice(at, end)) || words.has(read.slice(at, end))) reach(end);
    }
  }
  return fewest[text.length] ?? 0;
}

/** Every second character, from the first or the second on: what is left of `q1w2e3r4t5y6` are two runs. */
const everySecond = (text: string, from: 0 | 1) =>
  [...text].filter((_, place) => place % 2 === from).join('');

function isGuessedFirst(password: string, words: ReadonlySet<string>): boolean {
  const woven = [0, 1] as const;
  return (
    /^[\d\s./+-]*$/.test(password) ||
    pieces(password, words) < fewestPieces ||
    woven.every((from) => stretchAt(everySecond(password.toLowerCase(), from), 0) > 4)
  );
}

/** The words of a text that somebody who knows the person would try. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3);
}

/**
 * What is wrong with a new password, or undefined. Long passwords of any characters are welcome: there are no
 * rules about capitals and signs, only about what is guessed first.
 *
 * @param about what the password must not be made of: the person's name and mail address, the hospital's name
 */
export function passwordProblem(password: string, about: readonly string[]): string | undefined {
  // Sign-in takes away the spaces around what is typed (specification, section 5), so they could never match.
  if (password !== password.trim()) return 'The password must not begin or end with a space.';
  if ([...password].length < passwordLength.min)
    return `The password needs at least ${passwordLength.min} characters.`;
  if (password.length > passwordLength.max)
    return `The password can have at most ${passwordLength.max} characters.`;
  if (!password.isWellFormed()) return 'The password has characters that cannot be read.';
  const words = new Set([...commonWords, ...about.flatMap(wordsOf)]);
  if (isGuessedFirst(password, words)) {
    return 'This password is among the first that would be guessed. Take five unrelated words, for example.';
  }
  return undefined;
}

/** The same for the password of an account: it must not be made of whose it is, or where. */
export const newPasswordProblem = (
  password: string,
  { email, name }: { readonly email: string; readonly name: string },
  hospital: Pick<HospitalFacts['hospital'], 'name' | 'location'>,
): string | undefined => passwordProblem(password, [email, name, hospital.name, hospital.location]);
