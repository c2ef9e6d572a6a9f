import { expect, test, vi } from 'vitest';
import { routePatterns } from '../http/canonical-url.server.ts';
import { pageCacheControl } from './cacheable-page.server.ts';
import { PageCache } from './page-cache.server.ts';

/** Fake Cloudflare cache of one location, which several isolates share. */
class Location {
  readonly stored = new Map<string, Response>();
  readonly match = async (key: RequestInfo | URL) => this.stored.get(String(key))?.clone();
  readonly put = async (key: RequestInfo | URL, response: Response) => {
    this.stored.set(String(key), response);
  };
}

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
    DEPLOYMENT: { id: 'first', tag: '', timestamp: '' },
    PUBLIC_ORIGIN: 'https://hospital.example',
    DATA_VERSION_CHECKS: 'timed',
    ...overrides,
  }) as Env;

/** A page cache with a fake renderer, as one isolate of a location has it. */
function isolateAt(location: Pick<Location, 'match' | 'put'>, status = 200) {
  const answers = { status };
  const rendered: { url: string; from: unknown }[] = [];
  const waiting: Promise<unknown>[] = [];
  const pages = new PageCache<Env, Pick<ExecutionContext, 'waitUntil'>>({
    patterns: routePatterns({}),
    rules: { uncacheable: [], pages: {} },
    cache: () => location,
    async renderForAll({ request, database: session }) {
      rendered.push({ url: request.url, from: (session as unknown as { from: string }).from });
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
    async ask(path: string, env = environment()) {
      const execution = { waitUntil: (work: Promise<unknown>) => void waiting.push(work) };
      const response = await pages.respond(new Request(`https://www.other.example${path}`), env, execution);
      const body = await response?.text();
      await Promise.all(waiting);
      return {
        body,
        status: response?.status,
        origin: response?.headers.get('Server-Timing')?.replace('page;desc=', ''),
      };
    },
  };
}

test('a page that one isolate rendered is found by another isolate of the same location', async () => {
  const location = new Location();
  const [one, other] = [isolateAt(location), isolateAt(location)];
  const { body } = await one.ask('/insomnia');
  expect((await one.ask('/insomnia')).origin).toBe('cached');
  expect(await other.ask('/insomnia')).toMatchObject({ body, origin: 'cache' });
  expect((await other.ask('/insomnia')).origin).toBe('cached');
  expect(other.rendered).toEqual([]);
});

test('a page is rendered under the origin of the site, from a replica no older than its data version', async () => {
  const isolate = isolateAt(new Location());
  await isolate.ask('/insomnia?utm_source=mail');
  expect(isolate.rendered).toEqual([{ url: 'https://hospital.example/insomnia', from: 'bookmark-1' }]);
});

test('another deployment or another data version misses the cache', async () => {
  const location = new Location();
  await isolateAt(location).ask('/insomnia');
  for (const env of [
    environment({ DEPLOYMENT: { id: 'second', tag: '', timestamp: '' } }),
    environment({ DB: database(2) }),
    environment({ PUBLIC_ORIGIN: 'https://elsewhere.example' }),
  ]) {
    const isolate = isolateAt(location);
    await isolate.ask('/insomnia', env);
    expect(isolate.rendered).toHaveLength(1);
  }
  expect(location.stored.size).toBe(4);
});

test('pages with status 404 are cached in the isolate only', async () => {
  const location = new Location();
  const isolate = isolateAt(location, 404);
  await isolate.ask('/robot');
  expect((await isolate.ask('/robot')).origin).toBe('cached');
  expect(location.stored.size).toBe(0);
});

test('a cache that fails costs only another rendering', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fails = () => Promise.reject(new Error('The cache is away.'));
  const isolate = isolateAt({ match: fails, put: fails });
  const { body } = await isolate.ask('/insomnia');
  expect(body).toContain('/insomnia');
  expect((await isolate.ask('/insomnia')).origin).toBe('cached');
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

test('a deleted page does not come back while the database is away', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const isolate = isolateAt(new Location());
  expect((await isolate.ask('/insomnia')).origin).toBeUndefined();
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
  const { pages } = isolateAt(new Location());
  const from = (init: RequestInit) => pages.readFrom(new Request('https://hospital.example/search', init));
  expect(from({})).toBe('first-unconstrained');
  expect(from({ method: 'POST' })).toBe('first-primary');
  expect(from({ headers: { Cookie: '__Host-session=a' } })).toBe('first-primary');
  expect(from({ headers: { Authorization: 'Bearer a' } })).toBe('first-primary');
});

test('after a write anonymous reads use a replica that has it, and the version is checked again', async () => {
  const isolate = isolateAt(new Location());
  await isolate.ask('/insomnia');
  const session = { getBookmark: () => 'bookmark-9' } as D1DatabaseSession;
  const request = (method: string) => new Request('https://hospital.example/signin', { method });
  isolate.pages.expireAfterWrite(request('GET'), session);
  expect(isolate.pages.version.current()).toBeDefined();
  isolate.pages.expireAfterWrite(request('POST'), session);
  expect(isolate.pages.version.current()).toBeUndefined();
  expect(isolate.pages.readFrom(request('GET'))).toBe('bookmark-9');
});

test('a page is rendered again on the next day in India, because notices and prices change with the day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T18:29:00Z') });
  const isolate = isolateAt(new Location());
  await isolate.ask('/insomnia');
  expect((await isolate.ask('/insomnia')).origin).toBe('cached');
  // Midnight in India is 18:30 UTC.
  vi.setSystemTime(new Date('2026-11-10T18:30:00Z'));
  await isolate.ask('/insomnia');
  expect(isolate.rendered).toHaveLength(2);
  vi.useRealTimers();
});
