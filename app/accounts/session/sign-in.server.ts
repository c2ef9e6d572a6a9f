import type { BatchItem } from 'drizzle-orm/batch';
import { isDatabaseFailure, retryAfterSeconds } from '#app/platform/database/failure.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage, staffProblem } from '#app/platform/http/staff-message.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { checkPassword, maySignIn, passSignInGates } from '../password/password-check.server.ts';
import type { Account } from '../staff/account.queries.server.ts';
import { signInMessages } from '../staff/account.values.ts';
import { hasTwoStep, redeemCode } from '../two-step/two-step.server.ts';
import { mailNewDevice } from './new-device-mail.server.ts';
import { deletePendingSignIn, type PendingSignIn, preparePendingSignIn } from './pending-sign-in.server.ts';
import type { SignInInput } from './sign-in.input.server.ts';
import {
  type Entry,
  type PresentedCredentials,
  prepareSignIn,
  type SignedIn,
  type SignInContext,
} from './sign-in-session.server.ts';

const deviceOf = ({ device }: PresentedCredentials, isKnown: boolean) =>
  isKnown && device ? device.deviceId : '';

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
  door: SignInContext,
  { remember, code, ...typed }: SignInInput,
  presented: PresentedCredentials = {},
): Promise<SignedIn> {
  const { database } = command;
  const checked = await checkPassword(command, door, typed, presented);
  const { account, isDeviceKnown, isKnownDevice, passed } = checked;
  const codeTaken = (await hasTwoStep(database, account.id))
    ? await takeGivenCode(command, door, account.id, code, deviceOf(presented, isKnownDevice))
    : [];
  const entry = { remember, presented, isDeviceKnown, isKnownDevice };
  return enter(command, door, account, entry, [...passed, ...codeTaken]);
}

/**
 * Opens the session of a person who proved who they are, and tells them by mail if their account did not know the device.
 *
 * @param entry `isKnownDevice`: whether this account signed in on the device before
 * @param more statements for the batch that opens the session
 */
async function enter(
  command: Command,
  door: SignInContext,
  account: Account,
  { isKnownDevice, ...entry }: Entry & { readonly isKnownDevice: boolean },
  more: readonly BatchItem<'sqlite'>[],
): Promise<SignedIn> {
  const { statements, signedIn } = await prepareSignIn(command, door, account, entry);
  await command.database.batch([...statements, ...more]);
  if (!isKnownDevice) mailNewDevice(command, door, account);
  return signedIn;
}

function takeGivenCode(
  command: Command,
  { address }: SignInContext,
  userId: string,
  code: string | undefined,
  deviceId: string,
) {
  if (code === undefined) {
    throw new ProblemError(401, fieldProblem('code', staffMessage(signInMessages.codeNeeded)), {
      'WWW-Authenticate': 'Bearer realm="staff"',
    });
  }
  return redeemCode(command, { userId, deviceId, address }, code);
}

/**
 * Checks the password: the first step on the sign-in page.
 *
 * @returns the session, or the token for the second step if the account has two-step sign-in
 */
export async function beginSignIn(
  command: Command,
  door: SignInContext,
  { remember, email, password }: SignInInput,
  presented: PresentedCredentials,
): Promise<{ readonly signedIn: SignedIn } | { readonly pendingToken: string }> {
  const { database } = command;
  const checked = await checkPassword(command, door, { email, password }, presented);
  const { account, isDeviceKnown, isKnownDevice, passed } = checked;
  if (await hasTwoStep(database, account.id)) {
    const { statement, token } = await preparePendingSignIn(command, account, remember);
    await database.batch([statement, ...passed]);
    return { pendingToken: token };
  }
  const entry = { remember, presented, isDeviceKnown, isKnownDevice };
  return { signedIn: await enter(command, door, account, entry, passed) };
}

/**
 * Checks the code: the second step on the sign-in page.
 *
 * @throws ProblemError 401; 429
 */
export async function finishSignIn(
  command: Command,
  door: SignInContext,
  pending: PendingSignIn,
  code: string,
  presented: PresentedCredentials,
): Promise<SignedIn> {
  const { account, remember, id } = pending;
  const accountsHere = await passSignInGates(command, door, presented.device);
  if (!maySignIn(account, door)) throw staffProblem(401, signInMessages.refused);
  const isKnownDevice = accountsHere.includes(account.email);
  const deviceId = deviceOf(presented, isKnownDevice);
  const taken = await redeemCode(command, { userId: account.id, deviceId, address: door.address }, code);
  const entry = { remember, presented, isDeviceKnown: accountsHere.length > 0, isKnownDevice };
  return enter(command, door, account, entry, [...taken, deletePendingSignIn(command.database, id)]);
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
