/**
 * Requests in the order in which a new isolate has not loaded the other locales yet. The log check of each site also fails if code reads a
 * locale before it is loaded (`expectLoaded`).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ seeded: true });
});

afterAll(() => site.dispose());

const htmlAt = async (path: string) => (await site.fetch(encodeURI(path))).text();

test('the first request of an isolate finds doctors on the English page by their specialty in Hindi', async () => {
  const html = await htmlAt('/doctors?q=साइकोलॉजिस्ट');
  const cards = [...html.matchAll(/<li data-searchable="([^"]*)"( hidden="")?/g)];
  expect(cards.some(([, , hidden]) => hidden === undefined)).toBe(true);
  expect(cards.some(([, , hidden]) => hidden !== undefined)).toBe(true);
});

test('the first request of an isolate finds an urgent sign on the English page by its word in Hindi', async () => {
  const isolate = await startSite({ seeded: true });
  try {
    const html = await (await isolate.fetch(`/urgent?q=${encodeURIComponent('साँस')}`)).text();
    expect(html.slice(html.indexOf('<main'))).toMatch(
      /role="status">\d+ signs for “साँस”[\s\S]*<li id="blue"/,
    );
  } finally {
    await isolate.dispose();
  }
});

test('after pages in English only, a mistyped path in Hindi still gets the Hindi page', async () => {
  const directory = await htmlAt('/doctors');
  const [, doctor] = directory.match(/href="(\/doctors\/[a-z0-9-]+)"/) ?? [];
  // The booking page loads the file of the Worker that also has the suggestions.
  expect((await site.fetch(`${doctor}/book`)).status).toBe(200);
  expect(await htmlAt('/hi/डिप्रेशन')).toMatch(/id="suggestions"[\s\S]*<a href="\/hi\/depression"/);
});

test.each([
  ['/_root.data', '/'],
  ['/Depression.data', '/depression'],
  ['/Tools/Sleep-Diary.data', '/tools/sleep-diary'],
  ['/hi/Depression.data', '/hi/depression'],
])('after the odd address %s, the first request of an isolate for %s finds the page', async (odd, path) => {
  await (await site.fetch(odd)).text();
  expect((await site.fetch(path)).status).toBe(200);
});
