import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/server/database/database.server.ts';
import { signInThrottle } from '#app/server/database/schema.server.ts';
import { ProblemError } from '#app/server/problems.server.ts';
import { hashOf, TimeSpan } from '#app/server/tokens.server.ts';

const windowLength = new TimeSpan(15, 'm');

/** Tries in one window. The last is high, so that a stranger cannot lock somebody out from one address. */
export const tries = { accountAndAddress: 5, address: 20, account: 100 } as const;

/** What a sign-in is counted under. Hashes, so that the table holds neither mail addresses nor IP addresses. */
export interface ThrottleKeys {
  readonly accountAndAddress: string;
  readonly address: string;
  readonly account: string;
}

/** A home has a whole IPv6 /64 to send from, so that counts as one address. */
export function addressGroup(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [before = '', after] = address.toLowerCase().split('%', 1).join('').split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** @param email as it is looked up, so that one account is one key */
export async function throttleKeys(email: string, address: string): Promise<ThrottleKeys> {
  const group = addressGroup(address);
  const key = async (text: string) => (await hashOf(text)).slice(0, 32);
  const [accountAndAddress, ofAddress, account] = await Promise.all([
    key(`both ${group} ${email}`),
    key(`address ${group}`),
    key(`account ${email}`),
  ]);
  return { accountAndAddress, address: ofAddress, account };
}

const windowOf = (now: Date) => Math.floor(now.getTime() / windowLength.milliseconds());

/**
 * Counts a try before its password is looked at, so that of many at once no more than the limit get through.
 * A try that one count refuses is not counted further: hammering one account neither locks the office's
 * address nor, beyond its share, the account.
 *
 * @throws ProblemError 429 with `Retry-After`
 */
export async function countTry(database: Database, keys: ThrottleKeys, now: Date): Promise<void> {
  const window = windowOf(now);
  const within = (key: string, limit: number) =>
    sql`not exists (select 1 from ${signInThrottle} where ${signInThrottle.key} = ${key}
      and ${signInThrottle.window} = ${window} and ${signInThrottle.count} > ${limit})`;
  const pairWithin = within(keys.accountAndAddress, tries.accountAndAddress);
  const count = (key: string, condition: SQL) =>
    database
      .insert(signInThrottle)
      .select(sql`select ${key}, ${window}, 1 where ${condition}`)
      .onConflictDoUpdate({
        target: [signInThrottle.key, signInThrottle.window],
        set: { count: sql`${signInThrottle.count} + 1` },
      })
      .returning({ count: signInThrottle.count });
  const [pair, address, account] = await database.batch([
    count(keys.accountAndAddress, sql`true`),
    count(keys.address, pairWithin),
    count(keys.account, sql`${pairWithin} and ${within(keys.address, tries.address)}`),
  ]);
  const isWithin = (rows: readonly { count: number }[], limit: number) =>
    (rows[0]?.count ?? limit + 1) <= limit;
  if (
    isWithin(pair, tries.accountAndAddress) &&
    isWithin(address, tries.address) &&
    isWithin(account, tries.account)
  ) {
    return;
  }
  const end = (window + 1) * windowLength.milliseconds();
  throw tooManyTries(Math.ceil((end - now.getTime()) / 1000));
}

export function tooManyTries(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  return new ProblemError(
    429,
    {
      message: `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    },
    { 'Retry-After': String(seconds) },
  );
}

/** Takes a try back that turned out right, for the batch that opens the session. */
export function forgiveTry(database: Database, keys: ThrottleKeys, now: Date) {
  const at = (key: string) => and(eq(signInThrottle.key, key), eq(signInThrottle.window, windowOf(now)));
  const lower = (key: string) =>
    database
      .update(signInThrottle)
      .set({ count: sql`max(${signInThrottle.count} - 1, 0)` })
      .where(at(key));
  return [
    database.delete(signInThrottle).where(at(keys.accountAndAddress)),
    lower(keys.address),
    lower(keys.account),
  ] as const;
}

/** Forgets the windows that are over. */
export function sweepTries(database: Database, now: Date) {
  return database.delete(signInThrottle).where(lt(signInThrottle.window, windowOf(now)));
}
