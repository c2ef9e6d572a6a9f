import { and, desc, eq, lte, notInArray, type SQL } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { serializeCookie, sha256Hex, TimeSpan } from '#app/platform/tokens/tokens.server.ts';
import { knownDevices, users } from '../staff/account.schema.server.ts';
import { makeToken, readCookie, readToken } from './session-credential.server.ts';

/** `__Host-`: no other host can set this cookie. */
const deviceCookieName = '__Host-device';

/** 400 days: the longest that browsers store a cookie. Each sign-in starts the period again. */
const deviceCookieLifetime = new TimeSpan(400, 'd');

/** Known devices of one account. Above this limit, the device with the oldest sign-in is forgotten. */
export const devicesPerAccount = 20;

/**
 * Identifies a browser that signed in before. The credential opens nothing: it only gives the device its own
 * count of attempts.
 */
export interface DeviceCredential {
  readonly deviceId: string;
  readonly secret: string;
}

/**
 * Reads the device cookie of a request.
 *
 * @returns undefined if the cookie is missing or malformed
 */
export function readDevice(headers: Headers): DeviceCredential | undefined {
  const [deviceId, secret] = readToken(readCookie(headers.get('Cookie'), deviceCookieName)) ?? [];
  return deviceId && secret ? { deviceId, secret } : undefined;
}

export function deviceCookie(token: string): string {
  return serializeCookie(deviceCookieName, token, {
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    path: '/',
    maxAge: deviceCookieLifetime.seconds(),
  });
}

/**
 * Returns the mail addresses of the accounts that signed in on a device. The list is empty if the secret is
 * wrong.
 */
export async function accountsOfDevice(
  database: Database,
  { deviceId, secret }: DeviceCredential,
): Promise<readonly string[]> {
  const rows = await database
    .select({ email: users.email })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.deviceId, deviceId), eq(knownDevices.secretHash, await sha256Hex(secret))));
  return rows.map(({ email }) => email);
}

/**
 * Builds the statements that remember a device for an account, and the token for the device cookie.
 *
 * @param known the presented device, if its secret was correct. Several accounts at one reception share a
 *   device.
 */
export async function rememberDevice(
  { database, now }: Command,
  userId: string,
  known: DeviceCredential | undefined,
) {
  const deviceId = known?.deviceId ?? crypto.randomUUID();
  const { token, hash } = known
    ? { token: `${known.deviceId}.${known.secret}`, hash: await sha256Hex(known.secret) }
    : await makeToken(deviceId);
  const newest = database
    .select({ deviceId: knownDevices.deviceId })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.signedInAt))
    .limit(devicesPerAccount);
  const statements = [
    database
      .insert(knownDevices)
      .values({ deviceId, userId, secretHash: hash, signedInAt: now })
      .onConflictDoUpdate({
        target: [knownDevices.deviceId, knownDevices.userId],
        set: { signedInAt: now },
      }),
    database
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.deviceId, newest))),
  ] as const;
  return { statements, deviceToken: token };
}

/**
 * Forgets every device of an account. The statement belongs in the batch that ends the sessions of the
 * account.
 *
 * @param condition if given, decides in the batch whether anything is forgotten
 */
export function forgetDevices(database: Database, userId: string, condition?: SQL) {
  return database.delete(knownDevices).where(and(eq(knownDevices.userId, userId), condition));
}

/** Deletes devices whose cookie has expired. Runs daily. */
export async function sweepDevices(database: Database, now: Date): Promise<void> {
  await database
    .delete(knownDevices)
    .where(lte(knownDevices.signedInAt, new Date(now.getTime() - deviceCookieLifetime.milliseconds())));
}
