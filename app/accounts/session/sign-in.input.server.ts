import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { type } from '#app/platform/input/input.server.ts';
import { normalisedEmail } from '../staff/account.queries.server.ts';
import { signInMessages } from '../staff/account.values.ts';

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

const signInFields = type({
  email: 'string',
  password: 'string',
  'rememberPassword?': 'unknown',
  'code?': 'string | number',
  '+': 'delete',
});

/**
 * Reads a sign-in request. Mail address and password are trimmed (requirement 50); the password is not changed
 * otherwise.
 *
 * @throws ProblemError 400 if the mail address or the password is missing or empty, or a field has a wrong type
 */
export function parseSignIn(sent: unknown): SignInInput {
  const fields = signInFields(sent);
  if (fields instanceof type.errors) throw staffProblem(400, signInMessages.incomplete);
  const email = normalisedEmail(fields.email);
  const password = fields.password.trim();
  if (email === '' || password === '') throw staffProblem(400, signInMessages.incomplete);
  const { code } = fields;
  return {
    email,
    password,
    remember: fields.rememberPassword === true,
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
