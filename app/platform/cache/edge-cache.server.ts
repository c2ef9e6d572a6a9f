import { logError } from '../log/log.server.ts';
import { type FinishedPage, pageCacheControl, withTag } from './finished-page.server.ts';

/** Seconds: a day. The key changes with the data and the deployment. */
const maxAge = 24 * 60 * 60;

/** Everything that a cached page depends on. */
export interface EdgeKey {
  /** Origin of the site: the platform looks up the host of a key. */
  readonly origin: string;
  /** Id of the Worker's upload, so that a change of code, words or settings changes the key. */
  readonly deployment: string;
  readonly version: number;
  /** Canonical path, and query where it counts. */
  readonly address: string;
}

const edgeKey = ({ origin, deployment, version, address }: EdgeKey) =>
  `${origin}/kept-pages/${deployment}/${version}${address}`;

type EdgeCache = Pick<Cache, 'match' | 'put'>;

/**
 * Finds a page in the cache of this location, which isolates share.
 *
 * @returns undefined where the page is not there, or the cache fails
 */
export async function findAtEdge(cache: EdgeCache, key: EdgeKey): Promise<FinishedPage | undefined> {
  try {
    const found = await cache.match(edgeKey(key));
    if (!found) return undefined;
    const bytes = new Uint8Array(await found.arrayBuffer());
    const headers = new Headers(found.headers);
    for (const name of ['Age', 'CF-Cache-Status', 'Date', 'Expires', 'Last-Modified']) headers.delete(name);
    headers.set('Cache-Control', pageCacheControl);
    const tag = headers.get('X-Kept-Tag') ?? '';
    headers.delete('X-Kept-Tag');
    return tag === '' ? undefined : withTag(200, bytes, headers, tag);
  } catch (error) {
    logError('page not looked up at the edge', 'kept-pages', error);
    return undefined;
  }
}

/** Stores a page for the other isolates of this location. Pages with status 404 are left out: their addresses have no end. */
export async function keepAtEdge(cache: EdgeCache, key: EdgeKey, page: FinishedPage): Promise<void> {
  if (page.status !== 200) return;
  try {
    const headers = new Headers(page.headers);
    // The Cache API stores no private response, and may weaken an ETag.
    headers.set('Cache-Control', `public, max-age=${maxAge}`);
    headers.set('X-Kept-Tag', page.tag);
    await cache.put(edgeKey(key), new Response(page.bytes, { headers }));
  } catch (error) {
    logError('page not kept at the edge', 'kept-pages', error);
  }
}
