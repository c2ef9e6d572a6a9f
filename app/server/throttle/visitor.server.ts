import type { Command } from '../command.server.ts';
import { hashOf, type TimeSpan } from '../tokens.server.ts';
import { countTry, takeBackTry } from './counter.server.ts';
import { addressGroup, passGate } from './gate.server.ts';

/** How often something may be done in a window of time. Many share an address behind one mobile network. */
export interface VisitorLimit {
  /** Keeps what is counted here apart from all else. */
  readonly name: string;
  readonly window: TimeSpan;
  readonly perPhone: number;
  readonly perAddress: number;
}

const keyOf = async (text: string) => (await hashOf(text)).slice(0, 32);

/** Hashes, so that the table of counts holds neither phones nor addresses. */
const keysOf = (limit: VisitorLimit, address: string, phone: string) =>
  Promise.all([
    keyOf(`${limit.name} phone ${phone}`),
    keyOf(`${limit.name} address ${addressGroup(address)}`),
  ]);

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
  const [ofPhone, ofAddress] = await keysOf(limit, actor.address, phone);
  await countTry(
    database,
    [
      { key: ofPhone, most: limit.perPhone },
      { key: ofAddress, most: limit.perAddress },
    ],
    limit.window,
    now,
  );
}

/** Takes a try back, where only those that led nowhere are to be used up. */
export async function forgiveVisitor(
  { database, actor, now }: Command,
  limit: VisitorLimit,
  phone: string,
): Promise<void> {
  if (actor.kind !== 'visitor') return;
  const [ofPhone, ofAddress] = await keysOf(limit, actor.address, phone);
  await database.batch([
    takeBackTry(database, ofPhone, limit.window, now),
    takeBackTry(database, ofAddress, limit.window, now),
  ]);
}
