import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { normalisedEmail, signInMessages } from '../staff/account.values.ts';

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  /**
   * Code of two-step sign-in. The API sends it with the password; the sign-in page asks for it in a second
   * step.
   */
  readonly code?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Reads a sign-in request. Mail address and password are trimmed (requirement 50); the password is not changed
 * otherwise.
 *
 * @throws ProblemError 400 if the mail address or the password is missing or empty, or a field has a wrong type
 */
export function parseSignIn(sent: unknown): SignInInput {
  const { code, rememberPassword, ...typed } = Object(sent) as Readonly<Record<string, unknown>>;
  const email = normalisedEmail(textOf(typed.email));
  const password = textOf(typed.password).trim();
  const isCode = ['undefined', 'string', 'number'].includes(typeof code);
  if (email === '' || password === '' || !isCode) throw staffProblem(400, signInMessages.incomplete);
  return {
    email,
    password,
    remember: rememberPassword === true,
    ...(code !== undefined && { code: String(code) }),
  };
}

/**
 * Reads the fields of the sign-in page, which asks for the code in a second step. Browsers send the checkbox only when it
 * is ticked.
 *
 * @throws ProblemError 400 as `parseSignIn`
 */
export function parseSignInForm(form: URLSearchParams): SignInInput {
  return parseSignIn({
    email: form.get('email') ?? '',
    password: form.get('password') ?? '',
    rememberPassword: form.has('rememberPassword'),
  });
}
