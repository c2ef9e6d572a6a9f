import { redirect } from 'react-router';
import { readCookie } from '#app/accounts/session/session-credential.server.ts';
import { serializeCookie } from '#app/platform/tokens/tokens.server.ts';
import { type ShownToast, type ToastKey, toastMessages, type UndoTarget } from './toast.values.ts';

const name = '__Host-flash';
const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

interface FlashOptions {
  readonly headers?: HeadersInit;
  /** The change that the message offers to undo. */
  readonly undo?: UndoTarget;
}

/** Header that makes the next staff page, or the sign-in page, show a message once. */
export function toastCookie(key: ToastKey, undo?: UndoTarget): { readonly 'Set-Cookie': string } {
  const value = undo ? `${key}.${undo.id}.${undo.version}` : key;
  return { 'Set-Cookie': serializeCookie(name, value, { ...attributes, maxAge: 60 }) };
}

/**
 * Redirects after an action. The next staff page shows the message once.
 *
 * @param path a path of this site
 */
export function toastRedirect(path: string, key: ToastKey, { headers, undo }: FlashOptions = {}): Response {
  const all = new Headers(headers);
  all.append('Set-Cookie', toastCookie(key, undo)['Set-Cookie']);
  return redirect(path, { status: 303, headers: all });
}

const cookieFormat = /^(\w+)(?:\.([\w-]{1,60})\.(\d{1,9}))?$/;

function parseFlash(cookie: string): ShownToast | undefined {
  const [, key = '', id, version] = cookieFormat.exec(cookie) ?? [];
  if (!Object.hasOwn(toastMessages, key)) return undefined;
  return {
    key: key as ToastKey,
    ...(id !== undefined && { undo: { id, version: Number(version) } }),
  };
}

/** Reads the message of a request. The returned headers delete its cookie, so that it is shown once. */
export function readToast(request: Request): { shown?: ShownToast; headers: Record<string, string> } {
  const cookie = readCookie(request.headers.get('Cookie'), name);
  if (cookie === undefined) return { headers: {} };
  const shown = parseFlash(cookie);
  return {
    ...(shown && { shown }),
    headers: { 'Set-Cookie': serializeCookie(name, '', { ...attributes, maxAge: 0 }) },
  };
}
