import { isLoopback } from './canonical-url.server.ts';

/**
 * Whether a request names another host than the site's own, such as `workers.dev` or a domain that somebody
 * else points here. Such requests are refused, so that no cache, search engine or reader takes that host for
 * the hospital's. On a loopback address and in the demonstration every host is allowed.
 *
 * @param url URL of the request
 */
export function isForeignHost(url: string, env: Pick<Env, 'PUBLIC_ORIGIN' | 'DEMONSTRATION'>): boolean {
  if (url.startsWith(`${env.PUBLIC_ORIGIN}/`) || env.DEMONSTRATION === 'on') return false;
  const asked = new URL(url);
  // The site's own host is allowed over plain HTTP too, because Cloudflare redirects it to HTTPS
  // (docs/operations.md).
  return asked.host !== new URL(env.PUBLIC_ORIGIN).host && !isLoopback(asked);
}

/** Answers a request for another host with 421 (RFC 9110, section 15.5.20). */
export const refuseForeignHost = () =>
  new Response('This site is not known under this name.\n', {
    status: 421,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
