/** Requests every Hindi page from the built Worker (decision 0095). */

import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { translatedFact } from '#app/hospital-facts/name-and-place.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { catalogueOf, pageAt } from '#app/navigation/localized-pages.ts';
import { findInformationPage, indexedPages, informationGroups } from '#app/navigation/pages.ts';
import { asCached } from '#tests/support/as-cached.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
  const { results } = await site.binding
    .prepare('select name from doctors union select title from social_links where title is not null')
    .all<{ name: string }>();
  names = results.map(({ name }) => name);
});

afterAll(() => site.dispose());

const htmlAt = async (path: string) => (await site.fetch(path)).text();

/**
 * Doctors' names and video titles are in the language that staff typed, and an attribute cannot carry a
 * `lang`.
 */
let names: readonly string[] = [];

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

describe.each(catalogueOf('hi'))('the Hindi version of %s', (path) => {
  const address = pathIn('hi', path);
  const page = pageAt('hi', path);

  test('is in Hindi, and links to the English page and back', async () => {
    const response = await site.fetch(address);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<html lang="hi"');
    expect(html).toMatch(
      new RegExp(
        `<title>[^<]*[\\u0900-\\u097f][^<|]*\\| ${translatedFact('name', 'hi', defaultFacts)}</title>`,
      ),
    );
    expect(html).toContain(
      `<meta property="og:site_name" content="${translatedFact('name', 'hi', defaultFacts)}"/>`,
    );
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain(`<meta property="og:locale" content="hi_IN"/>`);
    const english = await htmlAt(path);
    for (const one of [html, english]) {
      expect(one).toContain(`<link rel="alternate" hrefLang="en" href="${site.origin}${path}"/>`);
      expect(one).toContain(`<link rel="alternate" hrefLang="hi" href="${site.origin}${address}"/>`);
      expect(one).toContain(`<link rel="alternate" hrefLang="x-default" href="${site.origin}${path}"/>`);
    }
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${address}"/>`);
    expect(html).toMatch(new RegExp(`<a href="${path}" hrefLang="en" rel="alternate">English</a>`));
    expect(english).toMatch(new RegExp(`<a href="${address}" hrefLang="hi" rel="alternate">हिंदी</a>`));
  });

  test('contains no English text that is not marked as English', async () => {
    expect([...new Set(unmarkedEnglish(await htmlAt(address), names))]).toEqual([]);
  });

  test('links to Hindi pages where they exist', async () => {
    const html = (await htmlAt(address)).replace(
      /<div lang="en">[\s\S]*?<template|<a [^>]*rel="alternate"[^>]*>/g,
      '',
    );
    const inner = [...html.matchAll(/<(?:a|form)\b[^>]*\s(?:href|action)="(\/[^"#?]*)/g)].map(
      ([, to = '']) => to,
    );
    const main = page?.isWhole === false ? inner.filter((to) => to.startsWith('/hi')) : inner;
    expect(inner.length).toBeGreaterThan(30);
    expect(main.filter((to) => pageAt('hi', to))).toEqual([]);
    for (const { number } of Object.values(helplines)) expect(html).toContain(`href="tel:${number}"`);
  });
});

/** Bytes that each page beyond the first fifty may add to the menus of every page. */
const menuEntryBytes = 60;

describe.each(catalogueOf('hi').filter((path) => findInformationPage(path)))('%s in Hindi', (path) => {
  test('is at most 19.5 KB with fifty pages in its menus, although a Hindi letter takes three bytes', async () => {
    const bytes = brotliCompressSync(await asCached(await htmlAt(pathIn('hi', path)))).length;
    // Bytes. Measured on 24 November 2026: 16.5 to 19.4 KB. Bytes above the first 14,336 arrive with the
    // second flight of packets.
    const pages = informationGroups.flatMap((group) => group.pages).length;
    expect(bytes).toBeLessThanOrEqual(19_500 + menuEntryBytes * (pages - 50));
  });
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
  expect(html).not.toMatch(/devanagari|unicode-range/);
  expect(html.match(/[\u0900-\u097f]+/g)).toEqual(['हिंदी']);
  expect(await htmlAt('/hi/depression')).toMatch(/mukta-devanagari-400/);
  expect(devanagari.test(await htmlAt('/hi/depression'))).toBe(true);
});
