/** The sitemap, robots.txt and security.txt. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { localeTags } from '#app/languages/locales.ts';
import { pageAt } from '#app/navigation/localized-pages.ts';
import { indexedPages } from '#app/navigation/pages.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

const { email } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

// every-page.test.ts requests each of these pages and checks that its address is the canonical one.
test('the sitemap lists every public page once, with the date of its last change', async () => {
  const response = await site.fetch('/sitemap.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  const pages = indexedPages.flatMap(({ path }) =>
    localeTags.flatMap((locale) => pageAt(locale, path)?.path ?? []),
  );
  expect(places).toEqual(pages.map((path) => `${site.origin}${path}`));
  for (const [, day] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g))
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('the sitemap is well-formed and cached for a day', async () => {
  const response = await site.fetch('/sitemap.xml');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  const lines = (await response.text()).trimEnd().split('\n');
  expect(lines.shift()).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  expect(lines.shift()).toBe('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(lines.pop()).toBe('</urlset>');
  for (const line of lines)
    expect(line).toMatch(/^<url><loc>[^<>&"']+<\/loc>(<lastmod>[\d-]+<\/lastmod>)?<\/url>$/);
});

test('robots.txt names the sitemap, closes the staff area and booking steps, and closes no public page', async () => {
  const response = await site.fetch('/robots.txt');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  const text = await response.text();
  expect(text).toContain(`\nSitemap: ${site.origin}/sitemap.xml\n`);
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  expect(closed).toEqual(
    expect.arrayContaining([
      ...['/dashboard', '/signin', '/api', '/search'],
      ...['/appointment/', '/doctors/*/book'],
    ]),
  );
  for (const { path } of indexedPages) {
    expect([path, closed.filter((start) => path.startsWith(start))]).toEqual([path, []]);
  }
});

test('the pages for visitors may be indexed, and steps about one person may not', async () => {
  const robotsOf = async (path: string) =>
    (await (await site.fetch(path)).text()).match(/<meta name="robots" content="([^"]+)"/)?.[1];
  expect([await robotsOf('/appointment'), await robotsOf('/callback')]).toEqual([undefined, undefined]);
  expect(await robotsOf('/callback?noted=1')).toBe('noindex');
  expect(await robotsOf('/appointment/guessed')).toBe('noindex');
});

test('security.txt names the hospital’s email address and has not expired', async () => {
  const response = await site.fetch('/.well-known/security.txt');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`mailto:${email}`);
  expect(fields.get('Canonical')).toBe(`${site.origin}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
  // RFC 9116 requires a date in the future, less than a year ahead. A cache may store the file for a day.
  expect(days).toBeGreaterThan(2);
  expect(days).toBeLessThan(365);
});
