import { and, eq } from 'drizzle-orm';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { widestGroup } from '#app/platform/throttle/network.server.ts';
import { applyRateLimit } from '#app/platform/throttle/rate-limit.server.ts';
import { accountsOfDevice, type DeviceCredential } from '../session/known-device.server.ts';
import type { SignInContext } from '../session/sign-in-session.server.ts';
import { countSignIn, throttleKeys, undoSignInCount } from '../session/sign-in-throttle.server.ts';
import { type Account, findAccount } from '../staff/account.queries.server.ts';
import { users } from '../staff/account.schema.server.ts';
import { accountActions, signInMessages } from '../staff/account.values.ts';
import { hashPassword, unknownAccountHash, verifyPassword } from './password.server.ts';

/**
 * Passes the sign-in gate of the address. If the gate refuses, a known device passes a gate of its own.
 * Strangers on the same network may have used up the gate of the address.
 *
 * @returns the mail addresses of the accounts that signed in on this device before
 * @throws ProblemError 429
 */
export async function passSignInGates(
  { database, requestId }: Command,
  { signInRateLimit: signInGate, address }: SignInContext,
  device: DeviceCredential | undefined,
): Promise<readonly string[]> {
  try {
    await applyRateLimit(signInGate, widestGroup(address), requestId);
    return device ? await accountsOfDevice(database, device) : [];
  } catch (refusal) {
    if (!device || !(refusal instanceof ProblemError)) throw refusal;
    await applyRateLimit(signInGate, device.deviceId, requestId);
    const accounts = await accountsOfDevice(database, device);
    if (accounts.length === 0) throw refusal;
    return accounts;
  }
}

export function maySignIn(account: Account, { isDemonstration: demonstration }: SignInContext): boolean {
  return account.disabledAt === null && (!account.isDemonstration || demonstration);
}

/**
 * Checks the password of an account. Each attempt is counted before the password is verified.
 *
 * @param caller `device`: the presented device. `sessionId`: the open session that confirms its password, which
 *   has an allowance of its own
 * @returns the account, whether the device is known, and `passed`: statements for the caller's batch. They
 *   take the counted attempt back and replace a hash that is weaker than today's cost.
 * @throws ProblemError 401 in the same words and the same time whether or not the account exists; 429
 */
export async function checkPassword(
  command: Command,
  door: SignInContext,
  { email, password }: { readonly email: string; readonly password: string },
  { device, sessionId }: { readonly device?: DeviceCredential | undefined; readonly sessionId?: string },
) {
  const { database, now } = command;
  const accountsHere = sessionId === undefined ? await passSignInGates(command, door, device) : [];
  const isKnownDevice = accountsHere.includes(email);
  const own = sessionId !== undefined ? 'accountInSession' : isKnownDevice ? 'accountOnDevice' : undefined;
  const keys = await throttleKeys(email, door.address, device?.deviceId, sessionId);
  await countSignIn(database, keys, now, own);

  const account = await findAccount(database, email);
  const { matches, outdated } = await verifyPassword(password, account?.passwordHash ?? unknownAccountHash);
  if (!account || !matches || !maySignIn(account, door)) {
    await auditEntry(command, accountActions.signInRefused, account?.id ?? 'unknown');
    throw staffProblem(401, signInMessages.refused, { 'WWW-Authenticate': 'Bearer realm="staff"' });
  }
  const passed = [
    ...undoSignInCount(database, keys, now, own),
    ...(outdated
      ? [
          database
            .update(users)
            .set({ passwordHash: await hashPassword(password) })
            // Does not overwrite a password that was changed in the meantime.
            .where(and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash))),
        ]
      : []),
  ] as const;
  return { account, isKnownDevice, isDeviceKnown: accountsHere.length > 0, passed };
}

export type CheckedPassword = Awaited<ReturnType<typeof checkPassword>>;
