import type { Command } from '../request/command.server.ts';
import { sha256Hex, type TimeSpan } from '../tokens/tokens.server.ts';
import { countTry, undoTry } from './counter.server.ts';
import { addressGroup, applyRateLimit } from './rate-limit.server.ts';

/**
 * Limits of what visitors may do in a window of time. Every limit names the caller's address. A limit per phone
 * alone would let strangers who know a number use up its owner's tries (decision 0046).
 */
export interface VisitorLimit {
  /** Namespace of the counts. */
  readonly name: string;
  readonly window: TimeSpan;
  readonly perPhoneAndAddress: number;
  readonly perAddress: number;
}

const keyOf = async (text: string) => (await sha256Hex(text)).slice(0, 32);

/**
 * Returns the counters of a visitor. Their keys are hashes, so the table of counts holds neither phones nor
 * addresses.
 */
async function countsOf(limit: VisitorLimit, address: string, phone: string) {
  const group = addressGroup(address);
  const [both, ofAddress] = await Promise.all([
    keyOf(`${limit.name} both ${group} ${phone}`),
    keyOf(`${limit.name} address ${group}`),
  ]);
  return [
    { key: both, maxCount: limit.perPhoneAndAddress },
    { key: ofAddress, maxCount: limit.perAddress },
  ] as const;
}

/**
 * Counts a visitor's try under phone and address together and under the address, before the action. Staff are
 * not counted.
 *
 * @throws ProblemError 429 with `Retry-After`
 */
export async function countVisitorTry(
  { database, actor, now, requestId }: Command,
  gate: RateLimit,
  limit: VisitorLimit,
  phone: string,
): Promise<void> {
  if (actor.kind !== 'visitor') return;
  await applyRateLimit(gate, actor.address, requestId);
  await countTry(database, await countsOf(limit, actor.address, phone), limit.window, now);
}

/** Takes back the count of a try that succeeded, for limits that count failed tries only. */
export async function undoVisitorTry(
  { database, actor, now }: Command,
  limit: VisitorLimit,
  phone: string,
): Promise<void> {
  if (actor.kind !== 'visitor') return;
  const [both, ofAddress] = await countsOf(limit, actor.address, phone);
  await database.batch([
    undoTry(database, both.key, limit.window, now),
    undoTry(database, ofAddress.key, limit.window, now),
  ]);
}
