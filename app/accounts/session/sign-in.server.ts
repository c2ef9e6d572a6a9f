import { isDatabaseFailure, retryAfterSeconds } from '#app/platform/database/failure.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { checkPassword, maySignIn, passGates } from '../password/password-check.server.ts';
import { signInMessages } from '../staff/account.values.ts';
import { hasCodes, takeCode } from '../two-step/two-step.server.ts';
import { type Door, entering, type Presented, type SignedIn } from './entry.server.ts';
import { endingPending, noting, type PendingSignIn } from './pending-sign-in.server.ts';
import type { SignInInput } from './sign-in.input.server.ts';

const deviceOf = ({ device }: Presented, isKnown: boolean) => (isKnown && device ? device.deviceId : '');

/**
 * Opens a session for a mail address and a password, and a code if the account has two-step sign-in.
 *
 * @param door the parts of the request context that a sign-in needs
 * @param presented the session and the device of the request
 * @throws ProblemError 401 in the same words and the same time whether or not the account exists. If the
 *   password is correct and the code is missing or wrong, the error has `errors.code`. 429 for too many
 *   attempts
 */
export async function signIn(
  command: Command,
  door: Door,
  { remember, code, ...typed }: SignInInput,
  presented: Presented = {},
): Promise<SignedIn> {
  const { database } = command;
  const checked = await checkPassword(command, door, typed, presented.device);
  const { account, isDeviceKnown, isKnownDevice, passed } = checked;
  const codeTaken = (await hasCodes(database, account.id))
    ? await takeGivenCode(command, door, account.id, code, deviceOf(presented, isKnownDevice))
    : [];
  const entry = { remember, presented, isDeviceKnown };
  const { statements, signedIn } = await entering(command, door, account, entry);
  await database.batch([...statements, ...passed, ...codeTaken]);
  return signedIn;
}

function takeGivenCode(
  command: Command,
  { address }: Door,
  userId: string,
  code: string | undefined,
  deviceId: string,
) {
  if (code === undefined) {
    throw new ProblemError(
      401,
      { message: signInMessages.codeNeeded, errors: { code: signInMessages.codeNeeded } },
      { 'WWW-Authenticate': 'Bearer realm="staff"' },
    );
  }
  return takeCode(command, { userId, deviceId, address }, code);
}

/**
 * Checks the password: the first step on the sign-in page.
 *
 * @returns the session, or the token for the second step if the account has two-step sign-in
 */
export async function beginSignIn(
  command: Command,
  door: Door,
  { remember, email, password }: SignInInput,
  presented: Presented,
): Promise<{ readonly signedIn: SignedIn } | { readonly pendingToken: string }> {
  const { database } = command;
  const checked = await checkPassword(command, door, { email, password }, presented.device);
  const { account, isDeviceKnown, passed } = checked;
  if (await hasCodes(database, account.id)) {
    const { statement, token } = await noting(command, account, remember);
    await database.batch([statement, ...passed]);
    return { pendingToken: token };
  }
  const entry = { remember, presented, isDeviceKnown };
  const { statements, signedIn } = await entering(command, door, account, entry);
  await database.batch([...statements, ...passed]);
  return { signedIn };
}

/**
 * Checks the code: the second step on the sign-in page.
 *
 * @throws ProblemError 401; 429
 */
export async function finishSignIn(
  command: Command,
  door: Door,
  pending: PendingSignIn,
  code: string,
  presented: Presented,
): Promise<SignedIn> {
  const { account, remember, id } = pending;
  const accountsHere = await passGates(command, door, presented.device);
  if (!maySignIn(account, door)) throw new ProblemError(401, { message: signInMessages.refused });
  const deviceId = deviceOf(presented, accountsHere.includes(account.email));
  const taken = await takeCode(command, { userId: account.id, deviceId, address: door.address }, code);
  const entry = { remember, presented, isDeviceKnown: accountsHere.length > 0 };
  const { statements, signedIn } = await entering(command, door, account, entry);
  await command.database.batch([...statements, ...taken, endingPending(command.database, id)]);
  return signedIn;
}

/** Turns an error into the message of the sign-in page. Unexpected errors are thrown again. */
export function signInFailure(error: unknown, requestId: string) {
  if (error instanceof ProblemError) {
    return { message: error.problem.message, status: error.status, headers: error.headers };
  }
  if (!isDatabaseFailure(error)) throw error;
  logError('database failed at sign-in', requestId, error);
  return { message: signInMessages.failed, status: 503, headers: { 'Retry-After': retryAfterSeconds } };
}
