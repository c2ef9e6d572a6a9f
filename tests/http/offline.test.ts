/** What the service worker is sent, and what it may keep. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptPaths } from '#app/offline/kept-pages.ts';
import { helplines, hospital, phones } from '#app/site/facts.ts';
import { informationGroups } from '#app/site/pages.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ seeded: true });
});

afterAll(() => site.dispose());

const textAt = async (path: string) => (await site.fetch(path)).text();

test('the service worker is asked for anew each time, may ask our own site only, and names its build', async () => {
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

test('every public page registers it, and no staff page does', async () => {
  for (const path of ['/', '/depression', '/offline', '/nowhere']) {
    expect(await textAt(path), path).toContain('serviceWorker');
  }
  const staff = await site.signIn();
  const dashboard = await site.fetch('/dashboard', { as: staff });
  expect(dashboard.status).toBe(200);
  expect(await dashboard.text()).not.toContain('serviceWorker');
});

test('the policy of a page lets one script address through, that of the service worker', async () => {
  const policy = (await site.fetch('/')).headers.get('Content-Security-Policy');
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain('; trusted-types offline;');
});

test('every information page may be kept; home, the doctors, films, reels and pictures may not', () => {
  for (const { path } of informationGroups.flatMap(({ pages }) => pages)) expect(keptPaths).toContain(path);
  for (const path of ['/', '/doctors', '/Youtube', '/Instagram', '/pictures', '/search', '/signin']) {
    expect(keptPaths).not.toContain(path);
  }
});

describe.each(keptPaths)('the copy of %s', (path) => {
  test('has no doctor in it, says when it was saved, and is not asked of the database', async () => {
    const response = await site.fetch(`${path}?offline=1`, { headers: { 'x-test-database-failure': '1' } });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).not.toContain('no-store');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(html).not.toMatch(/\(sample\)/);
    expect(html).not.toContain('Loading doctors...');
    expect(html).toMatch(/This is a copy of the page, saved on \d+ \w+ \d{4}/);
    expect(html).toContain(phones.admission.href);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}"`);
  });
});

test('the page itself has its doctors and is no copy', async () => {
  const html = await textAt('/insomnia');
  expect(html).toContain('Dr. Leela Thapa (sample)');
  expect(html).not.toContain('This is a copy of the page');
});

test('a page that is not kept has no form for it', async () => {
  const html = await textAt('/doctors?offline=1');
  expect(html).toContain('Dr. Leela Thapa (sample)');
  expect(html).not.toContain('This is a copy of the page');
});

test('the contact page has every number and the address, and stays out of search engines', async () => {
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

test('a page that is not there has the telephone before anything else it offers', async () => {
  const main = (await textAt('/nowhere')).match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
  expect(main.indexOf(phones.admission.href)).toBeGreaterThan(0);
  expect(main.indexOf(phones.admission.href)).toBeLessThan(main.indexOf('<h2'));
});
