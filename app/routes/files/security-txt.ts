import { requestContext } from '#app/platform/request/context.server.ts';
import type { Route } from './+types/security-txt';

/** Days until the file expires. It is generated for each request, so it never expires in practice. */
const validDays = 180;

const day = 24 * 60 * 60 * 1000;

/** Contact for people who find a vulnerability (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { facts, now, origin } = requestContext(context);
  const lines = [
    `Contact: mailto:${facts.email}`,
    `Expires: ${new Date(now.getTime() + validDays * day).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
