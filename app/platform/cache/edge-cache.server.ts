import { logError } from '../log/log.server.ts';
import { type CacheablePage, createCacheablePage, pageCacheControl } from './cacheable-page.server.ts';

/**
 * 24 hours, in seconds. A key is never reused for other content: it changes with the data and the deployment.
 */
const maxAge = 24 * 60 * 60;

/** Everything that a cached page depends on. */
export interface EdgeKey {
  /** Origin of the site. The Cache API needs a full URL as its key. */
  readonly origin: string;
  /** Id of the uploaded Worker version: the key changes with code, words and settings. */
  readonly deployment: string;
  readonly version: number;
  /** Day in India, such as '2026-12-01'. */
  readonly day: string;
  /** Canonical path, with the query parameters that change the page. */
  readonly address: string;
}

const edgeKey = ({ origin, deployment, version, day, address }: EdgeKey) =>
  `${origin}/kept-pages/${deployment}/${version}/${day}${address}`;

type EdgeCache = Pick<Cache, 'match' | 'put'>;

/**
 * Finds a page in the Cloudflare cache of this location, which all its isolates share.
 *
 * @returns undefined if the page is not cached or the cache fails
 */
export async function readEdgeCache(cache: EdgeCache, key: EdgeKey): Promise<CacheablePage | undefined> {
  try {
    const found = await cache.match(edgeKey(key));
    if (!found) return undefined;
    const bytes = new Uint8Array(await found.arrayBuffer());
    const headers = new Headers(found.headers);
    for (const name of ['Age', 'CF-Cache-Status', 'Date', 'Expires', 'Last-Modified']) headers.delete(name);
    headers.set('Cache-Control', pageCacheControl);
    const tag = headers.get('X-Kept-Tag') ?? '';
    headers.delete('X-Kept-Tag');
    return tag === '' ? undefined : createCacheablePage(200, bytes, headers, tag);
  } catch (error) {
    logError('page not looked up at the edge', 'page-cache', error);
    return undefined;
  }
}

/**
 * Stores a page for the other isolates of this location. Pages with status 404 are left out, because there is
 * no limit to the addresses that do not exist.
 */
export async function writeEdgeCache(cache: EdgeCache, key: EdgeKey, page: CacheablePage): Promise<void> {
  if (page.status !== 200) return;
  try {
    const headers = new Headers(page.headers);
    // The Cache API stores no private response, and may weaken an ETag.
    headers.set('Cache-Control', `public, max-age=${maxAge}`);
    headers.set('X-Kept-Tag', page.tag);
    await cache.put(edgeKey(key), new Response(page.bytes, { headers }));
  } catch (error) {
    logError('page not kept at the edge', 'page-cache', error);
  }
}
