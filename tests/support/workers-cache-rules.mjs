/**
 * Rules of Cloudflare's Workers Cache, as its documentation states them (developers.cloudflare.com/workers/cache, read in
 * November 2026). The stand-in `workers-cache.mjs` and the tests use the same rules.
 */

const parse = (text) =>
  Object.fromEntries(
    text
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split('='))
      .map(([name, value = 'true']) => [name, value]),
  );

/** Seconds for which a response without any caching header is stored. */
const heuristicLifetimes = {
  200: 7200,
  203: 7200,
  204: 7200,
  300: 1200,
  301: 1200,
  404: 180,
  405: 60,
  410: 180,
};

/** Reads the directives. The most specific header wins. */
export function directivesOf({ status, headers }) {
  const text =
    headers.get('Cloudflare-CDN-Cache-Control') ??
    headers.get('CDN-Cache-Control') ??
    headers.get('Cache-Control');
  if (text !== null) return parse(text);
  return status in heuristicLifetimes
    ? { 'max-age': String(heuristicLifetimes[status]) }
    : { 'no-store': 'true' };
}

/**
 * Whether Workers Cache may store a response.
 */
export function isStored(request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const { status, headers } = response;
  const directives = directivesOf(response);
  if ('no-store' in directives || 'private' in directives) return false;
  if (headers.has('Set-Cookie') || headers.get('Vary')?.includes('*')) return false;
  if (status === 206 || (status >= 520 && status <= 526)) return false;
  const needed = ['public', 'must-revalidate', 's-maxage'];
  if (request.headers.has('Authorization') && !needed.some((name) => name in directives)) return false;
  return 'max-age' in directives || 's-maxage' in directives || 'no-cache' in directives;
}

/** Seconds for which a response is fresh, and may be stale during a revalidation or after a failure. */
export function lifetimesOf(response) {
  const directives = directivesOf(response);
  const forbidsStale = ['s-maxage', 'must-revalidate', 'proxy-revalidate'].some((name) => name in directives);
  const seconds = (name, otherwise) => (forbidsStale ? 0 : Number(directives[name] ?? otherwise));
  return {
    fresh: 'no-cache' in directives ? 0 : Number(directives['s-maxage'] ?? directives['max-age'] ?? 0),
    whileRevalidating: seconds('stale-while-revalidate', 0),
    onError: seconds('stale-if-error', Number.POSITIVE_INFINITY),
  };
}
