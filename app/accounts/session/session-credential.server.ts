import { randomSecret, serializeCookie, sha256Hex, TimeSpan } from '#app/platform/tokens/tokens.server.ts';

/** `__Host-`: browsers accept this cookie only with Secure, Path=/ and no Domain, so no other host can set it. */
export const sessionCookieName = '__Host-session';

const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/**
 * Reads one cookie of a request. Unlike oslo's `parseCookies`, the value of another cookie cannot make it
 * throw.
 *
 * @returns the value, or undefined if the cookie is missing or sent twice
 */
export function readCookie(header: string | null, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

/** @param remember stores the cookie for 30 days; otherwise the browser deletes it when it closes */
export function sessionCookie(token: string, remember: boolean): string {
  return serializeCookie(sessionCookieName, token, {
    ...attributes,
    ...(remember ? { maxAge: new TimeSpan(30, 'd').seconds() } : {}),
  });
}

export function expiredSessionCookie(): string {
  return serializeCookie(sessionCookieName, '', { ...attributes, maxAge: 0 });
}

/** Identifies a session and proves with a secret that the request may use it. */
export interface Credential {
  readonly kind: 'cookie' | 'bearer';
  readonly sessionId: string;
  readonly secret: string;
}

const tokenPattern = /^([0-9a-f-]{36})\.([\w-]{43})$/;
const bearerPattern = /^Bearer +(\S+) *$/i;

/**
 * Splits a token `<id>.<secret>`.
 *
 * @returns undefined for malformed text
 */
export function readToken(token: string | undefined): readonly [id: string, secret: string] | undefined {
  const [, id, secret] = tokenPattern.exec(token ?? '') ?? [];
  return id && secret ? [id, secret] : undefined;
}

function credential(kind: Credential['kind'], token: string | undefined): Credential | undefined {
  const [sessionId, secret] = readToken(token) ?? [];
  return sessionId && secret ? { kind, sessionId, secret } : undefined;
}

/**
 * Reads the session credential of a request. If an Authorization header is present, the cookie is ignored,
 * even when the header is invalid.
 */
export function readCredential(headers: Headers): Credential | undefined {
  const authorization = headers.get('Authorization');
  if (authorization !== null) return credential('bearer', bearerPattern.exec(authorization)?.[1]);
  return credential('cookie', readCookie(headers.get('Cookie'), sessionCookieName));
}

/** Makes a token `<id>.<secret>` for a session, a device, a link or a pending sign-in, with the hash to store. */
export async function makeToken(id: string): Promise<{ token: string; hash: string }> {
  const secret = randomSecret();
  return { token: `${id}.${secret}`, hash: await sha256Hex(secret) };
}
