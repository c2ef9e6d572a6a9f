import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fewestListed, listedPages } from './listed-pages.ts';
import { readInformationPages } from './read.ts';
import { evidenceFor, externalUrls, sourcesFile, sourcesText } from './sources.ts';
import { urlEvidence } from './url-evidence.ts';

const pages = readInformationPages();
const addresses = externalUrls(pages);

test('docs/sources.md has every external URL of the pages that it lists', () => {
  const text = readFileSync(sourcesFile, 'utf8');
  const listed = listedPages(text, pages);
  expect(listed.length).toBeGreaterThanOrEqual(fewestListed);
  expect(text, 'run: npm run sources').toBe(sourcesText(listed));
});

test('every external URL has evidence', () => {
  expect(addresses.filter((address) => evidenceFor(address).length === 0)).toEqual([]);
  expect(evidenceFor({ url: 'https://www.nice.org.uk/guidance/cg000' })).toEqual([]);
  expect(evidenceFor({ url: 'https://www.nice.org.uk/guidance/cg000', read: '2026-11-21' })).toHaveLength(1);
});

test('lists evidence only for URLs that pages use', () => {
  const used = new Set(addresses.map(({ url }) => url));
  expect(Object.keys(urlEvidence).filter((url) => !used.has(url))).toEqual([]);
});

test('finds URLs in front matter, self-checks, sheets, rights and local help', () => {
  const places = addresses.flatMap(({ places: of }) => of);
  expect(places).toEqual(
    expect.arrayContaining([
      '/depression',
      'app/content/self-checks/check.ts',
      'app/content/sheets/sheets.ts',
      'app/content/rights/rights.tsx',
      'local help',
    ]),
  );
});

test('a URL has the same reading date on all pages', () => {
  const days = new Map<string, Set<string | undefined>>();
  for (const { frontMatter } of pages) {
    for (const { url, read } of frontMatter.sources) {
      if (url) days.set(url, (days.get(url) ?? new Set()).add(read));
    }
  }
  expect([...days].filter(([, of]) => of.size > 1).map(([url]) => url)).toEqual([]);
});
