import { logError } from '../log.server.ts';
import { type FinishedPage, pageCacheControl, withTag } from './finished-page.server.ts';

/** Seconds. The key changes with the data and the deployment: after that nobody asks for it. */
const keptFor = 24 * 60 * 60;

/** The one there is. */
const language = 'en-IN';

/** Everything that makes another page of an address. */
export interface EdgeKey {
  /** The site's, since the platform looks up the host of a key. */
  readonly origin: string;
  /** Of the Worker's upload, so that a change of code, words or settings is another one. */
  readonly deployment: string;
  readonly version: number;
  /** Canonical path, and query where it counts. */
  readonly address: string;
}

const edgeKey = ({ origin, deployment, version, address }: EdgeKey) =>
  `${origin}/kept-pages/${deployment}/${language}/${version}${address}`;

/** Part of the Cache API. */
type EdgeCache = Pick<Cache, 'match' | 'put'>;

/**
 * Looks for a page in the cache of this location, which isolates share and which outlives them.
 *
 * @returns undefined where it is not there, or the cache fails: then it is rendered
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

/** Keeps a page for the other isolates of this location. Only those with status 200: addresses that are not there have no end. */
export async function keepAtEdge(cache: EdgeCache, key: EdgeKey, page: FinishedPage): Promise<void> {
  if (page.status !== 200) return;
  try {
    const headers = new Headers(page.headers);
    // A cache keeps nothing that is private, and may weaken a tag.
    headers.set('Cache-Control', `public, max-age=${keptFor}`);
    headers.set('X-Kept-Tag', page.tag);
    await cache.put(edgeKey(key), new Response(page.bytes, { headers }));
  } catch (error) {
    logError('page not kept at the edge', 'kept-pages', error);
  }
}
