import { ProblemError } from '../http/problems.server.ts';
import type { Command } from '../request/command.server.ts';
import { sha256Hex } from '../tokens/tokens.server.ts';
import { type CountLimit, countTry, readCounts, undoTries } from './counter.server.ts';
import { sharedFactor, type VisitorLimit, widthFactors } from './limits.server.ts';
import { addressGroups, isSharedNetwork, type VisitorSource, widestGroup } from './network.server.ts';
import { applyRateLimit } from './rate-limit.server.ts';

const keyOf = async (text: string) => (await sha256Hex(text)).slice(0, 32);

/**
 * Returns the counters of an address: one for an IPv4 address; for IPv6 one for each of /64, /56 and /48. Their keys are
 * hashes, so the table of counts holds no addresses.
 *
 * @param purpose namespace of the keys
 * @param perAddress tries of one address
 */
export async function addressLimits(
  purpose: string,
  source: VisitorSource,
  perAddress: number,
): Promise<readonly [CountLimit, ...CountLimit[]]> {
  const isShared = isSharedNetwork(source);
  const limitOf = async ({ name, width, mayBeShared }: ReturnType<typeof addressGroups>[number]) => ({
    key: await keyOf(`${purpose} address ${name}`),
    maxCount: perAddress * widthFactors[width] * (isShared && mayBeShared ? sharedFactor : 1),
  });
  const [first, ...others] = addressGroups(source.address);
  return [await limitOf(first), ...(await Promise.all(others.map(limitOf)))];
}

/** Returns the counters of a visitor: of phone and address together, and of the address. */
async function countsOf(limit: VisitorLimit, source: VisitorSource, phone: string) {
  const [{ name }] = addressGroups(source.address);
  const both = await keyOf(`${limit.name} both ${name} ${phone}`);
  const ofAddress = await addressLimits(limit.name, source, limit.perAddress);
  return [{ key: both, maxCount: limit.perPhoneAndAddress }, ...ofAddress] as const;
}

/**
 * Key of the gate, which allows 60 requests a minute. In a network that many homes share, a tenth of the phones has a gate
 * of its own.
 */
const gateKey = (source: VisitorSource, phone: string): string => {
  const group = widestGroup(source.address);
  return isSharedNetwork(source) ? `${group} ${phone.slice(-1)}` : group;
};

/**
 * Counts a visitor's try under phone and address together and under the address, before the action. Staff are
 * not counted.
 *
 * @param gate null if this request has passed the gate already
 * @throws ProblemError 429 with `Retry-After`
 */
export async function countVisitorTry(
  { database, actor, now, requestId }: Command,
  gate: RateLimit | null,
  limit: VisitorLimit,
  phone: string,
): Promise<void> {
  if (actor.kind !== 'visitor') return;
  if (gate) await applyRateLimit(gate, gateKey(actor, phone), requestId);
  await countTry(database, await countsOf(limit, actor, phone), limit.window, now);
}

/** Takes back the count of a try that succeeded, for limits that count failed tries only. */
export async function undoVisitorTry(
  { database, actor, now }: Command,
  limit: VisitorLimit,
  phone: string,
): Promise<void> {
  if (actor.kind !== 'visitor') return;
  const counts = await countsOf(limit, actor, phone);
  await undoTries(
    database,
    counts.map(({ key }) => key),
    limit.window,
    now,
  );
}

/** Whether a visitor may still try. It counts nothing: for pages that offer another way. */
export async function mayTry(
  { database, actor, now }: Pick<Command, 'database' | 'actor' | 'now'>,
  limit: VisitorLimit,
  phone: string,
): Promise<boolean> {
  if (actor.kind !== 'visitor') return true;
  const counts = await countsOf(limit, actor, phone);
  const counted = await readCounts(database, counts, limit.window, now);
  return counts.every(({ key, maxCount }) => (counted.get(key) ?? 0) < maxCount);
}

/** Whether an error says that a visitor is beyond a limit. */
export const isBeyondLimit = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.status === 429;

/**
 * Whether a phone may be looked up once more by visitors whose address is over its limit: 60 times a minute at each of
 * Cloudflare's locations, from all such addresses together. It bounds what one phone's references can be guessed.
 */
export async function mayGuess(gate: RateLimit, phone: string, requestId: string): Promise<boolean> {
  try {
    await applyRateLimit(gate, await keyOf(`guess ${phone}`), requestId);
    return true;
  } catch (error) {
    if (isBeyondLimit(error)) return false;
    throw error;
  }
}
