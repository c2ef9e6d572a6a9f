import type { Command } from '#app/server/command.server.ts';
import { isDatabaseFailure, retryAfterSeconds } from '#app/server/database/failure.server.ts';
import { logError } from '#app/server/log.server.ts';
import { ProblemError } from '#app/server/problems.server.ts';
import { signInMessages } from './account.values.ts';
import { type Door, entering, type Presented, type SignedIn } from './entry.server.ts';
import { checkPassword } from './password-check.server.ts';
import type { SignInInput } from './sign-in.input.server.ts';

/**
 * Opens a session for a mail address and a password.
 *
 * @param door the request context's part that signing in needs
 * @param presented the session and the device that the request showed
 * @throws ProblemError 401 in the same words and the same time whether or not the account exists; 429
 */
export async function signIn(
  command: Command,
  door: Door,
  { remember, ...typed }: SignInInput,
  presented: Presented = {},
): Promise<SignedIn> {
  const { account, isDeviceKnown, passed } = await checkPassword(command, door, typed, presented.device);
  const entry = { remember, presented, isDeviceKnown };
  const { statements, signedIn } = await entering(command, door, account, entry);
  await command.database.batch([...statements, ...passed]);
  return signedIn;
}

/** What the sign-in page says of a failure; a fault of ours is thrown on. */
export function signInFailure(error: unknown, requestId: string) {
  if (error instanceof ProblemError) {
    return { message: error.problem.message, status: error.status, headers: error.headers };
  }
  if (!isDatabaseFailure(error)) throw error;
  logError('database failed at sign-in', requestId, error);
  return { message: signInMessages.failed, status: 503, headers: { 'Retry-After': retryAfterSeconds } };
}
