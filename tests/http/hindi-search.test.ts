/** Requests /hi/search, and searches in Devanagari on /search, from the built Worker. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { pageAt } from '#app/navigation/localized-pages.ts';
import { hindiCrises, hindiSearches } from '#app/typed-text/phrases/questions/hindi-searches.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { shownRupees, specifiedPrice } from '#tests/support/specified-prices.ts';
import { isFull } from '#tests/support/test-matrix.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';

const { phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
});

afterAll(() => site.dispose());

async function search(query: string, path = '/hi/search', headers: Record<string, string> = {}) {
  const response = await site.fetch(`${path}?q=${encodeURIComponent(query)}`, { headers });
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const section = (id: string) =>
    main.match(new RegExp(`aria-labelledby="${id}"[^>]*>([\\s\\S]*?)</section>`))?.[1] ?? '';
  const pathsIn = (id: string) => [...section(id).matchAll(/<h3><a href="([^"]+)"/g)].map(([, path]) => path);
  return { response, html, main, section, pathsIn };
}

/** At each commit every fourth search: app/languages/hi/content/search/hindi-search.test.ts tests all of them on the same index. */
const requestedSearches = hindiSearches.filter((_, at) => isFull || at % 4 === 0);

test('a search in Devanagari or Roman Hindi finds its page first, in the language of the search page', async () => {
  expect(requestedSearches.length).toBeGreaterThan(10);
  for (const [query, path] of requestedSearches) {
    const [inHindi, inEnglish] = [await search(query), await search(query, '/search')];
    expect(inHindi.response.status).toBe(200);
    expect(inHindi.pathsIn('found-pages')[0], query).toBe(pageAt('hi', path)?.path ?? path);
    expect(inEnglish.pathsIn('found-pages')[0], query).toBe(path);
    expect(unmarkedEnglish(inHindi.html), query).toEqual([]);
  }
});

test.each(['', 'चिंता', 'neend', 'qqqqzzzzxxxx', 'asha verma', 'फीस', 'hypnotherapy', '<b>x</b>'])(
  'the result page for “%s” is in Hindi, and so are its links and its form',
  async (query) => {
    const { html, main } = await search(query);
    expect(html).toContain('<html lang="hi"');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain('<form action="/hi/search"');
    expect(unmarkedEnglish(html)).toEqual([]);
    for (const [, path = ''] of main.matchAll(/ href="(\/[^"#]*)"/g)) {
      expect(path.startsWith('/hi') || pageAt('hi', path) === undefined, path).toBe(true);
    }
  },
);

test('marks the found words in Hindi, whatever the alphabet of the search', async () => {
  expect((await search('चिन्ता')).section('found-pages')).toMatch(/<mark>चिंता<\/mark>/);
  expect((await search('gussa')).section('found-pages')).toMatch(/<mark>गुस्सा<\/mark>/);
});

test('finds prices and doctors in Hindi', async () => {
  const { section, pathsIn } = await search('हिप्नोथेरेपी');
  expect(pathsIn('found-prices')[0]).toBe('/hi/therapyCounselling');
  expect(section('found-prices')).toContain(shownRupees(specifiedPrice('therapy', 'Hypnotherapy')));
  const byName = await search('asha verma');
  expect(byName.pathsIn('found-doctors')[0]).toBe('/hi/doctors/dr-asha-verma-sample');
});

test.each(hindiCrises)('%s shows the emergency numbers first, in both languages', async (query) => {
  for (const path of ['/hi/search', '/search']) {
    const { main } = await search(query, path);
    const urgent = main.indexOf('tel:112');
    expect(urgent).toBeGreaterThan(0);
    // The numbers are above the page's heading, and screen readers announce them first.
    expect(urgent).toBeLessThan(main.indexOf('<h1'));
    expect(main).toContain('role="alert"');
  }
});

test('an ordinary search shows no emergency numbers', async () => {
  expect((await search('नींद नहीं आती')).main).not.toContain('id="urgent"');
});

test('a search without results shows the phone and places to start', async () => {
  const { main } = await search('qqqqzzzzxxxx');
  expect(main).toContain('के लिए कुछ नहीं मिला।');
  expect(main).toContain(phones.admission.href);
  expect(main).toContain('href="/hi/psychiatry"');
});

test.each(['knee replacement', 'मोतियाबिंद', 'blorptank'])(
  '%s, which has no page here, shows what we do and the phone, and no page',
  async (query) => {
    const { html, main, pathsIn } = await search(query);
    expect(pathsIn('found-pages')).toEqual([]);
    expect(main).toContain('इस बारे में यहाँ कोई पेज नहीं है।');
    expect(main).toContain(phones.admission.href);
    expect(main).not.toMatch(/href="\/hi\/(sexual|premature|erectile|reduced|anorgasmia|dhat)/);
    expect(unmarkedEnglish(html)).toEqual([]);
  },
);

test('finds pages and prices while the database is away, and says so in Hindi', async () => {
  const { response, html, main, pathsIn } = await search('हिप्नोथेरेपी', '/hi/search', {
    'x-test-database-failure': '1',
  });
  expect(response.status).toBe(200);
  expect(pathsIn('found-pages').length).toBeGreaterThan(0);
  expect(main).toContain('अभी डॉक्टरों में नहीं खोज पाए');
  expect(unmarkedEnglish(html)).toEqual([]);
});

test('the language switch leads to the same search in the other language', async () => {
  const query = encodeURIComponent('नींद');
  const switchTo = (locale: string, html: string) =>
    html.match(new RegExp(`<a href="([^"]+)" hrefLang="${locale}" rel="alternate"`))?.[1];
  expect(switchTo('en', (await search('नींद')).html)).toBe(`/search?q=${query}`);
  expect(switchTo('hi', (await search('नींद', '/search')).html)).toBe(`/hi/search?q=${query}`);
});

test('another spelling of the path redirects with the query, and each Hindi page has its form', async () => {
  const response = await site.fetch('/HI/Search/?q=neend');
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe('/hi/search?q=neend');
  const html = await (await site.fetch('/hi/insomnia')).text();
  expect(html).toMatch(/<form [^>]*action="\/hi\/search"/);
});
