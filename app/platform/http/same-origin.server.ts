import { verifyRequestOrigin } from 'oslo/request';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may write, judged by the site that sent it. React Router's own check skips resource
 * routes (all of /api/v1), so the Worker runs this check first.
 *
 * - A bearer token needs no check, because a browser never sends one by itself. `Basic` credentials get no
 *   exception: a browser repeats remembered ones by itself.
 * - Current browsers state the sending site in `Sec-Fetch-Site`, older ones in `Origin`. It must be this
 *   site.
 * - A client without both headers is not a browser. It may call the API without the session cookie; the API
 *   then answers 401 by itself. It may call the sign-in with an old cookie, because signing in acts for nobody
 *   yet.
 *
 * @param sessionCookie name of the cookie that signs staff in
 */
export function isAllowedWrite(request: Request, sessionCookie: string): boolean {
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
  // oslo compares hosts only. Without the second check http://hospital would pass for https://hospital.
  return verifyRequestOrigin(origin, [url.host]) && origin.startsWith(`${url.protocol}//`);
}
