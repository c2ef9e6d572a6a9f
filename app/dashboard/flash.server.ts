import { redirect } from 'react-router';
import { readCookie } from '#app/accounts/session-credential.server.ts';
import { serializeCookie } from '#app/server/tokens.server.ts';
import { type FlashKey, flashMessages } from './flash.values.ts';

const name = '__Host-flash';
const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/**
 * Leads on after an action, with a message for the next page of the staff to show once.
 *
 * @param path one of our own
 */
export function flashRedirect(path: string, key: FlashKey, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.append('Set-Cookie', serializeCookie(name, key, { ...attributes, maxAge: 60 }));
  return redirect(path, { status: 303, headers: all });
}

/** The message a request brings, and the headers that make it the only time it is shown. */
export function readFlash(request: Request): { key?: FlashKey; headers: Record<string, string> } {
  const key = readCookie(request.headers.get('Cookie'), name);
  if (key === undefined) return { headers: {} };
  return {
    ...(Object.hasOwn(flashMessages, key) ? { key: key as FlashKey } : {}),
    headers: { 'Set-Cookie': serializeCookie(name, '', { ...attributes, maxAge: 0 }) },
  };
}
