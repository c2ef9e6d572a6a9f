import type { Database } from '#app/platform/database/database.server.ts';
import { countTry, resetTries, undoTry } from '#app/platform/throttle/counter.server.ts';
import { addressGroup } from '#app/platform/throttle/rate-limit.server.ts';
import { sha256Hex, TimeSpan } from '#app/platform/tokens/tokens.server.ts';

const windowLength = new TimeSpan(15, 'm');

/**
 * Attempts in one window of 15 minutes (decision 0004). `account` is high, so that a stranger cannot lock a
 * person out from one address.
 */
const most = { accountAndAddress: 5, address: 20, account: 100, accountOnDevice: 10 } as const;

/**
 * Keys under which a sign-in is counted. Keys are hashes, so that the table stores neither mail addresses nor
 * IP addresses.
 */
type ThrottleKeys = Readonly<Record<keyof typeof most, string>>;

/**
 * @param email normalised, so that one account has one key
 * @param deviceId of the presented device, if any
 */
export async function throttleKeys(email: string, address: string, deviceId = ''): Promise<ThrottleKeys> {
  const group = addressGroup(address);
  const key = async (text: string) => (await sha256Hex(text)).slice(0, 32);
  const [accountAndAddress, ofAddress, account, accountOnDevice] = await Promise.all([
    key(`both ${group} ${email}`),
    key(`address ${group}`),
    key(`account ${email}`),
    key(`device ${deviceId} ${email}`),
  ]);
  return { accountAndAddress, address: ofAddress, account, accountOnDevice };
}

/**
 * Counts a sign-in before the password is verified. Attempts against one account lock neither the office's
 * address nor, beyond their share, the account. On a known device only the attempts of that device count, so
 * strangers cannot lock it out.
 *
 * @param isKnownDevice whether this account signed in on the device before
 * @throws ProblemError 429 with `Retry-After`
 */
export function countSignIn(
  database: Database,
  keys: ThrottleKeys,
  now: Date,
  isKnownDevice = false,
): Promise<void> {
  const limit = (name: keyof typeof most) => ({ key: keys[name], most: most[name] });
  return countTry(
    database,
    isKnownDevice
      ? [limit('accountOnDevice')]
      : [limit('accountAndAddress'), limit('address'), limit('account')],
    windowLength,
    now,
  );
}

/** Takes back the attempt of a correct password. The statements belong in the batch that opens the session. */
export function undoSignInCount(database: Database, keys: ThrottleKeys, now: Date, isKnownDevice = false) {
  if (isKnownDevice) return [resetTries(database, keys.accountOnDevice, windowLength, now)] as const;
  return [
    resetTries(database, keys.accountAndAddress, windowLength, now),
    undoTry(database, keys.address, windowLength, now),
    undoTry(database, keys.account, windowLength, now),
  ] as const;
}
