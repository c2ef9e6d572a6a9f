import type { Database } from '#app/platform/database/database.server.ts';
import { type CountLimit, countTry, resetTries, undoTries } from '#app/platform/throttle/counter.server.ts';
import { addressGroups } from '#app/platform/throttle/network.server.ts';
import { addressLimits } from '#app/platform/throttle/visitor-limit.server.ts';
import { sha256Hex, TimeSpan } from '#app/platform/tokens/tokens.server.ts';

const windowLength = new TimeSpan(15, 'm');

/**
 * Maximum password attempts in a window of 15 minutes (decision 0004). `account` is higher than `address`, so
 * that requests from one address cannot lock an account.
 */
export const maxAttempts = {
  accountAndAddress: 5,
  address: 20,
  account: 100,
  accountOnDevice: 10,
  accountInSession: 5,
} as const;

/** Allowance of a caller whom the account knows: a known device, or an open session. */
export type OwnAllowance = 'accountOnDevice' | 'accountInSession';

/** Throttle keys of a sign-in. They are hashes, so the table stores no mail addresses and no IP addresses. */
export type ThrottleKeys = Readonly<Record<Exclude<keyof typeof maxAttempts, 'address'>, string>> & {
  /** An IPv6 address is counted under its /56 and /48 too. Networks of carriers have the ordinary limits here. */
  readonly address: readonly [CountLimit, ...CountLimit[]];
};

/**
 * @param email normalised, so that each account has one key
 * @param deviceId id in the device cookie; empty without a cookie
 * @param sessionId id of the open session that confirms its password; empty at sign-in
 */
export async function throttleKeys(
  email: string,
  address: string,
  deviceId = '',
  sessionId = '',
): Promise<ThrottleKeys> {
  const [{ name: group }] = addressGroups(address);
  const key = async (text: string) => (await sha256Hex(text)).slice(0, 32);
  const [accountAndAddress, addressKeys, account, accountOnDevice, accountInSession] = await Promise.all([
    key(`both ${group} ${email}`),
    addressLimits('sign in', { address }, maxAttempts.address),
    key(`account ${email}`),
    key(`device ${deviceId} ${email}`),
    key(`session ${sessionId} ${email}`),
  ]);
  return { accountAndAddress, address: addressKeys, account, accountOnDevice, accountInSession };
}

/**
 * Counts a password attempt before the password is verified. On a known device or in an open session only its
 * own attempts count, so attempts from elsewhere cannot lock it out.
 *
 * @param own allowance of a caller whom the account knows; undefined for others
 * @throws ProblemError 429 with `Retry-After`
 */
export function countSignIn(
  database: Database,
  keys: ThrottleKeys,
  now: Date,
  own?: OwnAllowance,
): Promise<void> {
  const limit = (name: Exclude<keyof typeof maxAttempts, 'address'>) => ({
    key: keys[name],
    maxCount: maxAttempts[name],
  });
  return countTry(
    database,
    own ? [limit(own)] : [limit('accountAndAddress'), ...keys.address, limit('account')],
    windowLength,
    now,
  );
}

/** Statements that remove the attempt after a correct password. Run them in the batch that creates the session. */
export function undoSignInCount(database: Database, keys: ThrottleKeys, now: Date, own?: OwnAllowance) {
  if (own) return [resetTries(database, keys[own], windowLength, now)] as const;
  return [
    resetTries(database, keys.accountAndAddress, windowLength, now),
    undoTries(database, [...keys.address.map(({ key }) => key), keys.account], windowLength, now),
  ] as const;
}
