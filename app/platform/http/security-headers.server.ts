import { isLoopback } from './canonical-url.server.ts';

const everyResponse: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Not stricter: a YouTube player refuses to play (error 153) where the page hides its referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** What names the inline scripts and styles of a page, and whether its addresses are raised to https. */
interface PolicySources {
  readonly scripts: string;
  readonly styles: string;
  readonly upgrades: boolean;
}

/** The policy of a page, given what names its inline scripts and styles. */
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
    // The address of the service worker (app/offline/register-service-worker.ts).
    'trusted-types offline',
  ];
  if (upgrades) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

function documentPolicy(nonce: string, url: URL): string {
  const source = `'nonce-${nonce}'`;
  // Over plain http on a local network there is no https to upgrade to, and no style sheet would arrive.
  const upgrades = url.protocol === 'https:' || isLoopback(url);
  // What a script with the nonce imports may run too, and no script with an address alone.
  return pagePolicy({ scripts: `${source} 'strict-dynamic'`, styles: source, upgrades });
}

/**
 * Sets the security headers on an answer, whatever made it. Rules: `docs/decisions`, security headers.
 *
 * @param response the answer; its own Content-Security-Policy, if it has one, is kept
 * @param nonce the nonce of this answer's inline scripts
 * @param url the request's
 * @returns the same answer with the headers, its body not read
 */
export function withSecurityHeaders(response: Response, nonce: string, url: URL): Response {
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries(everyResponse)) secured.headers.set(name, value);
  // What states nothing, such as the router's own data answers, is kept by nobody.
  if (!secured.headers.has('Cache-Control')) secured.headers.set('Cache-Control', 'private, no-store');
  if (!secured.headers.has('Content-Security-Policy')) {
    const isDocument = secured.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    secured.headers.set(
      'Content-Security-Policy',
      isDocument ? documentPolicy(nonce, url) : "default-src 'none'; frame-ancestors 'none'",
    );
  }
  return secured;
}
