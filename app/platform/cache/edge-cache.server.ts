import { secondsToMidnight } from '#app/time/calendar.ts';
import { edgeCacheControl } from '../http/security-headers.server.ts';
import { isPublicPage, isReadRequest } from './page-address.server.ts';

/**
 * `Cache-Control` of every page of the site. Browsers revalidate each time and mostly get a 304. `makeCacheable` knows
 * by it that a route has not forbidden to cache its page.
 */
export const pageCacheControl = 'private, max-age=0, must-revalidate';

/**
 * `Cache-Control` of a page that Cloudflare stores: the same for browsers. Cloudflare's documentation names `private`
 * as a reason not to store and `must-revalidate` as a reason not to serve stale.
 */
const storedPageCacheControl = 'no-cache';

/** Tag of every stored response. A change of public data purges them all, because the facts are on every page. */
export const publicDataTag = 'public-data';

/** One hour, in seconds. Afterwards Cloudflare serves the stored page and revalidates it in the background. */
const freshFor = 60 * 60;

/** One day, in seconds, during which Cloudflare serves an expired page if the Worker fails. */
const usableOnError = 24 * 60 * 60;

/** Uploaded pictures, whose keys are never reused, and films. */
const storableFile = /^\/(?:files\/pictures|video)\/[^/]+$/;

/**
 * Everything that Cloudflare may store (decision 0033). Every other response is `no-store` there, whatever its
 * `Cache-Control` says (`withSecurityHeaders`).
 */
const isStorablePath = (path: string): boolean => isPublicPage(path) || storableFile.test(path);

/**
 * Lifetime in Cloudflare's cache. It ends at midnight in India, because notices, prices and hours begin and end with
 * a day. It is `max-age`, because `s-maxage` forbids Cloudflare to serve a stale response.
 */
export function edgeLifetime(now: Date): string {
  const left = secondsToMidnight(now);
  const fresh = Math.min(freshFor, left);
  return `max-age=${fresh}, stale-while-revalidate=${left - fresh}, stale-if-error=${usableOnError}`;
}

/** Request headers with which a response is not stored: it may be about one person, or a variant for few. */
const unsharedHeaders = ['Cookie', 'Authorization', 'Save-Data'];

interface ResponseHead {
  readonly status: number;
  readonly headers: Headers;
}

/**
 * Lets Cloudflare store a response, if it is on the list and the same for everybody. Call it only for a response that
 * shows current data.
 *
 * @param path of the request
 * @returns whether the response may be stored
 */
function allowStoring(request: Request, path: string, { status, headers }: ResponseHead): boolean {
  const isShared =
    isReadRequest(request) &&
    isStorablePath(path) &&
    (status === 200 || status === 304) &&
    !headers.has('Set-Cookie') &&
    !unsharedHeaders.some((name) => request.headers.has(name));
  if (!isShared) return false;
  headers.set(edgeCacheControl, edgeLifetime(new Date()));
  headers.set('Cache-Tag', publicDataTag);
  return true;
}

/**
 * Sets the caching headers of a page from the page cache.
 *
 * @param address canonical path and query, if Cloudflare may store the response; undefined if the page is stale or the
 *   request has further query parameters
 */
export function setPageCaching(request: Request, address: string | undefined, response: ResponseHead): void {
  const path = address?.split('?', 1)[0];
  const { headers } = response;
  // The key of Cloudflare's cache is path and query only. Staff have a cookie, so the Worker answers them.
  headers.set('Vary', 'Cookie, Save-Data');
  if (path !== undefined && allowStoring(request, path, response)) {
    headers.set('Cache-Control', storedPageCacheControl);
    return;
  }
  headers.set('Cache-Control', pageCacheControl);
  headers.set(edgeCacheControl, 'no-store');
  headers.delete('Cache-Tag');
}

/** Sets the caching headers of a picture or a film. A query would multiply the copies, so it is not stored. */
export function setFileCaching(request: Request, { pathname, search }: URL, response: ResponseHead): void {
  const isPublic = !/no-store|private/.test(response.headers.get('Cache-Control') ?? '');
  if (search === '' && isPublic && storableFile.test(pathname)) allowStoring(request, pathname, response);
}
