import { logError } from '../log/log.server.ts';
import { tooManyTries } from './counter.server.ts';

/**
 * Groups IP addresses for counting. A home can send from a whole IPv6 /64, so a /64 counts as one address.
 */
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

/**
 * Applies a Worker rate limit before a visitor's write, without a query of the database. It counts roughly
 * and per Cloudflare location; the count in the database is exact. A rate limit that fails lets every request
 * pass.
 *
 * @param gate one of the Worker's rate limits, which allow 60 requests a minute
 * @throws ProblemError 429 with `Retry-After`
 */
export async function applyRateLimit(gate: RateLimit, address: string, requestId: string): Promise<void> {
  const passed = await gate.limit({ key: addressGroup(address) }).catch((error) => {
    logError('a gate failed', requestId, error);
    return { success: true };
  });
  if (!passed.success) throw tooManyTries(60);
}
