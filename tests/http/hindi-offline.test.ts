/** Pages under /hi for an unknown address, a missing network and an error. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';

const { phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
});

afterAll(() => site.dispose());

const mainOf = (html: string) => html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';

async function pageAt(path: string, headers: Record<string, string> = {}) {
  const response = await site.fetch(path, { headers });
  const html = await response.text();
  return { response, html, main: mainOf(html) };
}

test.each(['/hi/nowhere', '/hi/depresion', '/hi/De-addiction Programme', '/hi/%E0%A4%A', '/HI/nowhere'])(
  'the unknown path %s gets a 404 in Hindi, with the phone before any suggestion',
  async (path) => {
    const { response, html, main } = await pageAt(path);
    expect(response.status).toBe(404);
    expect(html).toContain('<html lang="hi"');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(main).toContain('यह पेज नहीं मिला</h1>');
    expect(main.indexOf(phones.admission.href)).toBeGreaterThan(0);
    expect(main.indexOf(phones.admission.href)).toBeLessThan(main.indexOf('<h2'));
    expect(unmarkedEnglish(html)).toEqual([]);
  },
);

test('a mistyped path under /hi suggests the Hindi page, from either alphabet', async () => {
  for (const path of ['/hi/depresion', '/hi/डिप्रेशन']) {
    const { main } = await pageAt(encodeURI(path));
    expect(main.slice(main.indexOf('id="suggestions"'))).toMatch(/<a href="\/hi\/depression"[^>]*>डिप्रेशन/);
  }
});

test.each([
  ['/hi/Depression', '/hi/depression'],
  ['/HI/depression/', '/hi/depression'],
  ['/hi/ostaddiction', '/hi/OstAddiction'],
  ['/hi//insomnia', '/hi/insomnia'],
  ['/hi/Offline/', '/hi/offline'],
])('the old spelling %s redirects to %s in one step, with its query', async (asked, right) => {
  const { response } = await pageAt(`${asked}?q=a%20b`);
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe(`${right}?q=a%20b`);
});

test('the contact page in Hindi has every number and is noindex', async () => {
  const { response, html, main } = await pageAt('/hi/offline');
  expect(response.status).toBe(200);
  expect(html).toContain('<html lang="hi"');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  for (const href of [
    phones.admission.href,
    phones.landline.href,
    ...Object.values(helplines).map(({ number }) => `tel:${number}`),
  ]) {
    expect(main).toContain(`href="${href}"`);
  }
  expect(main).toContain('134113');
  expect(unmarkedEnglish(html)).toEqual([]);
});

test('a form from another site is refused in Hindi', async () => {
  const response = await site.fetch('/hi/insomnia', {
    method: 'POST',
    headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
  });
  const html = await response.text();
  expect(response.status).toBe(403);
  expect(html).toContain('<html lang="hi"');
  expect(html).toContain('यह फ़ॉर्म हम नहीं ले पाए');
  expect(unmarkedEnglish(html)).toEqual([]);
});

test('a form sent to a page that takes none is refused in Hindi', async () => {
  const response = await site.fetch('/hi/insomnia', { method: 'POST', sameOrigin: true });
  const html = await response.text();
  expect(response.status).toBe(405);
  expect(mainOf(html)).toContain('इस पेज पर यह नहीं भेज सकते');
  expect(mainOf(html)).toMatch(/<code>\w{8}<\/code>/);
  expect(unmarkedEnglish(html)).toEqual([]);
});

test('a stored copy of a Hindi page shows its date in Hindi', async () => {
  const worker = await (await site.fetch('/service-worker.js')).text();
  const asCopy = new Function('addEventListener', `${worker}; return asCopy;`)(() => {});
  const { html } = await pageAt('/hi/insomnia');
  const copy = asCopy(html, new Date('2026-11-22T09:00:00Z'), 'hi');
  expect(copy).toContain('पहले से रखी कॉपी है, तारीख: <span>22 नवंबर 2026</span>');
  expect(copy).not.toMatch(/\((?:sample|नमूना)\)|<template/u);
});

/** Runs the service worker's `pageFor` without a network and with the given pages in its cache. */
async function answerWithoutNetwork(path: string, stored: readonly string[]): Promise<string> {
  const worker = await (await site.fetch('/service-worker.js')).text();
  const caches = {
    open: async () => ({
      match: async (asked: string) => (stored.includes(asked) ? new Response(asked) : undefined),
    }),
  };
  const away = () => Promise.reject(new Error('The network is away.'));
  const pageFor = new Function(
    ...['addEventListener', 'caches', 'fetch', 'navigator'],
    `${worker}; return pageFor;`,
  )(() => {}, caches, away, {});
  const event = { request: {}, waitUntil: () => {} };
  return (await pageFor(event, { pathname: path, search: '' })).text();
}

test('without a network, a page under /hi without a stored copy shows the Hindi contact page, and others the English one', async () => {
  const both = ['/offline', '/hi/offline'];
  expect(await answerWithoutNetwork('/hi/doctors', both)).toBe('/hi/offline');
  expect(await answerWithoutNetwork('/hi', both)).toBe('/hi/offline');
  expect(await answerWithoutNetwork('/history', both)).toBe('/offline');
  expect(await answerWithoutNetwork('/doctors', both)).toBe('/offline');
  expect(await answerWithoutNetwork('/hi/doctors', ['/offline'])).toBe('/offline');
});
