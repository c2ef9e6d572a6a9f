/** Log entries and counters of the Worker for failures, writes and mistakes of clients (decision 0082). */
import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ seeded: true });
});
afterAll(() => site.dispose());

const away = { 'x-test-database-failure': '1' };

/** Returns the log lines written during a request. */
async function linesOf(asking: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const before = site.logs.length;
  await asking();
  // A log line reaches this process a moment after the response.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return site.logs.slice(before).map((line) => JSON.parse(line));
}

/** Sends the beginning of a request and disconnects. */
const hangUpAfter = (text: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(site.origin).port), 'localhost', () => socket.write(text));
    socket.on('error', () => {}).on('close', () => resolve());
    setTimeout(() => socket.destroy(), 150);
  });

describe('a client’s mistake', () => {
  const form = { method: 'POST', sameOrigin: true } as const;
  const mistakes: Readonly<Record<string, () => Promise<unknown>>> = {
    'an address that cannot be decoded': () => site.fetch('/%E0%A4%A'),
    'an API address that cannot be decoded': () => site.fetch('/api/v1/doctor/%FF'),
    'a staff address that cannot be decoded': () => site.fetch('/dashboard/AddDoctor/%/edit'),
    'a picture address that cannot be decoded': () => site.fetch('/files/pictures/%'),
    'an unknown address': () => site.fetch('/wp-login.php'),
    'the data of an unknown route': () => site.fetch('/wp-login.php.data'),
    'a method that a page does not support': () =>
      site.fetch('/doctors', { ...form, method: 'PUT', body: 'x' }),
    'a form sent to a page without forms': () =>
      site.fetch('/about', { ...form, body: new URLSearchParams() }),
    'a body that is not a form': () => site.fetch('/signin', { ...form, body: 'x' }),
    'truncated JSON': () =>
      site.fetch('/api/v1/login', {
        ...form,
        body: '{"email": "somebody',
        headers: { 'Content-Type': 'application/json' },
      }),
    'a multipart body without parts': () =>
      site.fetch('/callback', {
        ...form,
        body: 'x',
        headers: { 'Content-Type': 'multipart/form-data; boundary=a' },
      }),
    'an invalid ETag': () => site.fetch('/', { headers: { 'If-None-Match': '"' } }),
    'cookies that cannot be decoded': () =>
      site.fetch('/dashboard', { headers: { Cookie: '__Host-session=%E0%A4%A; =; __Host-flash=%E0' } }),
    'an invalid token': () => site.fetch('/api/v1/session', { headers: { Authorization: 'Bearer a.b.c' } }),
    'an invalid byte range of a film': () => site.fetch('/video/x', { headers: { Range: 'bytes=9-1' } }),
    'a submission from another site': () =>
      site.fetch('/signin', { method: 'POST', headers: { Origin: 'null' } }),
  };

  test.each(Object.entries(mistakes))('%s writes no log line', async (_what, ask) => {
    expect(await linesOf(ask)).toEqual([]);
  });

  test.each(['/signin', '/callback', '/api/v1/login', '/dashboard/Till', '/dashboard/AddDoctor/new'])(
    'an upload to %s that breaks off is not logged as a failure',
    async (path) => {
      const { cookie } = await site.signIn();
      const head = `POST ${path} HTTP/1.1\r\nHost: ${new URL(site.origin).host}\r\nOrigin: ${site.origin}\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\n`;
      const sent = [
        `${head}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\na=b`,
        `${head}Content-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n--x\r\n\r\n`,
      ];
      const lines = await linesOf(() => Promise.all(sent.map(hangUpAfter)));
      expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );

  test('is counted by its route pattern, without any content of the request', async () => {
    const fresh = await startSite();
    try {
      await fresh.fetch('/somebody-typed-this');
      const rowsNow = async () => (await fresh.binding.prepare('select * from failures').all()).results;
      await expect
        .poll(rowsNow)
        .toEqual([expect.objectContaining({ route: '/*', event: 'refused 404', count: 1, last_line: '' })]);
      expect(JSON.stringify(await rowsNow())).not.toContain('somebody-typed-this');
    } finally {
      await fresh.dispose();
    }
  });
});

describe('a failure', () => {
  test('is one line, with route, status, times and the request id that the reader sees', async () => {
    const { cookie } = await site.signIn();
    let shown = '';
    const lines = await linesOf(async () => {
      const response = await site.fetch('/api/v1/doctor/some-id-of-somebody', {
        headers: { ...away, Cookie: cookie },
      });
      shown = ((await response.json()) as { requestId: string }).requestId;
    });
    const own = lines.filter(({ requestId }) => requestId === shown);
    expect(own).toEqual([
      expect.objectContaining({
        level: 'error',
        method: 'GET',
        route: '/api/v1/doctor/:doctorId',
        status: 503,
        milliseconds: expect.any(Number),
        databaseMilliseconds: expect.any(Number),
      }),
    ]);
  });

  test('in the search is not logged, because Cloudflare would log the query beside it', async () => {
    const lines = await linesOf(() => site.fetch('/search?q=khudkushi', { headers: away }));
    expect(lines).toEqual([]);
  });
});

describe('a secret address', () => {
  const token = `${'0'.repeat(36)}.${'A'.repeat(43)}`;

  test.each([
    `/signin/link/${token}`,
    `/SignIn/link/${token}`,
    '/appointment/5f0a4e0e-0000-4000-8000-000000000000',
    '/hi/appointment/5f0a4e0e-0000-4000-8000-000000000000',
    '/pa/appointment/5f0a4e0e-0000-4000-8000-000000000000/calendar.ics',
    `/calendar/${'A'.repeat(43)}.ics`,
    '/?asked=khudkushi',
  ])('%s has no line beside it while the database is away', async (path) => {
    const lines = await linesOf(async () => {
      expect((await site.fetch(path, { headers: away })).status).toBeLessThan(600);
      const posted = { method: 'POST', sameOrigin: true, body: new URLSearchParams({ name: 'x' }) } as const;
      await site.fetch(path, { ...posted, headers: away });
    });
    expect(lines).toEqual([]);
  });
});

describe('a successful write', () => {
  test('is one line with the time of the database', async () => {
    const staff = await site.signIn();
    const lines = await linesOf(() =>
      site.fetch('/dashboard/sessions', {
        method: 'POST',
        as: staff,
        sameOrigin: true,
        body: new URLSearchParams({ intent: 'end-others' }),
        headers: { 'x-test-database-delay': '20' },
      }),
    );
    expect(lines).toEqual([
      expect.objectContaining({ event: 'write', method: 'POST', route: '/dashboard/sessions', status: 303 }),
    ]);
    expect(lines[0]?.databaseMilliseconds).toBeGreaterThanOrEqual(20);
    expect(lines[0]?.milliseconds).toBeGreaterThanOrEqual(20);
  });

  test('is not logged when it is refused', async () => {
    const body = new URLSearchParams({ intent: 'drop' });
    const staff = await site.signIn();
    expect(
      await linesOf(() =>
        site.fetch('/dashboard/sessions', { method: 'POST', as: staff, sameOrigin: true, body }),
      ),
    ).toEqual([]);
  });
});

describe('the owner’s page of failures', () => {
  test('shows in words what failed, where and how often, and what was refused', async () => {
    const today = new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const add = site.binding.prepare('insert or replace into failures values (?, ?, ?, ?, ?, ?, ?)');
    for (const [route, event, count] of [
      ['/doctors/:slug', 'database failed while a page was loading', 3],
      ['', 'daily link check failed', 1],
      ['/*', 'refused 404', 1234],
      ['/signin', 'refused 429', 7],
    ] as const) {
      await add.bind(today, route, event, count, Date.now(), 'abcd1234', '').run();
    }
    await add.bind('2026-01-01', '/about', 'rendering failed', 99, 0, 'long-ago', '').run();
    const page = await (await site.fetch('/dashboard/Failures', { as: await site.signIn() })).text();
    for (const words of [
      'The database did not answer',
      'The page of a doctor',
      'abcd1234',
      'nightly work',
      '1234',
      'Too many tries',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain('long-ago');
  });

  test('is closed to the front desk', async () => {
    expect((await site.fetch('/dashboard/Failures', { as: await site.signIn('front-desk') })).status).toBe(
      403,
    );
  });
});

test('a deployed site answers only under its own host name', async () => {
  const deployed = await startSite({ demonstration: 'off' });
  try {
    // fetch() always sets the Host header itself.
    const askedAs = async (host: string) => {
      const { port } = new URL(deployed.origin);
      const [response] = await once(get({ host: 'localhost', port, headers: { Host: host } }), 'response');
      return { status: response.statusCode, headers: response.rawHeaders, html: await text(response) };
    };
    const foreign = await askedAs('evil.example');
    expect(foreign.status).toBe(421);
    expect(JSON.stringify(foreign)).not.toMatch(/evil\.example|<html/);
    expect(await askedAs(new URL(deployed.origin).host)).toMatchObject({ status: 200 });
  } finally {
    await deployed.dispose();
  }
});
