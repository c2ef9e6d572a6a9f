import type { HospitalFacts } from '#app/hospital-facts/fact-shapes.ts';
import { accountLimits } from '../staff/account.values.ts';

const passwordLength = { min: 12, max: accountLimits.password } as const;

/** Digits alone, such as a phone number or a date, which the estimate takes for random. */
const digitsAlone = /^[\d\s./+-]*$/;

/** The words of a text that somebody who knows the person would try. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3);
}

/**
 * A message on a new password that is refused, or undefined. Long passwords of any characters are welcome: there are no
 * rules about capitals and signs, only about what is guessed first.
 *
 * @param about what the password must not be made of: the person's name and mail address, the hospital's name
 */
export async function passwordProblem(
  password: string,
  about: readonly string[],
): Promise<string | undefined> {
  // Sign-in takes away the spaces around what is typed (requirement 50), so they could never match.
  if (password !== password.trim()) return 'The password must not begin or end with a space.';
  if ([...password].length < passwordLength.min)
    return `The password needs at least ${passwordLength.min} characters.`;
  if (password.length > passwordLength.max)
    return `The password can have at most ${passwordLength.max} characters.`;
  if (!password.isWellFormed()) return 'The password has characters that cannot be read.';
  const { isGuessedFirst } = await import('./password-strength.server.ts');
  if (digitsAlone.test(password) || isGuessedFirst(password, about.flatMap(wordsOf))) {
    return 'This password is among the first that would be guessed. Take five unrelated words, for example.';
  }
  return undefined;
}

/** The same for the password of an account: it must not be made of whose it is, or where. */
export const newPasswordProblem = (
  password: string,
  { email, name }: { readonly email: string; readonly name: string },
  hospital: Pick<HospitalFacts['hospital'], 'name' | 'location'>,
): Promise<string | undefined> => passwordProblem(password, [email, name, hospital.name, hospital.location]);
