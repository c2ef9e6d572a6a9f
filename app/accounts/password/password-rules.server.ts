import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { longestPassword } from '../staff/account.values.ts';

const passwordLength = { min: 12, max: longestPassword } as const;

/** Digits alone, such as a phone number or a date. The estimator rates these as random. */
const digitsAlone = /^[\p{Nd}\s./+-]*$/u;

/** Returns the words of a text that a person who knows the owner of the account would try. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3);
}

/**
 * Checks a new password. Long passwords of any characters are allowed, and nothing requires capitals or
 * symbols. Only passwords that attackers guess first are refused (decision 0107).
 *
 * @param about texts that the password must not be made of: the person's name and mail address, the
 *   hospital's name
 * @returns the message for the person, or undefined for an accepted password
 */
export async function passwordProblem(
  password: string,
  about: readonly string[],
): Promise<string | undefined> {
  // Sign-in trims the password (requirement 50), so a password with outer spaces could never match.
  if (password !== password.trim()) return 'The password must not begin or end with a space.';
  if ([...password].length < passwordLength.min)
    return `The password needs at least ${passwordLength.min} characters.`;
  if (password.length > passwordLength.max)
    return `The password can have at most ${passwordLength.max} characters.`;
  if (!password.isWellFormed()) return 'The password has characters that cannot be read.';
  const { isEasyToGuess: isGuessedFirst } = await import('./password-strength.server.ts');
  if (digitsAlone.test(password) || isGuessedFirst(password, about.flatMap(wordsOf))) {
    return 'This password is among the first that would be guessed. Take five unrelated words, for example.';
  }
  return undefined;
}

/** Checks the new password of an account: it must not be made of the person's or the hospital's data. */
export const newPasswordProblem = (
  password: string,
  { email, name }: { readonly email: string; readonly name: string },
  hospital: Pick<HospitalFacts['hospital'], 'name' | 'location'>,
): Promise<string | undefined> => passwordProblem(password, [email, name, hospital.name, hospital.location]);
