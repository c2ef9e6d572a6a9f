import { isLoopback } from './canonical-url.server.ts';

/**
 * Whether a request came under another name than the site's own: through `workers.dev`, or a name that somebody else points here. Under it nothing
 * is answered, so that no cache, no search engine and no reader takes it for the hospital's. On the machine itself, and in the demonstration, any name is right.
 *
 * @param url a request's
 */
export function isForeignHost(url: string, env: Pick<Env, 'PUBLIC_ORIGIN' | 'DEMONSTRATION'>): boolean {
  if (url.startsWith(`${env.PUBLIC_ORIGIN}/`) || env.DEMONSTRATION === 'on') return false;
  const asked = new URL(url);
  // Over plain http too: from there the host leads to https.
  return asked.host !== new URL(env.PUBLIC_ORIGIN).host && !isLoopback(asked);
}

/** The answer to such a request (RFC 9110, section 15.5.20). */
export const refuseForeignHost = () =>
  new Response('This site is not known under this name.\n', {
    status: 421,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
