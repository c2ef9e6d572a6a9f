import { requestContext } from '#app/platform/request/context.server.ts';
import type { Route } from './+types/security-txt';

/** Days for which what it says may be believed: it is made anew for each who asks, so it never runs out. */
const believedFor = 180;

const day = 24 * 60 * 60 * 1000;

/** Whom to write to who found a hole (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { facts, now, origin } = requestContext(context);
  const lines = [
    `Contact: mailto:${facts.email}`,
    `Expires: ${new Date(now.getTime() + believedFor * day).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
