/** Requests the pages about the hospital from the built Worker. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { hospitalPages } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

const { management, phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

const pageAt = async (path: string) => (await site.fetch(path)).text();
const headingsOf = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, words]) => words);

const { about, management: managementPage, privacy, rights } = publicPages;

describe.each([about, managementPage, privacy, rights])('$path', ({ path }) => {
  test('loads no React before a visitor interacts with the page', async () => {
    const html = await pageAt(path);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html).not.toContain('rel="modulepreload"');
  });
});

test('/privacyPolicy has six sections in order, and its contents link to each', async () => {
  const html = await pageAt(privacy.path);
  const numbered = headingsOf(html).filter((heading) => /^\d\. /.test(heading ?? ''));
  expect(numbered).toHaveLength(6);
  expect(numbered.map((heading) => heading?.[0]).join('')).toBe('123456');
  for (const id of ['collected', 'use', 'confidentiality', 'sharing', 'security', 'your-rights']) {
    expect(html).toContain(`href="#${id}"`);
  }
});

test('a visitor gets no cookie, as /privacyPolicy says', async () => {
  expect(await pageAt(privacy.path)).toContain('We set no cookie on visitors.');
  for (const { path } of [
    ...hospitalPages,
    publicPages.doctors,
    { path: '/' },
    { path: '/search?q=neend' },
  ]) {
    expect((await site.fetch(path)).headers.get('Set-Cookie'), path).toBeNull();
  }
});

test('/rights lists its sections once, as folded headings', async () => {
  const html = await pageAt(rights.path);
  expect(html).not.toContain('aria-label="On this page"');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.match(/<summary[^>]*><h2/g)?.length).toBeGreaterThan(5);
});

test('the copyright begins with 2025 and ends with the year of the request', async () => {
  const year = dayInIndia(new Date()).slice(0, 4);
  expect(await pageAt(rights.path)).toContain(`© 2025–${year} `);
});

test('/rights says whom to call, and names what the hospital has not entered yet', async () => {
  const html = await pageAt(rights.path);
  expect(headingsOf(html)).toContain('If something is wrong');
  for (const call of [phones.admission.href, 'tel:15100', 'tel:14416'])
    expect(html).toContain(`href="${call}"`);
  expect(html).toContain('Mental Health Review Board');
  expect(html).toContain('Mental Healthcare Act 2017, section 23');
  expect(html).toMatch(/<h2 id="sources"/);
});

test('/rights is linked from the footer of every page, from /about and from /privacyPolicy', async () => {
  for (const { path } of [about, privacy, publicPages.doctors]) {
    const html = await pageAt(path);
    const [, foot = ''] = html.split('<footer');
    expect(foot, path).toContain('href="/rights"');
  }
  for (const { path } of [about, privacy]) {
    const [, words = ''] = (await pageAt(path)).split('<main');
    expect(words.split('<aside')[0], path).toContain('href="/rights"');
  }
});

test('/management shows three offices, and no invented name', async () => {
  const html = await pageAt(managementPage.path);
  for (const { title } of management) expect(headingsOf(html)).toContain(title);
  expect(html.match(/Name to be published here/g)).toHaveLength(3);
});

test('/about lists the services, and leaves out what the hospital has not entered', async () => {
  const headings = headingsOf(await pageAt(about.path));
  for (const heading of ['What we treat', 'How we work', 'A first visit', 'A stay with us']) {
    expect(headings).toContain(heading);
  }
  for (const heading of ['Training', 'Memberships', 'Recognitions']) expect(headings).not.toContain(heading);
});
