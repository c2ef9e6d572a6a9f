import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeCacheable, respondFromCache } from './cacheable-page.server.ts';
import { pageCacheControl } from './edge-cache.server.ts';

const nonce = '0123456789abcdef0123456789abcdef';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly nonce: string;
  readonly requestId: string;
}

function answerOf(html: string, overrides: Partial<Answer> = {}): Answer {
  return {
    status: 200,
    headers: new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': pageCacheControl,
      'Content-Security-Policy': `script-src 'nonce-${nonce}'`,
    }),
    bytes: new TextEncoder().encode(html) as Uint8Array<ArrayBuffer>,
    nonce,
    requestId: 'feedbeef',
    ...overrides,
  };
}

const cacheableOf = ({ status, headers, bytes, nonce: own, requestId }: Answer) =>
  makeCacheable({ response: new Response(null, { status, headers }), nonce: own, requestId }, bytes);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = async (html: string) =>
  (await cacheableOf(answerOf(html)))?.headers.get('Content-Security-Policy') ?? '';
const sourcesIn = (policy: string, directive: string) =>
  new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];

describe('a finished page', () => {
  test('names every script and style by its hash, and leaves out data', async () => {
    const runs = ['let a = 1 < 2', "import('/assets/a.js')", '{"prerender":[]}'];
    const policy = await policyOf(
      `<style nonce="${nonce}">p{color:red}</style><script nonce="${nonce}">${runs[0]}</script>
      <script type="module" nonce="${nonce}">${runs[1]}</script><script type="speculationrules" nonce="${nonce}">${runs[2]}</script>
      <script type="application/ld+json">{"a":"<style>"}</script><p>नमस्ते</p>`,
    );
    expect(sourcesIn(policy, 'script-src')).toEqual(["'self'", ...runs.map(hashOf)]);
    expect(sourcesIn(policy, 'style-src')).toEqual(["'self'", hashOf('p{color:red}')]);
    expect(policy).not.toContain('nonce');
  });

  test('names no script or style without our nonce, so that markup which got into a page stays blocked', async () => {
    const policy = await policyOf(
      `<script nonce="${nonce}">ours()</script><script>theirs()</script><script nonce="guessed">theirs(2)</script>
      <style>theirs{}</style><style nonce="${nonce}">p{}</style>`,
    );
    expect(sourcesIn(policy, 'script-src')).toEqual(["'self'", hashOf('ours()')]);
    expect(sourcesIn(policy, 'style-src')).toEqual(["'self'", hashOf('p{}')]);
  });

  test('has the same body and ETag whatever the nonce, and another ETag for another body', async () => {
    const other = nonce.replaceAll('0', '9');
    const page = (of: string) => `<script nonce="${of}">1</script>`;
    const one = await cacheableOf(answerOf(page(nonce)));
    const two = await cacheableOf(answerOf(page(other), { nonce: other }));
    expect(one?.tag).toMatch(/^"[\w+/]{27}"$/);
    expect(two?.tag).toBe(one?.tag);
    expect(new TextDecoder().decode(one?.bytes)).toBe('<script>1</script>');
    expect((await cacheableOf(answerOf('<p></p>')))?.tag).not.toBe(one?.tag);
  });

  test.each([
    ['a script with a src', answerOf('<script src="/a.js"></script>')],
    ['a script of an unknown type', answerOf('<script type="text/idle">1</script>')],
    ['the nonce in its text', answerOf(`<p>${nonce}</p>`)],
    ['the id of a request', answerOf('<p>feedbeef</p>')],
    ['a failure', answerOf('<p></p>', { status: 503 })],
    ['a redirect', answerOf('', { status: 301 })],
    [
      'another content type',
      answerOf('{}', { headers: new Headers({ 'Content-Type': 'application/json' }) }),
    ],
    [
      'no Cache-Control header',
      answerOf('<p></p>', { headers: new Headers({ 'Content-Type': 'text/html' }) }),
    ],
    [
      'a cookie',
      answerOf('<p></p>', {
        headers: new Headers({
          'Content-Type': 'text/html',
          'Cache-Control': pageCacheControl,
          'Set-Cookie': 'a=b',
        }),
      }),
    ],
  ])('is not made from a response with %s', async (_what, answer) => {
    expect(await cacheableOf(answer)).toBeUndefined();
  });

  test('may have status 404, and is then never answered with 304', async () => {
    const page = await cacheableOf(answerOf('<p></p>', { status: 404 }));
    if (!page) throw new Error('The page was not cacheable.');
    const request = new Request('https://a.example/', { headers: { 'If-None-Match': page.tag } });
    expect(respondFromCache(page, request, 'cached').status).toBe(404);
  });
});
