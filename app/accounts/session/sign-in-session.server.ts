import { eq } from 'drizzle-orm';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import { type Command, withStaffActor } from '#app/platform/request/command.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import type { Account } from '../staff/account.queries.server.ts';
import { users } from '../staff/account.schema.server.ts';
import { accountActions, type StaffUser } from '../staff/account.values.ts';
import { type DeviceCredential, deviceCookie, readDevice, rememberDevice } from './known-device.server.ts';
import { openSession } from './session.commands.server.ts';
import { type Credential, readCredential, sessionCookie } from './session-credential.server.ts';

/** The parts of the request context that a sign-in needs. */
export type SignInContext = Pick<
  RequestContext,
  'signInRateLimit' | 'isDemonstration' | 'userAgent' | 'address' | 'mailer'
>;

/** Credentials that a request carries before the person signs in. */
export interface PresentedCredentials {
  /** The old session, which ends when the new one begins. */
  readonly session?: Credential;
  readonly device?: DeviceCredential;
}

/** Reads the session and the device of a sign-in request from its headers. */
export function readPresentedCredentials(headers: Headers): PresentedCredentials {
  const [session, device] = [readCredential(headers), readDevice(headers)];
  return { ...(session && { session }), ...(device && { device }) };
}

export interface SignedIn {
  readonly user: StaffUser;
  readonly remember: boolean;
  readonly cookieToken: string;
  readonly bearerToken: string;
  readonly deviceToken: string;
}

/** How a person comes in, besides the account. */
export interface Entry {
  readonly remember: boolean;
  readonly presented: PresentedCredentials;
  /** True if the secret of the presented device is correct. */
  readonly isDeviceKnown: boolean;
}

/**
 * Builds the batch that signs a person in: the session, the known device and the audit entry.
 *
 * @returns the statements for the caller's batch, and the tokens to send after it succeeded
 */
export async function prepareSignIn(
  command: Command,
  { address, userAgent }: SignInContext,
  { id, name, email, role }: Pick<Account, 'id' | 'name' | 'email' | 'role'>,
  { remember, presented, isDeviceKnown }: Entry,
) {
  const { database, now } = command;
  const { statements: opening, ...tokens } = await openSession(command, {
    userId: id,
    remember,
    ...(presented.session && { presented: presented.session }),
    userAgent,
    address,
  });
  const remembered = await rememberDevice(command, id, isDeviceKnown ? presented.device : undefined);
  const statements = [
    ...opening,
    ...remembered.statements,
    database.update(users).set({ signedInAt: now }).where(eq(users.id, id)),
    auditEntry(withStaffActor(command, id, address), accountActions.signIn, id),
  ] as const;
  const user: StaffUser = { _id: id, name, email, role };
  const signedIn: SignedIn = { user, remember, ...tokens, deviceToken: remembered.deviceToken };
  return { statements, signedIn };
}

/** Sets two cookies: the session and the known device. */
export function signInCookies({
  cookieToken,
  deviceToken,
  remember,
}: Pick<SignedIn, 'cookieToken' | 'deviceToken' | 'remember'>): Headers {
  const headers = new Headers({ 'Set-Cookie': sessionCookie(cookieToken, remember) });
  headers.append('Set-Cookie', deviceCookie(deviceToken));
  return headers;
}
