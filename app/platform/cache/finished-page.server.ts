import { namesTag } from '../http/entity-tag.server.ts';
import { pagePolicy } from '../http/security-headers.server.ts';

/** Of every page that may be kept: browsers ask again each time, and are told that nothing changed. */
export const pageCacheControl = 'private, max-age=0, must-revalidate';

/** A page as it is kept: always the same bytes, under a tag and a policy that belong to them. */
export interface FinishedPage {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tag: string;
  readonly headers: Headers;
}

/** Where an answer came from, for `Server-Timing`. */
type Origin = 'kept' | 'cache' | 'stale' | 'rendered';

export const serverTiming = (origin: Origin) => `page;desc=${origin}`;

/** Types of inline scripts that a browser runs, or reads as rules, at once or when they are woken: the policy has to name them. */
const namedTypes = [
  '',
  'module',
  'text/javascript',
  'speculationrules',
  'text/speculationrules',
  'importmap',
];

/** Types that are data and nothing else. */
const dataTypes = ['application/ld+json', 'application/json'];

const typeIn = (attributes: string) => /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '';

interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The texts that the policy has to name by their hash.
 *
 * @returns undefined where there is a script that no hash can name: one with an address, or of a type that something may
 *   bring to life later
 */
function inlineTexts(html: string): Inline | undefined {
  const scripts: string[] = [];
  const styles: string[] = [];
  // React writes `>` in an attribute as `&gt;`.
  for (const [, name, attributes = '', text = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    if (name === 'style') styles.push(text);
    else if (/\ssrc=/.test(attributes)) return undefined;
    else if (namedTypes.includes(typeIn(attributes))) scripts.push(text);
    else if (!dataTypes.includes(typeIn(attributes))) return undefined;
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

/** An answer as it was rendered, complete. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly nonce: string;
  readonly requestId: string;
}

/**
 * Makes of a rendered page one that can be kept. A nonce cannot stay in it: a 304 would bring a new one for an old body,
 * whose scripts would then not run. So its inline scripts and styles are named by their hashes instead.
 *
 * @returns undefined where the page is not to be kept
 */
export async function finishPage(answer: WholeAnswer): Promise<FinishedPage | undefined> {
  const { status, headers, nonce, requestId } = answer;
  const isPage =
    (status === 200 || status === 404) &&
    headers.get('Content-Type')?.startsWith('text/html') &&
    headers.get('Cache-Control') === pageCacheControl &&
    !headers.has('Set-Cookie');
  if (!isPage) return undefined;
  const html = new TextDecoder().decode(answer.bytes).replaceAll(` nonce="${nonce}"`, '');
  // Whatever belongs to one answer alone has no place in a page for all.
  if (html.includes(nonce) || html.includes(requestId)) return undefined;
  const inline = inlineTexts(html);
  if (!inline) return undefined;
  const bytes = new TextEncoder().encode(html) as Uint8Array<ArrayBuffer>;
  const [scripts, styles, tag] = await Promise.all([
    hashSources(inline.scripts),
    hashSources(inline.styles),
    sha256(bytes),
  ]);
  const kept = new Headers(headers);
  kept.set('Content-Security-Policy', pagePolicy({ scripts, styles, upgrades: true }));
  return withTag(status, bytes, kept, `"${tag.slice(0, 27)}"`);
}

/** A page from its parts, with the headers under which it is answered from memory. */
export function withTag(
  status: number,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
  tag: string,
): FinishedPage {
  headers.set('ETag', tag);
  headers.set('Server-Timing', serverTiming('kept'));
  return { status, bytes, tag, headers };
}

/** The answer to one who asks for a page that is there: whole, its head, or that nothing changed. */
export function answerWith(page: FinishedPage, request: Request, origin: Origin): Response {
  const { status, bytes, tag } = page;
  let { headers } = page;
  if (origin !== 'kept') {
    headers = new Headers(headers);
    headers.set('Server-Timing', serverTiming(origin));
  }
  const asked = request.headers.get('If-None-Match');
  if (asked !== null && status === 200 && namesTag(asked, tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers });
}
