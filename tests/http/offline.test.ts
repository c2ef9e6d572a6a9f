/** Checks the service worker, and which pages it may store. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { localeTags } from '#app/languages/locales.ts';
import { localeOf, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { findInformationPage, informationGroups } from '#app/navigation/pages.ts';
import { offlinePagePaths } from '#app/offline/offline-page-paths.server.ts';
import { asCached } from '#tests/support/as-cached.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site, SiteRequest } from '#tests/support/site.ts';
import { type AsCopy, asRead, expectStoredCopy, readAsCopy, savedAt } from '#tests/support/stored-copy.ts';
import { isFull } from '#tests/support/test-matrix.ts';

const { hospital, phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
});

afterAll(() => site.dispose());

const textAt = async (path: string) => (await site.fetch(path)).text();

test('the service worker is never cached, may request our own site only, and names its build', async () => {
  const response = await site.fetch('/service-worker.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  const text = await response.text();
  expect(text).toMatch(/^const settings = \{"version":"[^"]+"/);
  expect(() => new Function(text)).not.toThrow();
});

test('every public page registers the service worker, and no staff page does', async () => {
  for (const path of ['/', '/depression', '/offline', '/nowhere']) {
    expect(await textAt(path), path).toContain('serviceWorker');
  }
  const staff = await site.signIn();
  const dashboard = await site.fetch('/dashboard', { as: staff });
  expect(dashboard.status).toBe(200);
  expect(await dashboard.text()).not.toContain('serviceWorker');
});

test('the policy of a page allows one script address, that of the service worker', async () => {
  const policy = (await site.fetch('/')).headers.get('Content-Security-Policy');
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain('; trusted-types offline;');
});

const betraying = ['/violence-at-home-and-assault', '/lgbtq'];

test('information pages may be stored but for those that betray; home, doctors, videos, reels and pictures may not', () => {
  for (const { path } of informationGroups.flatMap(({ pages }) => pages))
    expect(offlinePagePaths.includes(path), path).toBe(!betraying.includes(path));
  for (const path of ['/', '/doctors', '/Youtube', '/Instagram', '/pictures', '/search', '/signin']) {
    expect(offlinePagePaths).not.toContain(path);
  }
});

let asCopy: AsCopy;
beforeAll(async () => {
  asCopy = await readAsCopy(site);
});

/** States of the database: late (the doctors are streamed behind the loading text), and away. */
const databases: readonly SiteRequest[] = [
  { headers: { 'x-test-database-delay': '120' } },
  { headers: { 'x-test-database-failure': '1' } },
];

// Information pages share one template, so two pages per locale are enough outside the full run.
const late = isFull
  ? offlinePagePaths
  : localeTags.flatMap((locale) =>
      offlinePagePaths
        .filter((path) => localeOf(path) === locale && findInformationPage(pathWithoutLocale(path)))
        .slice(0, 2),
    );

// every-page.test.ts checks the copy of each page while the database answers in time.
test.each(late)(
  'the stored copy of %s contains no doctor while the database is late or away',
  async (path) => {
    for (const request of databases) {
      const response = await site.fetch(path, request);
      expectStoredCopy(asCopy, { address: path, response, html: await response.text() }, site.origin);
    }
  },
);

test('the sample of pages with a late database has some in each locale', () => {
  expect(new Set(late.map(localeOf))).toEqual(new Set(localeTags));
});

test('the part about doctors is replaced by the phone number, even if its elements are nested', async () => {
  const copy = asCopy(await textAt('/insomnia'), savedAt, 'en');
  expect(copy).toMatch(
    /<h2 id="doctors">Doctors who can help<\/h2><p>Call <a[^>]*>[^<]*<\/a>: we will tell you/,
  );
  const left = '<div data-not-in-copies=""><div>a<div data-not-in-copies="">b</div></div>c</div>';
  expect(asCopy(`<p>1</p>${left}<p>2</p>${left}`, savedAt, 'en')).toBe('<p>1</p><p>2</p>');
  expect(asCopy(`<p>1</p><div data-not-in-copies=""><div>a</div>`, savedAt, 'en')).toBe('<p>1</p>');
});

test('the page itself shows its doctors and no notice of a copy', async () => {
  const html = asRead(await textAt('/insomnia'));
  expect(html).toContain('Dr. Leela Thapa (sample)');
  expect(html).not.toContain('This is a copy of the page');
  expect(html).not.toContain('we will tell you who can see you');
});

test('a page that is not stored contains nothing for copies', async () => {
  for (const path of ['/', '/doctors', '/Youtube', '/search', '/offline', '/nowhere']) {
    expect(await textAt(path)).not.toContain('data-only-in-copies');
  }
});

test('a stored page is the same for staff, so a copy contains nothing personal', async () => {
  const staff = await site.signIn();
  for (const path of ['/insomnia', '/about', '/management']) {
    const seenByStaff = await (await site.fetch(path, { as: staff })).text();
    expect(asCached(seenByStaff)).toBe(asCached(await textAt(path)));
  }
});

test('the contact page has every number and the address, and is noindex', async () => {
  const html = await textAt('/offline');
  const main = html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
  for (const href of [
    phones.admission.href,
    phones.landline.href,
    ...Object.values(helplines).map((l) => `tel:${l.number}`),
  ]) {
    expect(main).toContain(`href="${href}"`);
  }
  expect(main).toContain(hospital.address.postalCode);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(await textAt('/sitemap.xml')).not.toContain('/offline');
});

test('an unknown page shows the phone before any suggestion', async () => {
  const main = (await textAt('/nowhere')).match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
  expect(main.indexOf(phones.admission.href)).toBeGreaterThan(0);
  expect(main.indexOf(phones.admission.href)).toBeLessThan(main.indexOf('<h2'));
});
