import { verifyRequestOrigin } from 'oslo/request';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something, seen from where it was sent. React Router's own check skips
 * resource routes (all of /api/v1), so this one runs in the Worker before it.
 *
 * - A bearer token is never sent by a browser on its own: no check. Only that scheme: a browser does send a
 *   remembered `Basic` by itself, though nothing here would accept it.
 * - A browser says where a request comes from in `Sec-Fetch-Site`, an older one in `Origin`: it must be this site.
 * - With neither header it is no browser. It passes only where no cookie could act for somebody: the API then
 *   answers 401 by itself. Signing in acts for nobody yet, so there an old cookie may come along.
 *
 * @param request any request
 * @param sessionCookie the name of the cookie that signs staff in
 */
export function mayWrite(request: Request, sessionCookie: string): boolean {
  if (safeMethods.has(request.method)) return true;
  if (/^Bearer\s/i.test(request.headers.get('Authorization') ?? '')) return true;
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  const url = new URL(request.url);
  const origin = request.headers.get('Origin');
  if (origin !== null) return isOwnOrigin(origin, url);
  if (url.pathname === '/api/v1/login') return true;
  const hasSession = request.headers.get('Cookie')?.includes(`${sessionCookie}=`) ?? false;
  return url.pathname.startsWith('/api/v1/') && !hasSession;
}

function isOwnOrigin(origin: string, url: URL): boolean {
  // oslo compares the host only: http://hospital passes for https://hospital without the second check.
  return verifyRequestOrigin(origin, [url.host]) && origin.startsWith(`${url.protocol}//`);
}
