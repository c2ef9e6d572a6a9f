/** The service worker that the browser gets, and which pages it may store. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { type Locale, localeTags } from '#app/languages/locales.ts';
import { localeOf, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { findInformationPage, informationGroups } from '#app/navigation/pages.ts';
import { offlinePagePaths } from '#app/offline/offline-page-paths.server.ts';
import { nextFreePath } from '#app/ui/next-free/next-free-query.ts';
import { informationPageDoctorsWords } from '#messages/doctors/information-page-doctors.ts';
import { asCached } from '#tests/support/as-cached.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site, SiteRequest } from '#tests/support/site.ts';

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

test('every information page may be stored; home, doctors, videos, reels and pictures may not', () => {
  for (const { path } of informationGroups.flatMap(({ pages }) => pages))
    expect(offlinePagePaths).toContain(path);
  for (const path of ['/', '/doctors', '/Youtube', '/Instagram', '/pictures', '/search', '/signin']) {
    expect(offlinePagePaths).not.toContain(path);
  }
});

/** The page as a reader sees it, without the templates for stored copies. */
const asRead = (html: string) => html.replaceAll(/<template data-only-in-copies[\s\S]*?<\/template>/g, '');

/** The function `asCopy` of the service worker that the browser gets. */
let asCopy: (html: string, savedAt: Date, language: Locale) => string;

beforeAll(async () => {
  const worker = await textAt('/service-worker.js');
  asCopy = new Function('addEventListener', `${worker}; return asCopy;`)(() => {});
});

const savedAt = new Date('2026-11-22T09:00:00Z');

/** Texts in each language: the loading text for doctors, and the notice on a stored copy. */
const words = {
  en: {
    loading: 'Loading doctors...',
    copy: /This is a copy of the page/g,
    saved: 'This is a copy of the page, saved on <span>22 November 2026</span>',
  },
  hi: {
    loading: messagesIn('hi', informationPageDoctorsWords).loading,
    copy: /पहले से रखी कॉपी/g,
    saved: 'पहले से रखी कॉपी है, तारीख: <span>22 नवंबर 2026</span>',
  },
};

/** States of the database: in time, late (streamed behind the loading text), and away. */
const databases: readonly SiteRequest[] = [
  {},
  { headers: { 'x-test-database-delay': '120' } },
  { headers: { 'x-test-database-failure': '1' } },
];

// Late pages share one template, so two pages per language are enough outside the full run.
const late = [...new Set(offlinePagePaths.map(localeOf))].flatMap((language) =>
  offlinePagePaths
    .filter((path) => localeOf(path) === language && findInformationPage(pathWithoutLocale(path)))
    .slice(0, 2),
);

test('the sample of late pages has some in each language', () => {
  expect(new Set(late.map(localeOf))).toEqual(new Set(localeTags));
});

describe.each(offlinePagePaths)('the stored copy of %s', (path) => {
  const language = localeOf(path);
  const { loading, copy: copyText, saved } = words[language];

  test.each(process.env.TEST_MATRIX === 'full' || late.includes(path) ? databases : databases.slice(0, 1))(
    'contains no doctor, shows its date, and otherwise equals the page (%j)',
    async (request) => {
      const response = await site.fetch(path, request);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).not.toContain('no-store');
      expect(response.headers.get('Set-Cookie')).toBeNull();
      expect(asRead(html)).not.toMatch(copyText);
      const copy = asCopy(html, savedAt, language);
      expect(copy).not.toMatch(/\(sample\)/);
      expect(copy).not.toContain(loading);
      expect(copy).not.toContain('complete=1');
      expect(copy).toContain(saved);
      expect(copy.match(copyText)).toHaveLength(1);
      expect(copy).not.toMatch(/<template/);
      expect(copy).toContain(phones.admission.href);
      expect(copy).toContain(`<link rel="canonical" href="${site.origin}${path}"`);
      const scripts = (text: string) => text.match(/<(script|style)[\s\S]*?<\/\1>/g) ?? [];
      // The script that requests the next free times is removed together with the doctors.
      expect(scripts(copy)).toEqual(scripts(html).filter((one) => !one.includes(nextFreePath)));
      expect(copy).not.toContain(nextFreePath);
      for (const name of ['div', 'section', 'ul', 'li', 'p', 'main']) {
        const count = (pattern: string) => copy.match(new RegExp(pattern, 'g'))?.length ?? 0;
        expect(count(`<${name}[ >]`), name).toBe(count(`</${name}>`));
      }
    },
  );
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
