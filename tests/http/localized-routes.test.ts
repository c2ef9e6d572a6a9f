/** Addresses of a page that has one route for all locales (decision 0115). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
});

afterAll(() => site.dispose());

async function pageAt(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { response, lang: html.match(/<html lang="([a-z]+)/)?.[1] };
}

test.each([
  ['/tools/nothing', 'en'],
  ['/hi/tools/nothing', 'hi'],
  ['/check/nothing', 'en'],
  ['/check', 'en'],
  ['/tools/:page', 'en'],
  ['/hi/:page', 'hi'],
  ['/tools/sleep-diary/more', 'en'],
])('%s is not in the catalogue, so it is a 404 in %s', async (path, locale) => {
  const { response, lang } = await pageAt(path);
  expect(response.status).toBe(404);
  expect(lang).toBe(locale);
});

test('a page that a locale does not have is a 404 in that locale', async () => {
  const { response, lang } = await pageAt('/pa/check/mood');
  expect(response.status).toBe(404);
  expect(lang).toBe('pa');
});

test.each([
  '/signin',
  '/dashboard',
  '/api/v1/doctors',
  '/sitemap.xml',
  '/files/health',
  '/hi/about',
  '/frame',
])('%s has no address in another locale', async (path) => {
  const { response, lang } = await pageAt(`/hi${path}`);
  expect(response.status).toBe(404);
  expect(lang).toBe('hi');
});

test.each(['/en/about', '/xx/about', '/hiabout', '/localized/about'])(
  '%s has no prefix of a locale, so it is a 404 in the default locale',
  async (path) => {
    const { response, lang } = await pageAt(path);
    expect(response.status).toBe(404);
    expect(lang).toBe('en');
  },
);

test.each([
  ['/Tools/Sleep-Diary', '/tools/sleep-diary'],
  ['/hi/tools/sleep-diary/', '/hi/tools/sleep-diary'],
  ['/HI/CHECK/mood', '/hi/check/mood'],
])('the other spelling %s redirects to %s', async (asked, right) => {
  const { response } = await pageAt(`${asked}?a=b`);
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe(`${right}?a=b`);
});

test.each([
  ['/about.data', 'Panchkula Mind'],
  ['/hi/about.data', 'पंचकूला'],
])('%s is the data of the page in its locale', async (path, name) => {
  const response = await site.fetch(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(name);
});
