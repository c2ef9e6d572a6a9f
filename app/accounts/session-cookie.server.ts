import { serializeCookie, TimeSpan } from '#app/server/tokens.server.ts';

/** `__Host-`: browsers take it only with Secure, Path=/ and no Domain, so no other host can set it. */
export const sessionCookieName = '__Host-session';

const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/**
 * One cookie of a request. Unlike oslo's `parseCookies`, nothing another cookie holds can make it throw.
 *
 * @returns the value, or undefined where the cookie is missing or sent twice
 */
export function readCookie(header: string | null, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

/** @param remember keeps it for 30 days; else it goes when the browser closes */
export function sessionCookie(token: string, remember: boolean): string {
  return serializeCookie(sessionCookieName, token, {
    ...attributes,
    ...(remember ? { maxAge: new TimeSpan(30, 'd').seconds() } : {}),
  });
}

export function expiredSessionCookie(): string {
  return serializeCookie(sessionCookieName, '', { ...attributes, maxAge: 0 });
}
