/** Pages under /pa: address, fonts, unknown and stored pages, refusals, and questions in Gurmukhi in every locale. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { catalogueOf, pageAt as localizedPageAt } from '#app/navigation/localized-pages.ts';
import { searchPath } from '#app/navigation/navigation.ts';
import { selfCheckPages } from '#app/navigation/self-help-pages.ts';
import { searchWords } from '#messages/content/search/search.ts';
import { notFoundWords } from '#messages/routes/public/not-found.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';

const { phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
});

afterAll(() => site.dispose());

async function pageAt(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { response, html, main: html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '' };
}

async function search(query: string, path: string) {
  const page = await pageAt(`${path}?q=${encodeURIComponent(query)}`);
  const pages = page.main.match(/aria-labelledby="found-pages"[^>]*>([\s\S]*?)<\/section>/)?.[1] ?? '';
  return { ...page, found: [...pages.matchAll(/<h3><a href="([^"]+)"/g)].map(([, found]) => found) };
}

test('an English page names no Gurmukhi font, and a Punjabi page loads the fonts of no other script', async () => {
  const facesOf = (html: string) => html.match(/data-faces="([^"]*)"/)?.[1] ?? '';
  const english = (await pageAt('/depression')).html;
  expect(english.includes('gurmukhi')).toBe(false);
  expect(facesOf((await pageAt('/pa/depression')).html)).toMatch(
    /^mukta-mahee-gurmukhi-400:400 1em Mukta Gurmukhi:/,
  );
  expect(facesOf((await pageAt('/pa/depression')).html)).not.toContain('devanagari');
  expect(facesOf((await pageAt('/hi/depression')).html)).not.toContain('gurmukhi');
});

test('a page that goes on in Hindi has the fonts of both scripts, and leads to the whole page in Hindi and English', async () => {
  const path = catalogueOf('pa').find((one) => localizedPageAt('pa', one)?.restIn === 'hi') ?? '';
  const { html, main } = await pageAt(`/pa${path}`);
  expect(html).toMatch(/data-rest="hi"[^>]*data-faces="[^"]*gurmukhi[^"]*devanagari/);
  const [introduction = '', rest = ''] = main.split(/<div class="[^"]*" lang="hi">/);
  expect(introduction).not.toMatch(/\p{Script=Devanagari}{3}[^<]*<\/p>/u);
  expect(rest).toMatch(/\p{Script=Devanagari}{3}[^<]*<\/p>/u);
  expect(main).not.toContain('<div lang="en">');
  for (const to of [`/hi${path}`, path, `/hi${path}#sources`]) expect(main).toContain(`href="${to}"`);
});

test('a page names itself in each language that has it, for search engines and readers', async () => {
  for (const path of ['/depression', '/hi/depression', '/pa/depression']) {
    const { html } = await pageAt(path);
    for (const [tag, to] of [
      ['en', '/depression'],
      ['hi', '/hi/depression'],
      ['pa', '/pa/depression'],
    ])
      expect(html).toContain(`<link rel="alternate" hrefLang="${tag}" href="${site.origin}${to}"/>`);
  }
});

test('the sitemap lists every Punjabi page', async () => {
  const xml = await (await site.fetch('/sitemap.xml')).text();
  for (const path of catalogueOf('pa'))
    expect(xml).toContain(`<loc>${site.origin}${pathIn('pa', path)}</loc>`);
  expect(catalogueOf('pa').length).toBeGreaterThan(90);
});

test('the self-checks, of which no Punjabi version was published, have no address under /pa, and links to them lead to the English ones', async () => {
  for (const { path } of Object.values(selfCheckPages)) {
    expect((await site.fetch(pathIn('pa', path))).status).toBe(404);
    const { main } = await pageAt('/pa/tools');
    expect(main).toContain(`href="${path}"`);
  }
});

describe.each(['/pa/nowhere', '/pa/depresion', '/pa/ਡਿਪਰੈਸ਼ਨ', '/pa/%E0%A8%A', '/PA/nowhere'])(
  'the unknown path %s',
  (path) => {
    test('gets a 404 in Punjabi, with the phone before any suggestion', async () => {
      const { response, html, main } = await pageAt(path.includes('%') ? path : encodeURI(path));
      expect(response.status).toBe(404);
      expect(html).toContain('<html lang="pa-IN"');
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      expect(main).toContain(`${messagesIn('pa', notFoundWords).heading}</h1>`);
      expect(main.indexOf(phones.admission.href)).toBeGreaterThan(0);
      expect(main.indexOf(phones.admission.href)).toBeLessThan(main.indexOf('<h2'));
      expect(unmarkedEnglish(html)).toEqual([]);
    });
  },
);

test('a mistyped path suggests the Punjabi page, from either alphabet', async () => {
  for (const path of ['/pa/depresion', '/pa/ਡਿਪਰੈਸ਼ਨ']) {
    const { main } = await pageAt(encodeURI(path));
    expect(main.slice(main.indexOf('id="suggestions"')), path).toContain('<a href="/pa/depression"');
  }
});

test('another spelling of a path redirects to the Punjabi page in one step, with its query', async () => {
  const { response } = await pageAt('/PA/Depression/?q=a%20b');
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe('/pa/depression?q=a%20b');
});

test('the contact page for times without a network has every number in Punjabi and is noindex', async () => {
  const { response, html, main } = await pageAt('/pa/offline');
  expect(response.status).toBe(200);
  expect(html).toContain('<html lang="pa-IN"');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  for (const href of [
    phones.admission.href,
    phones.landline.href,
    ...Object.values(helplines).map(({ number }) => `tel:${number}`),
  ])
    expect(main).toContain(`href="${href}"`);
  expect(unmarkedEnglish(html)).toEqual([]);
});

test('the service worker knows the Punjabi contact page and dates a stored copy in digits', async () => {
  const worker = await (await site.fetch('/service-worker.js')).text();
  expect(worker).toContain('/pa/offline');
  const asCopy = new Function('addEventListener', `${worker}; return asCopy;`)(() => {});
  const { html } = await pageAt('/pa/insomnia');
  expect(asCopy(html, new Date('2026-11-22T09:00:00Z'), 'pa')).toContain('<span>22/11/2026</span>');
});

test('a form from another site, and one to a page that takes none, are refused in Punjabi', async () => {
  const foreign = await site.fetch('/pa/insomnia', {
    method: 'POST',
    headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
  });
  const own = await site.fetch('/pa/insomnia', { method: 'POST', sameOrigin: true });
  expect([foreign.status, own.status]).toEqual([403, 405]);
  for (const response of [foreign, own]) {
    const html = await response.text();
    expect(html).toContain('<html lang="pa-IN"');
    expect(unmarkedEnglish(html)).toEqual([]);
  }
});

/** Searches in Gurmukhi and in Roman Punjabi, with the page that must answer. */
const searches = {
  'ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ': '/insomnia',
  'neend nahi aundi': '/insomnia',
  ਉਦਾਸੀ: '/depression',
  ਘਬਰਾਹਟ: '/anxiety',
  'ਨਸ਼ਾ ਛੁਡਾਊ': '/deaddiction',
  ਮਿਰਗੀ: '/epilepsy-clinic',
  'ਅੱਧੇ ਸਿਰ ਦਾ ਦਰਦ': '/migraine',
} as const;

