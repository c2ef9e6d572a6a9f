import { logError } from '#app/server/log.server.ts';
import type { SavedTexts } from './sections.server.ts';

/** Where what was adopted last is kept beyond an isolate, for one that begins while the database is away. */
export interface LastFacts {
  /** @returns undefined where there is nothing */
  readonly find: () => Promise<readonly SavedTexts[] | undefined>;
  /** Behind the answer. */
  readonly keep: (saved: readonly SavedTexts[]) => void;
}

/** Seconds: an outage is shorter than the year in which a fact changes. */
const keptFor = 30 * 24 * 60 * 60;

/**
 * In the cache of this location, which isolates share.
 *
 * @param origin of the site, since the platform looks up the host of a key
 */
export function lastFactsAtEdge(
  cache: Pick<Cache, 'match' | 'put'>,
  origin: string,
  waitUntil: (work: Promise<unknown>) => void,
): LastFacts {
  const key = `${origin}/kept-pages/facts`;
  const failed = (error: unknown) => logError('facts not kept or found at the edge', 'facts', error);
  return {
    async find() {
      try {
        const found = await cache.match(key);
        return found && ((await found.json()) as readonly SavedTexts[]);
      } catch (error) {
        failed(error);
        return undefined;
      }
    },
    keep(saved) {
      const response = Response.json(saved, {
        headers: { 'Cache-Control': `public, max-age=${keptFor}` },
      });
      waitUntil(cache.put(key, response).catch(failed));
    },
  };
}
