import { expect, test, vi } from 'vitest';
import { routePatterns } from '../http/canonical-url.server.ts';
import { pageCacheControl } from './edge-cache.server.ts';
import type { EdgeCache } from './edge-purge.server.ts';
import { PageCache } from './page-cache.server.ts';

const database = (version: number) =>
  ({
    withSession: (from: string) => ({
      from,
      prepare: () => ({ first: async () => ({ version, along: null }) }),
      getBookmark: () => `bookmark-${version}`,
    }),
  }) as unknown as D1Database;

const environment = (overrides: Partial<Env> = {}) =>
  ({
    DB: database(1),
    PUBLIC_ORIGIN: 'https://hospital.example',
    DATA_VERSION_CHECKS: 'timed',
    ...overrides,
  }) as Env;

/** A page cache with a fake renderer, as one isolate has it. */
function newIsolate(status = 200) {
  const answers = { status, whileRendering: () => {} };
  const rendered: { url: string; from: unknown }[] = [];
  const waiting: Promise<unknown>[] = [];
  const pages = new PageCache<Env, Pick<ExecutionContext, 'waitUntil'> & { cache?: EdgeCache }>({
    patterns: routePatterns({}),
    rules: { uncacheable: [], pages: {} },
    async renderForAll({ request, database: session }) {
      rendered.push({ url: request.url, from: (session as unknown as { from: string }).from });
      answers.whileRendering();
      const headers = { 'Content-Type': 'text/html', 'Cache-Control': pageCacheControl };
      return {
        response: new Response(`<p>${request.url}</p>`, { status: answers.status, headers }),
        nonce: 'a nonce',
        requestId: 'a request',
        outcome: { isLate: false, hasFailed: false, isStale: false },
      };
    },
    renderForOne: async () => new Response('for one'),
    findSnapshot: async () => undefined,
  });
  return {
    answers,
    pages,
    rendered,
    afterWrite(before: number, { env = environment(), cache }: { env?: Env; cache?: EdgeCache } = {}) {
      const session = { getBookmark: () => 'bookmark-9' } as D1DatabaseSession;
      return pages.afterWrite(before, session, env, { waitUntil: () => {}, ...(cache && { cache }) });
    },
    async ask(path: string, env = environment(), headers: Record<string, string> = {}) {
      const execution = { waitUntil: (work: Promise<unknown>) => void waiting.push(work) };
      const response = await pages.respond(
        new Request(`https://www.other.example${path}`, { headers }),
        env,
        execution,
      );
      const body = await response?.text();
      await Promise.all(waiting);
      return {
        body,
        status: response?.status,
        headers: response?.headers,
        origin: response?.headers.get('Server-Timing')?.replace('page;desc=', ''),
      };
    },
  };
}

test('a page is rendered under the origin of the site, from a replica no older than its data version', async () => {
  const isolate = newIsolate();
  await isolate.ask('/insomnia?utm_source=mail');
  expect(isolate.rendered).toEqual([{ url: 'https://hospital.example/insomnia', from: 'bookmark-1' }]);
});

/** Directives for Cloudflare's cache in a response. */
const edgeOf = ({ headers }: { headers?: Headers | undefined }) =>
  headers?.get('Cloudflare-CDN-Cache-Control');

test('lets Cloudflare store a page until midnight in India, rendered or cached, and serve it stale after an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T06:30:00Z') });
  const isolate = newIsolate();
  const asked = [await isolate.ask('/insomnia'), await isolate.ask('/insomnia')];
  expect(asked.map(({ origin }) => origin)).toEqual(['rendered', 'cached']);
  for (const response of asked) {
    expect(edgeOf(response)).toBe('max-age=3600, stale-while-revalidate=39600, stale-if-error=86400');
    expect(response.headers?.get('Cache-Control')).toBe('no-cache');
    expect(response.headers?.get('Cache-Tag')).toBe('public-data');
    expect(response.headers?.get('Vary')).toBe('Cookie, Save-Data');
  }
  // Midnight in India is 18:30 UTC.
  vi.setSystemTime(new Date('2026-11-10T18:29:30Z'));
  expect(edgeOf(await isolate.ask('/insomnia'))).toBe(
    'max-age=30, stale-while-revalidate=0, stale-if-error=86400',
  );
  vi.useRealTimers();
});

