/** Public pages in the page cache, with the same settings as in production. */
import { createHash } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slugOf } from '#app/doctors/doctor.slug.ts';
import { asCached } from '#tests/support/as-cached.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { type SignedIn, type Site, type SiteRequest, startSite } from '#tests/support/site.ts';

let site: Site;
let staff: SignedIn;

beforeAll(async () => {
  site = await startSite({ seeded: true, versionChecks: 'timed' });
  staff = await site.signIn();
});

afterAll(() => site.dispose());

/** Returns where a page came from, according to its Server-Timing header. */
const originOf = (response: Response) => response.headers.get('Server-Timing')?.replace('page;desc=', '');

async function pageAt(path: string, request?: SiteRequest, from = site) {
  const response = await from.fetch(path, request);
  return { response, html: await response.text(), origin: originOf(response) };
}

/** Requests a page until it comes from the cache. The Worker stores a page only after its first answer. */
async function cachedAt(path: string, from = site) {
  for (let tries = 0; tries < 40; tries += 1) {
    const page = await pageAt(path, {}, from);
    if (page.origin === 'cached') return page;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} never came from the cache.`);
}

const slow = (milliseconds: number) => ({ 'x-test-database-delay': String(milliseconds) });
const away = { 'x-test-database-failure': '1' };
const nonceOf = (response: Response) =>
  response.headers.get('Content-Security-Policy')?.match(/nonce-(\w+)/)?.[1];

const bearer = () => ({ Authorization: `Bearer ${staff.bearer}` });

/** Adds a doctor through the API, so that the isolate notices the write. */
async function addDoctor(fields: Parameters<typeof doctorFields>[0] = {}) {
  const body = doctorForm(doctorFields({ specialization: 'Sleep Medicine', ...fields }));
  const response = await site.fetch('/api/v1/doctor', { method: 'POST', headers: bearer(), body });
  expect(response.status).toBe(201);
  const { doctor } = (await response.json()) as { doctor: { _id: string; name: string } };
  return { ...doctor, slug: slugOf(doctor.name) };
}

describe('a page requested before', () => {
  test('comes from the cache, with the same content', async () => {
    const first = await pageAt('/insomnia');
    expect(first.origin).toBe('rendered');
    const second = await cachedAt('/insomnia');
    expect(second.html).toBe(asCached(first.html));
    expect(second.response.headers.get('Cache-Control')).toBe(first.response.headers.get('Cache-Control'));
  });

  test('has all security headers, and a policy with the hashes of exactly its own inline scripts and styles', async () => {
    const { html, response } = await cachedAt('/insomnia');
    const { response: rendered } = await pageAt('/insomnia?complete');
    const names = [
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
    ];
    for (const name of names) expect(response.headers.get(name)).toBe(rendered.headers.get(name));
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, '')).toBe(
      rendered.headers.get('Content-Security-Policy')?.replaceAll(/ 'nonce-\w+'| 'strict-dynamic'/g, ''),
    );
    const inline = [
      ...html.matchAll(/<(?:script(?![^>]*ld\+json)|style)[^>]*>([\s\S]*?)<\/(?:script|style)>/g),
    ];
    expect(inline.length).toBeGreaterThan(1);
    const hashes = inline.map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
    expect(new Set(policy.match(/sha256-[^']+/g))).toEqual(new Set(hashes.map((hash) => `sha256-${hash}`)));
    expect(html).not.toContain('nonce');
  });

  test('answers 304 to its ETag: strong, weak, in a list, and *', async () => {
    const tag = (await cachedAt('/insomnia')).response.headers.get('ETag') ?? '';
    expect(tag).toMatch(/"[^"]{20,}"$/);
    const strong = tag.replace(/^W\//, '');
    for (const asked of [strong, `W/${strong}`, `"other", W/${strong}`, '*']) {
      const { response, html } = await pageAt('/insomnia', { headers: { 'If-None-Match': asked } });
      expect([asked, response.status]).toEqual([asked, 304]);
      expect(html).toBe('');
      expect(response.headers.get('ETag')).toContain(strong);
      expect(response.headers.get('Content-Security-Policy')).toContain('sha256-');
    }
    const { response, html } = await pageAt('/insomnia', { headers: { 'If-None-Match': '"other"' } });
    expect(response.status).toBe(200);
    expect(html).toContain('</html>');
  });

  test('answers HEAD without a body, and a HEAD request fills the cache too', async () => {
    const { response: get } = await cachedAt('/insomnia');
    const head = await site.fetch('/insomnia', { method: 'HEAD' });
    expect(originOf(head)).toBe('cached');
    expect(head.status).toBe(200);
    expect(head.headers.get('ETag')?.replace(/^W\//, '')).toBe(get.headers.get('ETag')?.replace(/^W\//, ''));
    expect(await head.text()).toBe('');
    const unread = await site.fetch('/adhd', { method: 'HEAD' });
    expect([unread.status, await unread.text()]).toEqual([200, '']);
    expect((await cachedAt('/adhd')).html).toContain('</html>');
  });

  test('is the same under unknown parameters, which do not appear in it', async () => {
    await cachedAt('/migraine');
    const { origin, html } = await pageAt('/migraine?utm_source=mail&fbclid=1');
    expect(origin).toBe('cached');
    expect(html).not.toContain('utm_source');
  });

  test('is cached even as a 404, with its own suggestions', async () => {
    const { response, html } = await cachedAt('/depresion');
    expect(response.status).toBe(404);
    expect(html).toContain('href="/depression"');
    expect((await cachedAt('/doctors/nobody-of-that-name')).response.status).toBe(404);
  });
});

describe('uncached answers', () => {
  test.each([
    '/search?q=sleep',
    '/signin',
    '/doctors?q=sleep',
    '/insomnia?complete',
    '/therapyCounselling?therapy=cbt',
    '/files/health',
    '/api/v1/doctors',
    '/_root.data',
    '/sitemap.xml',
  ])('%s is rendered each time', async (path) => {
    for (let time = 0; time < 3; time += 1) {
      const { origin, response } = await pageAt(path);
      expect(response.status).toBeLessThan(500);
      expect(origin).not.toBe('cached');
      expect(response.headers.get('ETag')).toBeNull();
    }
  });

  test('a request with our cookie, a token or Save-Data is rendered and never cached', async () => {
    const path = '/dbt';
    const personal: readonly Record<string, string>[] = [
      { Cookie: staff.cookie },
      { Cookie: '__Host-flash=signedOut' },
      { Authorization: 'Bearer nothing' },
      { 'Save-Data': 'on' },
    ];
    for (const headers of personal) expect((await pageAt(path, { headers })).origin).toBe('rendered');
    expect((await pageAt(path)).origin).toBe('rendered');
    await cachedAt(path);
    expect((await pageAt(path, { as: staff })).origin).toBe('rendered');
    // A cookie of another site does not affect the page.
    expect((await pageAt(path, { headers: { Cookie: '_ga=1' } })).origin).toBe('cached');
  });

  test('a redirect preserves its own query, cached or not', async () => {
    const { _id, slug } = await addDoctor();
    for (const query of ['', '?utm_source=mail', '?utm_source=other']) {
      const response = await site.fetch(`/doctors/${_id}${query}`);
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe(`/doctors/${slug}${query}`);
    }
  });

  test('a page with a failed part', async () => {
    const failed = await pageAt('/bipolar-disorder', { headers: away });
    expect(failed.html).toContain('we will tell you who can see you');
    expect(failed.origin).toBe('rendered');
    // After a failure the isolate treats the database as away for a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    // This request renders the page, or a request before it has started to. So the test checks the content
    // only.
    const next = await pageAt('/bipolar-disorder');
    expect(next.html).toContain('(sample)');
    expect((await cachedAt('/bipolar-disorder')).html).toContain('(sample)');
  });
});

describe('a write by staff', () => {
  test('through the API is visible to the next request', async () => {
    const { slug, name, _id } = await addDoctor();
    const path = `/doctors/${slug}`;
    expect((await cachedAt(path)).html).toContain(name);
    const renamed = doctorForm(doctorFields({ name: 'Dr. Renamed', specialization: 'Sleep Medicine' }));
    const update = await site.fetch(`/api/v1/doctor/${_id}`, {
      method: 'PUT',
      headers: bearer(),
      body: renamed,
    });
    expect(update.status).toBe(200);
    const { html, origin } = await pageAt(path);
    expect(html).toContain('Dr. Renamed');
    expect(origin).toBe('rendered');
    expect((await cachedAt(path)).html).toContain('Dr. Renamed');
  });

  test('through the form is visible to the next request, and a deleted doctor is gone', async () => {
    const { slug, name, _id } = await addDoctor({ availability: 'available' });
    const path = `/doctors/${slug}`;
    expect((await cachedAt(path)).html).toContain(name);
    const deletion = await site.fetch(`/dashboard/AddDoctor/${_id}/delete`, {
      method: 'POST',
      as: staff,
      sameOrigin: true,
      body: new URLSearchParams(),
    });
    expect(deletion.status).toBe(303);
    expect((await pageAt(path)).response.status).toBe(404);
  });

  test('outside this Worker is visible after a while, and until then a page takes at most one statement', async () => {
    await cachedAt('/schizophrenia');
    await site.binding.prepare("update doctors set name = name || ' junior'").run();
    const before = await site.statementsHeldUp();
    const { origin } = await pageAt('/schizophrenia', { headers: slow(1) });
    expect(origin).toBe('cached');
    expect((await site.statementsHeldUp()) - before).toBeLessThanOrEqual(1);
    await expect
      .poll(async () => (await pageAt('/schizophrenia')).html, { timeout: 10_000 })
      .toContain(' junior');
  });
});

describe('concurrent requests', () => {
  test('share one rendering, and each gets the whole page', async () => {
    const path = '/ocd';
    const before = await site.statementsHeldUp();
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, index) => pageAt(`${path}?utm=${index}`, { headers: slow(300) })),
    );
    expect(new Set(pages.map(({ response }) => nonceOf(response))).size).toBe(1);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(pages[0]?.html).toContain('</html>');
    expect(pages[0]?.response.status).toBe(200);
    // Three statements: the data version, the doctors, and the doctors again for the cached page.
    expect((await site.statementsHeldUp()) - before).toBeLessThanOrEqual(3);
  });

  test('share one rendering even while the data version is unknown', async () => {
    // A write makes the isolate check the data version again, and the database is slower than the page waits.
    await addDoctor();
    const pages = await Promise.all(
      Array.from({ length: 20 }, () => pageAt('/anxiety', { headers: slow(400) })),
    );
    expect(new Set(pages.map(({ response }) => nonceOf(response))).size).toBe(1);
  });

  test('all see the page begin before a slow database answers', async () => {
    const asked = () => site.fetch('/depression', { headers: slow(700) });
    const begun = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const response = await asked();
        const reader = (response.body as ReadableStream<Uint8Array>).getReader();
        const { value } = await reader.read();
        let text = new TextDecoder().decode(value);
        const begin = text;
        for (let read = await reader.read(); !read.done; read = await reader.read()) {
          text += new TextDecoder().decode(read.value);
        }
        return { begin, text };
      }),
    );
    for (const { begin, text } of begun) {
      expect(begin).toContain('<head>');
      expect(begin).not.toContain('(sample)');
      expect(text).toContain('</html>');
      expect(text).toContain('(sample)');
    }
  });

  test('a late page is cached with everything in place, for readers without scripts', async () => {
    const late = await pageAt('/autism', { headers: slow(300) });
    expect(late.html).toContain('complete=1');
    const { html } = await cachedAt('/autism');
    expect(html).not.toContain('complete=1');
    expect(html).not.toContain('<div hidden');
  });

  test('are completed even if the first client disconnects', async () => {
    const { port } = new URL(site.origin);
    const first = rawRequest({ host: 'localhost', port, path: '/stress-management', headers: slow(600) });
    first.on('error', () => {});
    const left = new Promise((resolve) => first.on('close', resolve));
    first.end();
    await new Promise((resolve) => setTimeout(resolve, 150));
    const second = pageAt('/stress-management', { headers: slow(600) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    first.destroy();
    await left;
    const { response, html } = await second;
    expect(response.status).toBe(200);
    expect(html).toContain('</html>');
    expect((await cachedAt('/stress-management')).html).toContain('</html>');
  });
});

describe('a foreign Host header', () => {
  /** Sends a Host header of our choice, which fetch does not allow. */
  const askedAs = (host: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = new URL(site.origin);
      const headers = {
        Host: host,
        'X-Forwarded-Host': host,
        'X-Forwarded-Proto': 'https',
        Forwarded: `host=${host}`,
        'Accept-Encoding': 'identity',
      };
      rawRequest({ host: 'localhost', port, path, headers }, (response) => {
        let text = JSON.stringify(response.headers);
        response.on('data', (piece) => {
          text += piece;
        });
        response.on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });

  test.each([
    '/psychiatry',
    '/',
    '/doctors',
    '/doctors/nobody',
    '/nowhere-at-all',
    '/sitemap.xml',
    '/robots.txt',
  ])('does not appear in %s, nor in the next answer', async (path) => {
    for (const host of ['evil.example', 'localhost.evil.example:8080']) {
      const foreign = await askedAs(host, path);
      expect(foreign).not.toContain('evil.example');
      expect(foreign.length).toBeGreaterThan(100);
    }
    const { html, response } = await pageAt(path);
    expect(html + JSON.stringify([...response.headers])).not.toContain('evil.example');
  });

  test('does not change the canonical address of a page', async () => {
    const own = `<link rel="canonical" href="${site.origin}/psychiatry"`;
    expect(await askedAs('evil.example', '/psychiatry')).toContain(own);
    expect((await cachedAt('/psychiatry')).html).toContain(own);
  });
});

describe('many unknown addresses', () => {
  test('evict no cached page', async () => {
    for (const path of ['/insomnia', '/psychiatry']) await cachedAt(path);
    for (let at = 0; at < 200; at += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => pageAt(`/robot-${at + index}?x=${at + index}`)),
      );
    }
    for (const path of ['/insomnia', '/psychiatry']) expect((await pageAt(path)).origin).toBe('cached');
    // Their own cache is so small that the first of them has left it.
    expect((await pageAt('/robot-199')).origin).toBe('cached');
    expect((await pageAt('/robot-0')).origin).toBe('rendered');
  });
});

// This group comes last, because the isolate's knowledge of the data version has to expire.
describe('while the database is away', () => {
  /** Milliseconds in which one failed check counts for all requests (`retryAfter` in data-version.server.ts). */
  const oneCheck = 500;

  /** Asks for a cached page five times at once. */
  async function askedTogether() {
    // A refused write makes the isolate check the data version again.
    await site.fetch('/signin', { method: 'POST', sameOrigin: true, body: new URLSearchParams() });
    const logged = site.logs.length;
    const started = performance.now();
    const pages = await Promise.all(Array.from({ length: 5 }, () => pageAt('/insomnia', { headers: away })));
    const milliseconds = performance.now() - started;
    const lines = site.logs.slice(logged).filter((line) => line.includes('data version not read'));
    return { pages, lines, milliseconds };
  }

  test('a cached page is shown as stale, the log says so once, and the next answer is fresh again', async () => {
    await cachedAt('/insomnia');
    let asked = await askedTogether();
    // On a busy machine the five may come too far apart for one check.
    for (let again = 0; again < 5 && asked.milliseconds >= oneCheck; again += 1)
      asked = await askedTogether();
    for (const { response, html, origin } of asked.pages) {
      expect([response.status, origin]).toEqual([200, 'stale']);
      expect(html).toContain('(sample)');
    }
    expect(asked.lines).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await pageAt('/insomnia')).origin).toBe('cached');
  });
});
