/** What search engines read first. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPages } from '#app/site/pages.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.dispose());

test('the sitemap has every public page once, and says when the words of one were changed', async () => {
  const response = await site.fetch('/sitemap.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(allPages.map((page) => `${site.origin}${page.path}`));
  for (const [, day] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g))
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('crawlers are led to the sitemap and kept from the staff area', async () => {
  const text = await (await site.fetch('/robots.txt')).text();
  expect(text).toContain('Disallow: /dashboard');
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});