test.each([
  ['an unknown parameter', '/insomnia?utm_source=mail', {}, 200],
  ['a cookie of another site', '/insomnia', { Cookie: '_ga=1' }, 200],
  ['a page that does not exist', '/robot', {}, 404],
])('lets Cloudflare store no response to %s', async (_, path, headers, status) => {
  const isolate = newIsolate(status);
  await isolate.ask('/insomnia');
  for (let time = 0; time < 2; time += 1) {
    const response = await isolate.ask(path, environment(), headers);
    expect([response.status, edgeOf(response)]).toEqual([status, 'no-store']);
    expect(response.headers?.get('Cache-Control')).toBe(pageCacheControl);
    expect(response.headers?.has('Cache-Tag')).toBe(false);
  }
});

test('lets Cloudflare store no page of data that was written to while the page was rendered', async () => {
  const isolate = newIsolate();
  isolate.answers.whileRendering = () => isolate.pages.version.expire();
  expect(edgeOf(await isolate.ask('/insomnia'))).toBe('no-store');
});

test('a deleted page does not come back while the database is away', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const isolate = newIsolate();
  expect((await isolate.ask('/insomnia')).origin).toBe('rendered');
  isolate.answers.status = 404;
  isolate.pages.version.expire();
  await isolate.ask('/insomnia', environment({ DB: database(2) }));
  isolate.pages.version.expire();
  const away = environment({
    DB: {
      withSession: () => ({ prepare: () => ({ first: () => Promise.reject(new Error('Away.')) }) }),
    } as never,
  });
  expect(await isolate.ask('/insomnia', away)).toMatchObject({ origin: 'stale', status: 404 });
  logged.mockRestore();
});

test('anonymous reads use the nearest replica; writes and requests with a session use the primary', () => {
  const { pages } = newIsolate();
  const from = (init: RequestInit) => pages.readFrom(new Request('https://hospital.example/search', init));
  expect(from({})).toBe('first-unconstrained');
  expect(from({ method: 'POST' })).toBe('first-primary');
  expect(from({ headers: { Cookie: '__Host-session=a' } })).toBe('first-primary');
  expect(from({ headers: { Authorization: 'Bearer a' } })).toBe('first-primary');
});

test('after a write anonymous reads use a replica that has it, and the version is checked again', async () => {
  const isolate = newIsolate();
  await isolate.ask('/insomnia');
  expect(isolate.pages.version.current()).toBeDefined();
  await isolate.afterWrite(1);
  expect(isolate.pages.version.current()).toBeUndefined();
  expect(isolate.pages.readFrom(new Request('https://hospital.example/search'))).toBe('bookmark-9');
});

test("purges Cloudflare's cache after a write that raised the data version, and after no other", async () => {
  const isolate = newIsolate();
  const purge = vi.fn(async () => ({ success: true, zoneTag: '', errors: [] }));
  await isolate.afterWrite(1, { cache: { purge } });
  expect(purge).not.toHaveBeenCalled();
  await isolate.afterWrite(1, { cache: { purge }, env: environment({ DB: database(2) }) });
  expect(purge).toHaveBeenCalledExactlyOnceWith({ tags: ['public-data'] });
});

test('a page is rendered again on the next day in India, because notices and prices change with the day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T18:29:00Z') });
  const isolate = newIsolate();
  await isolate.ask('/insomnia');
  expect((await isolate.ask('/insomnia')).origin).toBe('cached');
  // Midnight in India is 18:30 UTC.
  vi.setSystemTime(new Date('2026-11-10T18:30:00Z'));
  await isolate.ask('/insomnia');
  expect(isolate.rendered).toHaveLength(2);
  vi.useRealTimers();
});
