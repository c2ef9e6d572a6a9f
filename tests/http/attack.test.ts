/**
 * Sends malformed requests: 20,000 from three seeds with TEST_MATRIX=full (`npm run attack`), 240 otherwise.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostileRequest, hostileRequests, type Target } from '#tests/support/hostile-requests.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { isFull } from '#tests/support/test-matrix.ts';

const rounds: readonly (readonly [seed: number, count: number])[] = isFull
  ? [
      [1, 6_667],
      [2, 6_667],
      [3, 6_666],
    ]
  : [[20_261_122, 240]];
const atOnce = 8;

let site: Site;
let staff: SignedIn;
let known: readonly string[];
beforeAll(async () => {
  site = await acquireSite({ seeded: true });
  staff = await site.signIn();
  const { results } = await site.binding
    .prepare('select id, slug from doctors limit 3')
    .all<{ id: string; slug: string }>();
  known = results.flatMap(({ id, slug }) => [id, slug]);
});
afterAll(() => site.dispose());

const patterns = [...new Set(siteRoutes.map(({ pattern }) => pattern))];

/** Paths that accept a form: some public pages, and most pages of the staff area. */
const formPages = /^\/(dashboard|signin|signout|appointment|callback)(\/|$)|\/book$/;

/** Every route with its methods. API routes list theirs in the answer to OPTIONS. */
const targetsOf = (patterns: readonly string[]): Promise<Target[]> =>
  Promise.all(
    patterns.map(async (pattern) => {
      if (!pattern.startsWith('/api/')) {
        return { pattern, methods: formPages.test(pattern) ? ['GET', 'POST', 'POST'] : ['GET', 'HEAD'] };
      }
      const answer = await site.fetch(pattern.replaceAll(/:\w+|\*/g, 'nobody'), { method: 'OPTIONS' });
      const allowed = (answer.headers.get('Allow') ?? '')
        .split(', ')
        .filter((one) => !['HEAD', 'OPTIONS'].includes(one));
      return { pattern, methods: allowed };
    }),
  );

/** Tables that a refused request may change: the audit log, failures, sessions and throttle counts. */
const mayChange = ['audit_log', 'failures', 'sessions', 'window_counts'];

async function rowsNow(): Promise<Record<string, string>> {
  const { results } = await site.binding
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '\\_%' escape '\\'",
    )
    .all<{ name: string }>();
  const tables = results.map(({ name }) => name).filter((name) => !mayChange.includes(name));
  const rows = tables.map(async (name) => {
    const all = await site.binding.prepare(`select * from "${name}"`).all();
    return [name, JSON.stringify(all.results)] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

let sent = 0;

function ask({ path, method, headers, body, isSignedIn }: HostileRequest): Promise<Response> {
  sent += 1;
  return site.fetch(path, {
    method,
    sameOrigin: true,
    ...(body !== undefined && { body }),
    ...(isSignedIn && { as: staff }),
    // Each request has another address, so that no throttle stops it.
    headers: {
      ...headers,
      'CF-Connecting-IP': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    },
  });
}

const innerWords = /\bat \w.*\.js:\d+|SQLITE_|D1_ERROR|\bselect "[^<]{1,200}" from "|password_hash":/i;

test.each(rounds)(
  'seed %i: answers %i malformed requests below 500, reveals no internals and changes no row',
  async (seed, count) => {
    const targets = await targetsOf(patterns);
    const requests = hostileRequests({ targets, known }, seed, count);
    expect(requests.filter(({ isSignedIn }) => isSignedIn).length).toBeGreaterThan(count * 0.4);
    const before = await rowsNow();
    const wrong: string[] = [];
    const answered = new Map<number, number>();
    const queue = requests.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const request of queue) {
          const response = await ask(request);
          const text = await response.text();
          answered.set(response.status, (answered.get(response.status) ?? 0) + 1);
          if (response.status >= 500 || (request.method !== 'GET' && innerWords.test(text))) {
            wrong.push(`${response.status} ${request.method} ${request.path.slice(0, 200)}`);
          }
        }
      }),
    );
    if (isFull) console.log(`Seed ${seed}: ${JSON.stringify(Object.fromEntries([...answered].sort()))}`);
    expect(wrong).toEqual([]);
    // Most requests must get past the router, which answers unknown routes with 404 or 405.
    expect((answered.get(405) ?? 0) + (answered.get(404) ?? 0)).toBeLessThan(count / 2);
    expect(await rowsNow()).toEqual(before);
    expect((await site.fetch('/dashboard', { as: staff })).status).toBe(200);
  },
  30 * 60_000,
);
