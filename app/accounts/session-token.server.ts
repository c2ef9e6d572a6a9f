import { hashOf, randomSecret } from '#app/server/tokens.server.ts';
import { readCookie, sessionCookieName } from './session-cookie.server.ts';

/** What a request signs in with: which session, and a secret that proves it. */
export interface Credential {
  readonly kind: 'cookie' | 'bearer';
  readonly sessionId: string;
  readonly secret: string;
}

const tokenPattern = /^([0-9a-f-]{36})\.([\w-]{43})$/;
const bearerPattern = /^Bearer +(\S+) *$/i;

function credential(kind: Credential['kind'], token: string | undefined): Credential | undefined {
  const [, sessionId, secret] = tokenPattern.exec(token ?? '') ?? [];
  return sessionId && secret ? { kind, sessionId, secret } : undefined;
}

/** A request with an Authorization header stands or falls by it: its cookie is not looked at. */
export function readCredential(headers: Headers): Credential | undefined {
  const authorization = headers.get('Authorization');
  if (authorization !== null) return credential('bearer', bearerPattern.exec(authorization)?.[1]);
  return credential('cookie', readCookie(headers.get('Cookie'), sessionCookieName));
}

/** A new token `<session id>.<secret>` and the hash that is stored of it. */
export async function makeToken(sessionId: string): Promise<{ token: string; hash: string }> {
  const secret = randomSecret();
  return { token: `${sessionId}.${secret}`, hash: await hashOf(secret) };
}
