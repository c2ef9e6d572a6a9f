import { matchesETag } from '../http/entity-tag.server.ts';
import { pagePolicy } from '../http/security-headers.server.ts';
import { pageCacheControl, setPageCaching } from './edge-cache.server.ts';
import type { RenderResult } from './page-rendering.server.ts';

/** A page as it is cached: a fixed body with its ETag and its Content-Security-Policy. */
export interface CacheablePage {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tag: string;
  readonly headers: Headers;
}

/** Source of a response, for the `Server-Timing` header: memory, an old page, or a new rendering. */
export type Origin = 'cached' | 'stale' | 'rendered';

export const serverTiming = (origin: Origin) => `page;desc=${origin}`;

/**
 * Types of inline scripts that a browser runs or reads as rules. The Content-Security-Policy must name each
 * by its hash.
 */
const namedTypes = [
  '',
  'module',
  'text/javascript',
  'speculationrules',
  'text/speculationrules',
  'importmap',
];

/** Types of inline data, which the Content-Security-Policy does not restrict. */
const dataTypes = ['application/ld+json', 'application/json'];

const typeIn = (attributes: string) => /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '';

interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Collects the inline scripts and styles that the Content-Security-Policy must name by hash: those with the nonce of
 * the rendering. An element without it is not ours, and stays blocked.
 *
 * @returns undefined if the page has a script that no hash can name: one with a `src`, or of an unknown type,
 *   which another script might run later
 */
function inlineTexts(html: string, ownMark: string): Inline | undefined {
  const scripts: string[] = [];
  const styles: string[] = [];
  // React writes `>` in an attribute as `&gt;`.
  for (const [, name, attributes = '', text = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    const isOwn = attributes.includes(ownMark);
    if (name === 'style') {
      if (isOwn) styles.push(text);
    } else if (/\ssrc=/.test(attributes)) return undefined;
    else if (namedTypes.includes(typeIn(attributes))) {
      if (isOwn) scripts.push(text);
    } else if (!dataTypes.includes(typeIn(attributes))) return undefined;
  }
  return { scripts, styles };
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

async function hashSources(texts: readonly string[]): Promise<string> {
  const encoder = new TextEncoder();
  const hashes = await Promise.all(texts.map((text) => sha256(encoder.encode(text))));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
}

/**
 * Makes a rendered page cacheable: it replaces the nonce by hashes of the inline scripts and styles. With a
 * nonce, a 304 would bring a new nonce for an old body, and its scripts would not run.
 *
 * @param body whole body of the response
 * @returns undefined if the page must not be cached
 */
export async function makeCacheable(
  { response, nonce, requestId }: Omit<RenderResult, 'outcome'>,
  body: Uint8Array<ArrayBuffer>,
): Promise<CacheablePage | undefined> {
  const { status, headers } = response;
  const isPage =
    (status === 200 || status === 404) &&
    headers.get('Content-Type')?.startsWith('text/html') &&
    headers.get('Cache-Control') === pageCacheControl &&
    !headers.has('Set-Cookie');
  if (!isPage) return undefined;
  const ownMark = ` nonce="${nonce}"`;
  const rendered = new TextDecoder().decode(body);
  const html = rendered.replaceAll(ownMark, '');
  // Data of a single response must not be in a page that is shared.
  if (html.includes(nonce) || html.includes(requestId)) return undefined;
  const inline = inlineTexts(rendered, ownMark);
  if (!inline) return undefined;
  const bytes = new TextEncoder().encode(html) as Uint8Array<ArrayBuffer>;
  const [scripts, styles, tag] = await Promise.all([
    hashSources(inline.scripts),
    hashSources(inline.styles),
    sha256(bytes),
  ]);
  const cachedHeaders = new Headers(headers);
  cachedHeaders.set('Content-Security-Policy', pagePolicy({ scripts, styles, upgrades: true }));
  const etag = `"${tag.slice(0, 27)}"`;
  cachedHeaders.set('ETag', etag);
  cachedHeaders.set('Server-Timing', serverTiming('cached'));
  return { status, bytes, tag: etag, headers: cachedHeaders };
}

/**
 * Answers with a cached page: the whole page, its headers for HEAD, or a 304.
 *
 * @param storableAs address under which Cloudflare may store the response, if it may
 */
export function respondFromCache(
  page: CacheablePage,
  request: Request,
  origin: Origin,
  storableAs?: string,
): Response {
  const { status, bytes, tag } = page;
  let { headers } = page;
  if (origin !== 'cached') {
    headers = new Headers(headers);
    headers.set('Server-Timing', serverTiming(origin));
  }
  // The headers are copied by each Response, so those of the page may be changed.
  setPageCaching(request, storableAs, { status, headers });
  const asked = request.headers.get('If-None-Match');
  if (asked !== null && status === 200 && matchesETag(asked, tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers });
}
