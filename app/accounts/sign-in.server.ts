import { and, eq } from 'drizzle-orm';
import { auditEntry } from '#app/server/audit.server.ts';
import { asStaff, type Command } from '#app/server/command.server.ts';
import type { RequestContext } from '#app/server/context.server.ts';
import { isDatabaseFailure, retryAfterSeconds } from '#app/server/database/failure.server.ts';
import { logError } from '#app/server/log.server.ts';
import { ProblemError } from '#app/server/problems.server.ts';
import { passGate } from '#app/server/throttle/gate.server.ts';
import { type Account, findAccount } from './account.queries.server.ts';
import { users } from './account.schema.server.ts';
import { accountActions, type StaffUser, signInMessages } from './account.values.ts';
import {
  accountsOfDevice,
  type DeviceCredential,
  deviceCookie,
  readDevice,
  rememberDevice,
} from './known-device.server.ts';
import { hashPassword, unknownAccountHash, verifyPassword } from './password.server.ts';
import { openSession } from './session.commands.server.ts';
import { type Credential, readCredential, sessionCookie } from './session-credential.server.ts';
import type { SignInInput } from './sign-in.input.server.ts';
import { countSignIn, forgiveSignIn, throttleKeys } from './sign-in-throttle.server.ts';

export interface SignedIn {
  readonly user: StaffUser;
  readonly cookieToken: string;
  readonly bearerToken: string;
  readonly deviceToken: string;
}

/** What a request shows before anybody signed in. */
export interface Presented {
  /** Ends when the new one begins. */
  readonly session?: Credential;
  readonly device?: DeviceCredential;
}

/** What a request for a sign-in shows of itself. */
export function readPresented(headers: Headers): Presented {
  const [session, device] = [readCredential(headers), readDevice(headers)];
  return { ...(session && { session }), ...(device && { device }) };
}

/**
 * Where the first gate refuses the address, as a stranger behind the same network may have used it up, a known device has one of its own.
 *
 * @returns the accounts that signed in on the device that was shown
 * @throws ProblemError 429
 */
async function passGates(
  { database, requestId }: Command,
  { signInGate, address }: Door,
  device: DeviceCredential | undefined,
): Promise<readonly string[]> {
  try {
    await passGate(signInGate, address, requestId);
    return device ? await accountsOfDevice(database, device) : [];
  } catch (refusal) {
    if (!device || !(refusal instanceof ProblemError)) throw refusal;
    await passGate(signInGate, device.deviceId, requestId);
    const accounts = await accountsOfDevice(database, device);
    if (accounts.length === 0) throw refusal;
    return accounts;
  }
}

/** Where a sign-in comes from. */
type Door = Pick<RequestContext, 'signInGate' | 'demonstration' | 'userAgent' | 'address'>;

function maySignIn(account: Account, { demonstration }: Door): boolean {
  return account.disabledAt === null && (!account.isDemonstration || demonstration);
}

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
  { email, password, remember }: SignInInput,
  presented: Presented = {},
): Promise<SignedIn> {
  const { database, now } = command;
  const { address, userAgent } = door;
  const { device } = presented;
  const accountsHere = await passGates(command, door, device);
  const isKnownDevice = accountsHere.includes(email);
  const keys = await throttleKeys(email, address, device?.deviceId);
  await countSignIn(database, keys, now, isKnownDevice);

  const account = await findAccount(database, email);
  const { matches, outdated } = await verifyPassword(password, account?.passwordHash ?? unknownAccountHash);
  if (!account || !matches || !maySignIn(account, door)) {
    await auditEntry(command, accountActions.signInRefused, account?.id ?? 'unknown');
    throw new ProblemError(
      401,
      { message: signInMessages.refused },
      { 'WWW-Authenticate': 'Bearer realm="staff"' },
    );
  }

  const { id, name, role } = account;
  const { statements, ...tokens } = await openSession(command, {
    userId: id,
    remember,
    ...(presented.session && { presented: presented.session }),
    userAgent,
    address,
  });
  const remembered = await rememberDevice(command, id, accountsHere.length > 0 ? device : undefined);
  await database.batch([
    ...statements,
    ...remembered.statements,
    ...forgiveSignIn(database, keys, now, isKnownDevice),
    ...(outdated
      ? [
          database
            .update(users)
            .set({ passwordHash: await hashPassword(password) })
            // Not over a password that was changed meanwhile.
            .where(and(eq(users.id, id), eq(users.passwordHash, account.passwordHash))),
        ]
      : []),
    auditEntry(asStaff(command, id, address), accountActions.signIn, id),
  ]);
  return {
    user: { _id: id, name, email: account.email, role },
    ...tokens,
    deviceToken: remembered.deviceToken,
  };
}

/** The two cookies of a sign-in: of its session, and of the device for the next time. */
export function signInCookies(
  { cookieToken, deviceToken }: Pick<SignedIn, 'cookieToken' | 'deviceToken'>,
  remember: boolean,
): Headers {
  const headers = new Headers({ 'Set-Cookie': sessionCookie(cookieToken, remember) });
  headers.append('Set-Cookie', deviceCookie(deviceToken));
  return headers;
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
