/** Addresses, redirects and fonts of the Hindi pages (decision 0095). every-page.test.ts checks each page. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { catalogueOf } from '#app/navigation/localized-pages.ts';
import { indexedPages } from '#app/navigation/pages.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
});

afterAll(() => site.dispose());

const htmlAt = async (path: string) => (await site.fetch(path)).text();

const devanagari = /[\u0900-\u097f]/;

test('the check for English finds unmarked English only', () => {
  const page =
    '<body><p>यह <span lang="en">marked</span> है</p><a aria-label="Call us">फ़ोन</a><p>Left over</p></body>';
  expect(unmarkedEnglish(page)).toEqual(['Call us', 'Left over']);
  expect(unmarkedEnglish(page, ['Call us'])).toEqual(['Left over']);
  expect(unmarkedEnglish('<p data-said="Not sent yet" data-hydrate-when="(min-width: 9em)">भेजा</p>')).toEqual(
    ['Not sent yet'],
  );
});

test('an unknown page under /hi gets a 404 in Hindi', async () => {
  const response = await site.fetch('/hi/nowhere');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<html lang="hi"');
});

test('an old or careless spelling under /hi redirects to the Hindi page', async () => {
  const response = await site.fetch('/hi/Depression/');
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe('/hi/depression');
});

test('the browser’s preferred language redirects nobody', async () => {
  const response = await site.fetch('/depression', { headers: { 'Accept-Language': 'hi-IN,hi;q=0.9' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('Vary') ?? '').not.toMatch(/language/i);
  expect(await response.text()).toContain('<html lang="en-IN"');
});

test('the sitemap lists both languages', async () => {
  const xml = await htmlAt('/sitemap.xml');
  for (const path of catalogueOf('hi'))
    expect(xml).toContain(`<loc>${site.origin}${pathIn('hi', path)}</loc>`);
  expect(indexedPages.length).toBeGreaterThan(catalogueOf('hi').length / 2);
});

test('an English page loads no Devanagari font', async () => {
  const html = await htmlAt('/depression');
  expect(html).not.toMatch(/devanagari/);
  // The ranges divide headings into the digits 0 to 9, which come from another font, and the rest.
  expect(html.match(/unicode-range:[^;}]*/g)).toEqual([
    'unicode-range:U+30-39',
    'unicode-range:U+0-2F,U+3A-10FFFF',
  ]);
  const offer = locales.hi.offer.split(' ');
  expect(new Set(html.match(/[\u0900-\u097f]+/g))).toEqual(new Set(['हिंदी', ...offer]));
  expect(await htmlAt('/hi/depression')).toMatch(/mukta-devanagari-400/);
  expect(devanagari.test(await htmlAt('/hi/depression'))).toBe(true);
});
