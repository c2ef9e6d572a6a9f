import { isLoopback } from './canonical-url.server.ts';

const everyResponse: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // A stricter value breaks YouTube's player: it refuses to play (error 153) if the page hides its referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/**
 * Header that controls Cloudflare's cache in front of the Worker. Cloudflare prefers it to `Cache-Control` and removes
 * it from the response.
 */
export const edgeCacheControl = 'Cloudflare-CDN-Cache-Control';

/** Sources of inline scripts and styles, and whether http addresses are upgraded to https. */
interface PolicySources {
  readonly scripts: string;
  readonly styles: string;
  readonly upgrades: boolean;
}

/** Builds the Content-Security-Policy of a page. */
export function pagePolicy({ scripts, styles, upgrades }: PolicySources): string {
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", scripts].filter(Boolean).join(' ')}`,
    `style-src ${["'self'", styles].filter(Boolean).join(' ')}`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://www.instagram.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Trusted Types policy for the address of the service worker (app/offline/register-service-worker.ts).
    'trusted-types offline',
  ];
  if (upgrades) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

function documentPolicy(nonce: string, url: URL): string {
  const source = `'nonce-${nonce}'`;
  // Over plain HTTP on a local network there is no HTTPS to upgrade to, and no style sheet would load.
  const upgrades = url.protocol === 'https:' || isLoopback(url);
  // 'strict-dynamic' lets a script with the nonce load further scripts, and ignores allowed addresses.
  return pagePolicy({ scripts: `${source} 'strict-dynamic'`, styles: source, upgrades });
}

/**
 * Sets the security headers of a response (decision 0014).
 *
 * @param response its own Content-Security-Policy and Cache-Control are kept
 * @param nonce of the response's inline scripts
 * @param url URL of the request
 * @returns a response with the headers and the same body, which is not read
 */
export function withSecurityHeaders(response: Response, nonce: string, url: URL): Response {
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries(everyResponse)) secured.headers.set(name, value);
  // Responses without a Cache-Control header, such as React Router's data responses, must not be cached.
  if (!secured.headers.has('Cache-Control')) secured.headers.set('Cache-Control', 'private, no-store');
  // Cloudflare stores nothing that app/platform/cache/edge-cache.server.ts does not list.
  secured.headers.set(edgeCacheControl, 'no-store');
  if (!secured.headers.has('Content-Security-Policy')) {
    const isDocument = secured.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    secured.headers.set(
      'Content-Security-Policy',
      isDocument ? documentPolicy(nonce, url) : "default-src 'none'; frame-ancestors 'none'",
    );
  }
  return secured;
}
