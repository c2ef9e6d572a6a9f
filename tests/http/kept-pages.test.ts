/** Finished public pages, kept in memory as on a deployed site. */
import { createHash } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slugOf } from '#app/doctors/doctor.slug.ts';
import { asKept } from '#tests/support/as-kept.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { type SignedIn, type Site, type SiteRequest, startSite } from '#tests/support/site.ts';

let site: Site;
let staff: SignedIn;

beforeAll(async () => {
  site = await startSite({ seeded: true, versionChecks: 'timed' });
  staff = await site.signIn();
});

afterAll(() => site.dispose());

/** Where a page came from, as it says itself. */
const originOf = (response: Response) => response.headers.get('Server-Timing')?.replace('page;desc=', '');

async function pageAt(path: string, request?: SiteRequest, from = site) {
  const response = await from.fetch(path, request);
  return { response, html: await response.text(), origin: originOf(response) };
}

/** Asks until the page is kept: it is after the answer that it is put away. */
async function keptAt(path: string, from = site) {
  for (let tries = 0; tries < 40; tries += 1) {
    const page = await pageAt(path, {}, from);
    if (page.origin === 'kept') return page;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} is never kept.`);
}

const slow = (milliseconds: number) => ({ 'x-test-database-delay': String(milliseconds) });
const away = { 'x-test-database-failure': '1' };
const nonceOf = (response: Response) =>
  response.headers.get('Content-Security-Policy')?.match(/nonce-(\w+)/)?.[1];

const bearer = () => ({ Authorization: `Bearer ${staff.bearer}` });

/** Adds a doctor through the API, so that the Worker knows. */
async function addDoctor(fields: Parameters<typeof doctorFields>[0] = {}) {
  const body = doctorForm(doctorFields({ specialization: 'Sleep Medicine', ...fields }));
  const response = await site.fetch('/api/v1/doctor', { method: 'POST', headers: bearer(), body });
  expect(response.status).toBe(201);
  const { doctor } = (await response.json()) as { doctor: { _id: string; name: string } };
  return { ...doctor, slug: slugOf(doctor.name) };
}

describe('a page that was asked for before', () => {
  test('comes from memory, with the same words', async () => {
    const first = await pageAt('/insomnia');
    expect(first.origin).toBe('rendered');
    const second = await keptAt('/insomnia');
    expect(second.html).toBe(asKept(first.html));
    expect(second.response.headers.get('Cache-Control')).toBe(first.response.headers.get('Cache-Control'));
  });

  test('has all security headers, and a policy that names exactly its own inline scripts and styles', async () => {
    const { html, response } = await keptAt('/insomnia');
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

  test('is not sent again to who has it: its tag, a weak one, a list and * are answered with 304', async () => {
    const tag = (await keptAt('/insomnia')).response.headers.get('ETag') ?? '';
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

  test('is answered to HEAD without its body, and a HEAD makes it kept too', async () => {
    const { response: get } = await keptAt('/insomnia');
    const head = await site.fetch('/insomnia', { method: 'HEAD' });
    expect(originOf(head)).toBe('kept');
    expect(head.status).toBe(200);
    expect(head.headers.get('ETag')?.replace(/^W\//, '')).toBe(get.headers.get('ETag')?.replace(/^W\//, ''));
    expect(await head.text()).toBe('');
    const unread = await site.fetch('/adhd', { method: 'HEAD' });
    expect([unread.status, await unread.text()]).toEqual([200, '']);
    expect((await keptAt('/adhd')).html).toContain('</html>');
  });

  test('is the same page under a parameter that it does not know, and takes no other one along', async () => {
    await keptAt('/migraine');
    const { origin, html } = await pageAt('/migraine?utm_source=mail&fbclid=1');
    expect(origin).toBe('kept');
    expect(html).not.toContain('utm_source');
  });

  test('is kept though it was not there: with its own suggestions', async () => {
    const { response, html } = await keptAt('/depresion');
    expect(response.status).toBe(404);
    expect(html).toContain('href="/depression"');
    expect((await keptAt('/doctors/nobody-of-that-name')).response.status).toBe(404);
  });
});

describe('what is never kept', () => {
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
      expect(origin).not.toBe('kept');
      expect(response.headers.get('ETag')).toBeNull();
    }
  });

  test('a page for one who brings a cookie of ours, a token or Save-Data is rendered, and leaves nothing behind', async () => {
    const path = '/dbt';
    const personal: readonly Record<string, string>[] = [
      { Cookie: staff.cookie },
      { Cookie: '__Host-flash=signedOut' },
      { Authorization: 'Bearer nothing' },
      { 'Save-Data': 'on' },
    ];
    for (const headers of personal) expect((await pageAt(path, { headers })).origin).toBe('rendered');
    expect((await pageAt(path)).origin).toBe('rendered');
    await keptAt(path);
    expect((await pageAt(path, { as: staff })).origin).toBe('rendered');
    // A cookie of somebody else's says nothing about the page.
    expect((await pageAt(path, { headers: { Cookie: '_ga=1' } })).origin).toBe('kept');
  });

  test('a redirect takes its own query along, kept page or not', async () => {
    const { _id, slug } = await addDoctor();
    for (const query of ['', '?utm_source=mail', '?utm_source=other']) {
      const response = await site.fetch(`/doctors/${_id}${query}`);
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe(`/doctors/${slug}${query}`);
    }
  });

  test('a page with a part that failed', async () => {
    const failed = await pageAt('/bipolar-disorder', { headers: away });
    expect(failed.html).toContain('we will tell you who can see you');
    expect(failed.origin).toBe('rendered');
    // The database counts as away for a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    // Rendered for this one, or for a look at the database that came before it.
    const next = await pageAt('/bipolar-disorder');
    expect(next.html).toContain('(sample)');
    expect((await keptAt('/bipolar-disorder')).html).toContain('(sample)');
  });
});

describe('a write of the staff', () => {
  test('by the API is seen by the very next request', async () => {
    const { slug, name, _id } = await addDoctor();
    const path = `/doctors/${slug}`;
    expect((await keptAt(path)).html).toContain(name);
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
    expect((await keptAt(path)).html).toContain('Dr. Renamed');
  });

  test('by the form is seen by the very next request, and so is the doctor who is gone', async () => {
    const { slug, name, _id } = await addDoctor({ availability: 'available' });
    const path = `/doctors/${slug}`;
    expect((await keptAt(path)).html).toContain(name);
    const deletion = await site.fetch(`/dashboard/AddDoctor/${_id}/delete`, {
      method: 'POST',
      as: staff,
      sameOrigin: true,
      body: new URLSearchParams(),
    });
    expect(deletion.status).toBe(303);
    expect((await pageAt(path)).response.status).toBe(404);
  });

  test('past this Worker is seen after a while, and until then a page costs no statement', async () => {
    await keptAt('/schizophrenia');
    await site.binding.prepare("update doctors set name = name || ' junior'").run();
    const before = await site.statementsHeldUp();
    const { origin } = await pageAt('/schizophrenia', { headers: slow(1) });
    expect(origin).toBe('kept');
    expect((await site.statementsHeldUp()) - before).toBeLessThanOrEqual(1);
    await expect
      .poll(async () => (await pageAt('/schizophrenia')).html, { timeout: 10_000 })
      .toContain(' junior');
  });
});

describe('many at once', () => {
  test('share one rendering, and each gets the whole page', async () => {
    const path = '/ocd';
    const before = await site.statementsHeldUp();
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, place) => pageAt(`${path}?utm=${place}`, { headers: slow(300) })),
    );
    expect(new Set(pages.map(({ response }) => nonceOf(response))).size).toBe(1);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(pages[0]?.html).toContain('</html>');
    expect(pages[0]?.response.status).toBe(200);
    // The version, the doctors, and the doctors once more for the page that is kept.
    expect((await site.statementsHeldUp()) - before).toBeLessThanOrEqual(3);
  });

  test('share one rendering also where it is not known which version the data has', async () => {
    // A write makes every isolate ask anew, and the database is too slow to wait for.
    await addDoctor();
    const pages = await Promise.all(
      Array.from({ length: 20 }, () => pageAt('/anxiety', { headers: slow(400) })),
    );
    expect(new Set(pages.map(({ response }) => nonceOf(response))).size).toBe(1);
  });

  test('each see the page begin while a slow database is waited for, whoever came first', async () => {
    const asked = () => site.fetch('/depression', { headers: slow(700) });
    const started = performance.now();
    const begun = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const response = await asked();
        const reader = (response.body as ReadableStream<Uint8Array>).getReader();
        const { value } = await reader.read();
        const after = performance.now() - started;
        let text = new TextDecoder().decode(value);
        const begin = text;
        for (let read = await reader.read(); !read.done; read = await reader.read()) {
          text += new TextDecoder().decode(read.value);
        }
        return { begin, after, text };
      }),
    );
    for (const { begin, after, text } of begun) {
      expect(after).toBeLessThan(650);
      expect(begin).toContain('<head>');
      expect(text).toContain('</html>');
      expect(text).toContain('(sample)');
    }
  });

  test('a late page is kept with everything in place, for readers without scripts', async () => {
    const late = await pageAt('/autism', { headers: slow(300) });
    expect(late.html).toContain('complete=1');
    const { html } = await keptAt('/autism');
    expect(html).not.toContain('complete=1');
    expect(html).not.toContain('<div hidden');
  });

  test('are not left alone where the one who came first leaves', async () => {
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
    expect((await keptAt('/stress-management')).html).toContain('</html>');
  });
});

describe('a foreign host', () => {
  /** With a Host of our choice, which fetch does not let through. */
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
  ])('is nowhere in %s, and in nothing that the next one gets', async (path) => {
    for (const host of ['evil.example', 'localhost.evil.example:8080']) {
      const foreign = await askedAs(host, path);
      expect(foreign).not.toContain('evil.example');
      expect(foreign.length).toBeGreaterThan(100);
    }
    const { html, response } = await pageAt(path);
    expect(html + JSON.stringify([...response.headers])).not.toContain('evil.example');
  });

  test('does not keep a page from naming its own address', async () => {
    const own = `<link rel="canonical" href="${site.origin}/psychiatry"`;
    expect(await askedAs('evil.example', '/psychiatry')).toContain(own);
    expect((await keptAt('/psychiatry')).html).toContain(own);
  });
});

describe('many addresses that are not there', () => {
  test('push no page out', async () => {
    for (const path of ['/insomnia', '/psychiatry']) await keptAt(path);
    for (let at = 0; at < 200; at += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, place) => pageAt(`/robot-${at + place}?x=${at + place}`)),
      );
    }
    for (const path of ['/insomnia', '/psychiatry']) expect((await pageAt(path)).origin).toBe('kept');
  });
});

// Last, as the knowledge of the database has to run out.
describe('the database away', () => {
  test('what is kept is shown as it was, the log says it once, and the next answer is new again', async () => {
    await keptAt('/insomnia');
    // A write that came to nothing: it is not known any more what the database holds.
    await site.fetch('/signin', { method: 'POST', sameOrigin: true, body: new URLSearchParams() });
    const logged = site.logs.length;
    const pages = await Promise.all(Array.from({ length: 5 }, () => pageAt('/insomnia', { headers: away })));
    for (const { response, html, origin } of pages) {
      expect([response.status, origin]).toEqual([200, 'stale']);
      expect(html).toContain('(sample)');
    }
    const lines = site.logs.slice(logged).filter((line) => line.includes('data version not read'));
    expect(lines).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await pageAt('/insomnia')).origin).toBe('kept');
  });
});
