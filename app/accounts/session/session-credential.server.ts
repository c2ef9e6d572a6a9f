import { hashOf, randomSecret, serializeCookie, TimeSpan } from '#app/platform/tokens/tokens.server.ts';

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

/** What a request signs in with: which session, and a secret that proves it. */
export interface Credential {
  readonly kind: 'cookie' | 'bearer';
  readonly sessionId: string;
  readonly secret: string;
}

const tokenPattern = /^([0-9a-f-]{36})\.([\w-]{43})$/;
const bearerPattern = /^Bearer +(\S+) *$/i;

/** The two parts of a token, `<id>.<secret>`; undefined for a text that is none. */
export function readToken(token: string | undefined): readonly [id: string, secret: string] | undefined {
  const [, id, secret] = tokenPattern.exec(token ?? '') ?? [];
  return id && secret ? [id, secret] : undefined;
}

function credential(kind: Credential['kind'], token: string | undefined): Credential | undefined {
  const [sessionId, secret] = readToken(token) ?? [];
  return sessionId && secret ? { kind, sessionId, secret } : undefined;
}

/** A request with an Authorization header stands or falls by it: its cookie is not looked at. */
export function readCredential(headers: Headers): Credential | undefined {
  const authorization = headers.get('Authorization');
  if (authorization !== null) return credential('bearer', bearerPattern.exec(authorization)?.[1]);
  return credential('cookie', readCookie(headers.get('Cookie'), sessionCookieName));
}

/** A new token `<id>.<secret>`, of a session or a device, and the hash that is stored of it. */
export async function makeToken(id: string): Promise<{ token: string; hash: string }> {
  const secret = randomSecret();
  return { token: `${id}.${secret}`, hash: await hashOf(secret) };
}
