import type { Command } from '../request/command.server.ts';
import { hashOf, type TimeSpan } from '../tokens/tokens.server.ts';
import { countTry, takeBackTry } from './counter.server.ts';
import { addressGroup, passGate } from './gate.server.ts';

/**
 * How often something may be done in a window of time. Many share an address behind one mobile network, and nobody may use up the tries
 * of somebody else's phone from one address.
 */
export interface VisitorLimit {
  /** Keeps what is counted here apart from all else. */
  readonly name: string;
  readonly window: TimeSpan;
  readonly perPhoneAndAddress: number;
  readonly perAddress: number;
  readonly perPhone: number;
}

const keyOf = async (text: string) => (await hashOf(text)).slice(0, 32);

/** Hashes, so that the table of counts holds neither phones nor addresses. */
async function countsOf(limit: VisitorLimit, address: string, phone: string) {
  const group = addressGroup(address);
  const [both, ofAddress, ofPhone] = await Promise.all([
    keyOf(`${limit.name} both ${group} ${phone}`),
    keyOf(`${limit.name} address ${group}`),
    keyOf(`${limit.name} phone ${phone}`),
  ]);
  return [
    { key: both, most: limit.perPhoneAndAddress },
    { key: ofAddress, most: limit.perAddress },
    { key: ofPhone, most: limit.perPhone },
  ] as const;
}

/**
 * Counts what a visitor is about to do, under the phone and under the address. Staff are not counted.
 *
 * @throws ProblemError 429 with `Retry-After`
 */
export async function countVisitor(
  { database, actor, now, requestId }: Command,
  gate: RateLimit,
  limit: VisitorLimit,
  phone: string,
): Promise<void> {
  if (actor.kind !== 'visitor') return;
  await passGate(gate, actor.address, requestId);
  await countTry(database, await countsOf(limit, actor.address, phone), limit.window, now);
}

/** Takes a try back, where only those that led nowhere are to be used up. */
export async function forgiveVisitor(
  { database, actor, now }: Command,
  limit: VisitorLimit,
  phone: string,
): Promise<void> {
  if (actor.kind !== 'visitor') return;
  const [both, ofAddress, ofPhone] = await countsOf(limit, actor.address, phone);
  await database.batch([
    takeBackTry(database, both.key, limit.window, now),
    takeBackTry(database, ofAddress.key, limit.window, now),
    takeBackTry(database, ofPhone.key, limit.window, now),
  ]);
}
