import { and, desc, eq, lte, notInArray } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { hashOf, serializeCookie, TimeSpan } from '#app/platform/tokens/tokens.server.ts';
import { knownDevices, users } from '../staff/account.schema.server.ts';
import { makeToken, readCookie, readToken } from './session-credential.server.ts';

/** Like the session's: no other host can set it. */
const deviceCookieName = '__Host-device';

/** As long as browsers keep a cookie; each sign-in begins it anew. */
const keptFor = new TimeSpan(400, 'd');

/** Of one account; beyond it the one that signed in longest ago is forgotten. */
const devicesPerAccount = 20;

/** What a browser that signed in before shows of it. It opens nothing: it only has tries of its own. */
export interface DeviceCredential {
  readonly deviceId: string;
  readonly secret: string;
}

/** What a request shows of its device, if anything. */
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
    maxAge: keptFor.seconds(),
  });
}

/**
 * The mail addresses of the accounts that signed in on a device: none where its secret is not right.
 */
export async function accountsOfDevice(
  database: Database,
  { deviceId, secret }: DeviceCredential,
): Promise<readonly string[]> {
  const rows = await database
    .select({ email: users.email })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.deviceId, deviceId), eq(knownDevices.secretHash, await hashOf(secret))));
  return rows.map(({ email }) => email);
}

/**
 * The statements that remember on which device an account signed in, and the token for its cookie.
 *
 * @param known the device that was shown, where its secret was right: several accounts of one reception share it
 */
export async function rememberDevice(
  { database, now }: Command,
  userId: string,
  known: DeviceCredential | undefined,
) {
  const deviceId = known?.deviceId ?? crypto.randomUUID();
  const { token, hash } = known
    ? { token: `${known.deviceId}.${known.secret}`, hash: await hashOf(known.secret) }
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

/** Forgets every device of an account, for the batch that ends its sessions; a new sign-in remembers one again. */
export function forgetDevices(database: Database, userId: string) {
  return database.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Daily: forgets the devices whose cookie is over. */
export async function sweepDevices(database: Database, now: Date): Promise<void> {
  await database
    .delete(knownDevices)
    .where(lte(knownDevices.signedInAt, new Date(now.getTime() - keptFor.milliseconds())));
}
