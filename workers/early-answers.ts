import { sessionCookieName } from '#app/accounts/session/session-credential.server.ts';
import { canonicalPath } from '#app/platform/http/canonical-url.server.ts';
import { fallbackPage } from '#app/platform/http/fallback-page.server.ts';
import { isAllowedWrite } from '#app/platform/http/same-origin.server.ts';
import { type Exchange, isApi, pageMethods } from './exchange.ts';
import { patterns } from './route-handlers.ts';

/**
 * Redirects to the canonical path. GET and HEAD get 301; other methods get 308, because a client may change a
 * POST to GET after 301.
 */
function redirectToCanonical({ request, url }: Exchange): Response | undefined {
  const path = canonicalPath(patterns, url.pathname);
  if (path === undefined || path === url.pathname) return undefined;
  const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 308;
  return new Response(null, { status, headers: { Location: `${path}${url.search}` } });
}

function refuseForeignWrite(exchange: Exchange): Response | undefined {
  const { request, url, facts, nonce, requestId } = exchange;
  if (isAllowedWrite(request, sessionCookieName)) return undefined;
  if (isApi(url)) {
    return Response.json(
      { message: 'This request did not come from our own pages.', requestId },
      { status: 403, headers: { 'Cache-Control': 'no-store' } },
    );
  }
  return fallbackPage({
    status: 403,
    because: 'foreign',
    pathname: url.pathname,
    facts,
    nonce,
    requestId,
  });
}

/** React Router treats every method except GET as a form submission, so unknown methods are refused here. */
function refuseUnknownPageMethod({ request, url }: Exchange): Response | undefined {
  if (isApi(url) || pageMethods.includes(request.method)) return undefined;
  return new Response('This method is not known here.', {
    status: 405,
    headers: { Allow: pageMethods.join(', '), 'Cache-Control': 'no-store' },
  });
}

/** Redirects and refusals, before a route is asked. */
export const earlyAnswer = (exchange: Exchange): Response | undefined =>
  refuseUnknownPageMethod(exchange) ?? redirectToCanonical(exchange) ?? refuseForeignWrite(exchange);
