import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.server.ts';
import { logError } from '../log/log.server.ts';
import { dataVersion } from './data-version.schema.server.ts';
import { publicDataTag } from './edge-cache.server.ts';

/** Cloudflare's cache in front of the Worker, as the Worker reaches it: `ctx.cache`. Absent on a local machine. */
export type EdgeCache = Pick<CacheContext, 'purge'>;

/**
 * Milliseconds after a write during which another isolate may still answer with a page from before it, and Cloudflare may
 * store that: 30 s for which an isolate uses its data version, and the time of a rendering.
 */
const settleTime = 35_000;

/**
 * Deletes every stored page and file. `invalidate` would let Cloudflare serve the old page once more.
 *
 * @returns whether Cloudflare accepted it; `purgeIfDue` repeats a purge that failed
 */
export async function purge(cache: EdgeCache): Promise<boolean> {
  try {
    const { success, errors } = await cache.purge({ tags: [publicDataTag] });
    if (!success) throw new Error(errors.map(({ code, message }) => `${code} ${message}`).join(', '));
    return true;
  } catch (error) {
    logError('stored pages not purged', 'edge-cache', error);
    return false;
  }
}

/**
 * Purges Cloudflare's cache if the data or the deployment changed since the last such purge. The cron runs it each
 * minute, for what the purge after a write cannot remove: pages that were stored after it, a purge that failed, and data that
 * was written without the Worker.
 *
 * @param deployment id of the uploaded Worker version
 */
export async function purgeIfDue(
  cache: EdgeCache | undefined,
  database: Database,
  deployment: string,
): Promise<void> {
  if (!cache) return;
  const row = await database.select().from(dataVersion).get();
  const purgedFor = `${deployment} ${row?.version}`;
  if (!row || row.purgedFor === purgedFor) return;
  const wait = Math.min(row.version + settleTime - Date.now(), settleTime);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  if (await purge(cache))
    await database.update(dataVersion).set({ purgedFor }).where(eq(dataVersion.id, row.id));
}