describe.each(localeTags)('on the search page in %s', (locale) => {
  const path = pathIn(locale, searchPath);

  test('Punjabi in either alphabet finds its page first, in the language of the search page', async () => {
    for (const [query, answer] of Object.entries(searches)) {
      const { found, html } = await search(query, path);
      expect(found[0], query).toBe(localizedPageAt(locale, answer)?.path ?? answer);
      if (locale !== 'en') expect(unmarkedEnglish(html), query).toEqual([]);
    }
  });

  test.each(['ਮੈਂ ਮਰਨਾ ਚਾਹੁੰਦਾ ਹਾਂ', 'ਜੀਣ ਨੂੰ ਦਿਲ ਨਹੀਂ ਕਰਦਾ', 'ਜ਼ਹਿਰ ਖਾ ਲਿਆ', 'ਨਾੜ ਵੱਢ ਲਈ', 'marna chaundi haan'])(
    '%s shows the emergency numbers above the heading',
    async (query) => {
      const { main } = await search(query, path);
      expect(main.indexOf('tel:112')).toBeGreaterThan(0);
      expect(main.indexOf('tel:112')).toBeLessThan(main.indexOf('<h1'));
      expect(main).toContain('role="alert"');
    },
  );

  test.each(['ਗੋਡਾ ਬਦਲਾਉਣਾ', 'ਬਲੌਰਪਟੈਂਕ', 'ਮੇਰੇ ਮੁੰਡੇ ਦਾ ਸਕੂਲ ਕਦੋਂ ਖੁੱਲ੍ਹਦਾ ਹੈ?'])(
    'the question %s is answered with the phone at least',
    async (query) => {
      const { response, main } = await search(query, path);
      expect(response.status).toBe(200);
      expect(main).toContain(phones.admission.href);
    },
  );
});

test('an ordinary search in Punjabi shows no emergency numbers, and one without results says so in Punjabi', async () => {
  expect((await search('ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ', '/pa/search')).main).not.toContain('id="urgent"');
  const { main } = await search('ਬਲੌਰਪਟੈਂਕ', '/pa/search');
  expect(main).toContain(messagesIn('pa', searchWords).whatWeDo[0].trim());
});
