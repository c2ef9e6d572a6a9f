import { logError } from '../log/log.server.ts';
import { tooManyTries } from './counter.server.ts';

/**
 * Applies a Worker rate limit before a visitor's write, without a query of the database. It counts roughly
 * and per Cloudflare location; the count in the database is exact. A rate limit that fails lets every request
 * pass.
 *
 * @param gate one of the Worker's rate limits, which allow 60 requests a minute
 * @param key address or group of addresses, or whatever else is counted
 * @throws ProblemError 429 with `Retry-After`
 */
export async function applyRateLimit(gate: RateLimit, key: string, requestId: string): Promise<void> {
  const passed = await gate.limit({ key }).catch((error) => {
    logError('a gate failed', requestId, error);
    return { success: true };
  });
  if (!passed.success) throw tooManyTries(60);
}
