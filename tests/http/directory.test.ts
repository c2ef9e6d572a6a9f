/** The directory with more doctors than fit on one page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visibleCards } from '#tests/support/doctors.ts';
import { addManyDoctors } from '#tests/support/many-doctors.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await acquireSite();
  await addManyDoctors(site.binding, 250);
}, 60_000);
afterAll(() => site.dispose());

async function pageAt(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, cards: visibleCards(html) };
}

const canonicalOf = (html: string) => html.match(/<link rel="canonical" href="([^"]+)"/)?.[1];
const linkTo = (html: string, rel: 'prev' | 'next') =>
  html.match(new RegExp(`<a href="([^"]+)" rel="${rel}"`))?.[1]?.replaceAll('&amp;', '&');
const statusOf = (html: string) => html.match(/<p role="status"[^>]*>([^<]*)/)?.[1];

test('the pages list every doctor once, and each page shows its number', async () => {
  const names: string[] = [];
  let path: string | undefined = '/doctors';
  let number = 0;
  while (path) {
    number += 1;
    const { status, html, cards } = await pageAt(path);
    expect(status).toBe(200);
    expect(statusOf(html)).toBe(`250 doctors, page ${number} of 11`);
    expect(html).toContain(`Page ${number} of 11`);
    expect(canonicalOf(html)).toBe(`${site.origin}${path}`);
    expect(linkTo(html, 'prev')).toBe(
      number === 1 ? undefined : number === 2 ? '/doctors' : `/doctors?page=${number - 1}`,
    );
    expect(html.match(/"@type":"Physician"/g)).toHaveLength(cards.length);
    names.push(...cards.map((card) => card.match(/aria-label="([^"]+)"/)?.[1] ?? ''));
    path = linkTo(html, 'next');
  }
  expect(number).toBe(11);
  expect(names).toHaveLength(250);
  expect(names).toEqual([...new Set(names)].sort());
});

test('each page has a title of its own', async () => {
  const titleOf = async (path: string) => (await pageAt(path)).html.match(/<title>([^<]+)/)?.[1];
  expect(await titleOf('/doctors?page=2')).toContain(', page 2');
  expect(await titleOf('/doctors?page=2')).not.toBe(await titleOf('/doctors'));
});

test('a page beyond the last is 404, and an invalid number shows the first page', async () => {
  const beyond = await pageAt('/doctors?page=12');
  expect(beyond.status).toBe(404);
  expect(beyond.cards).toEqual([]);
  expect(beyond.html).toContain('No page 12: there are 11');
  for (const page of ['0', '-1', '1.5', 'x', '99999', '']) {
    const { status, html } = await pageAt(`/doctors?page=${page}`);
    expect(status).toBe(200);
    expect(statusOf(html)).toBe('250 doctors, page 1 of 11');
    expect(canonicalOf(html)).toBe(`${site.origin}/doctors`);
  }
});

test('a search covers all pages, sends only the doctors it finds, and has pages of its own', async () => {
  const one = await pageAt('/doctors?q=00249');
  expect(statusOf(one.html)).toBe('1 doctor found for “00249”');
  expect(one.html.match(/<article/g)).toHaveLength(1);
  expect(linkTo(one.html, 'next')).toBeUndefined();
  const kind = await pageAt('/doctors?q=SLEEP');
  expect(statusOf(kind.html)).toBe('31 doctors found for “SLEEP”, page 1 of 2');
  expect(kind.cards).toHaveLength(24);
  expect(linkTo(kind.html, 'next')).toBe('/doctors?q=SLEEP&page=2');
  const rest = await pageAt('/doctors?q=SLEEP&page=2');
  expect(rest.cards).toHaveLength(7);
  expect(linkTo(rest.html, 'prev')).toBe('/doctors?q=SLEEP');
  const many = await pageAt('/doctors?q=many');
  expect(statusOf(many.html)).toBe(
    'More than 120 doctors found for “many”, page 1 of 5. Add a letter or a word to find fewer.',
  );
  const none = await pageAt('/doctors?q=nobody-has-this');
  expect(none.status).toBe(200);
  expect(statusOf(none.html)).toBe('No doctors found for “nobody-has-this”');
  expect(none.html).toContain('See all our doctors');
});

test('home, an information page, the search and the sitemap work with 250 doctors', async () => {
  const home = (await pageAt('/')).html;
  expect(home.match(/<article[^>]*aria-label="Dr\. Many/g)).toHaveLength(24);
  expect((await pageAt('/epilepsy-clinic')).html).toContain('Neurology');
  // Doctor 249 is beyond the first 200. The search must find the doctor by part of the name and by the whole
  // name, and list each doctor once.
  await site.binding.prepare("update doctors set name = 'Dr. Zubin Negi' where id = 'many-249'").run();
  for (const typed of ['zubin', 'Dr. Zubin Negi']) {
    const { html } = await pageAt(`/search?${new URLSearchParams({ q: typed })}`);
    const found = [...html.matchAll(/href="\/doctors\/(many-\d+)"/g)].map(([, slug]) => slug);
    expect(found[0]).toBe('many-249');
    expect(new Set(found).size).toBe(found.length);
  }
  await site.binding.prepare("update doctors set name = 'Dr. Many 00249 Negi' where id = 'many-249'").run();
  const sitemap = await (await site.fetch('/sitemap.xml')).text();
  expect(sitemap.match(/:\/\/[^/]+\/doctors\/many-/g)).toHaveLength(250);
});

test('a late database without scripts leads to the complete page of the same number', async () => {
  const headers = { 'x-test-database-delay': '300' };
  const late = await (await site.fetch('/doctors?page=3', { headers })).text();
  expect(late).toContain('url=/doctors?complete=1&amp;page=3');
});

test('staff see the total number of doctors, and their search covers all of them', async () => {
  const staff = await site.signIn();
  const list = await (await site.fetch('/dashboard/AddDoctor', { as: staff })).text();
  expect(list).toContain('250 doctors');
  expect(list).toContain('Page 1 of 10');
  expect(list).not.toContain('Dr. Many 00249');
  const found = await (await site.fetch('/dashboard/AddDoctor?q=00249', { as: staff })).text();
  expect(found).toContain('Dr. Many 00249');
  expect(found).not.toContain('Dr. Many 00001');
});

test.each(['/doctors', '/available-doctors'])(
  'GET %s returns all doctors in parts, each with the start of the next',
  async (path) => {
    const ids: string[] = [];
    const sizes: number[] = [];
    for (let next: string | undefined = '0'; next !== undefined; ) {
      const response = await site.fetch(`/api/v1${path}?after=${next}`);
      const part = (await response.json()) as { doctors: { _id: string }[]; next?: string };
      ids.push(...part.doctors.map(({ _id }) => _id));
      sizes.push(part.doctors.length);
      next = part.next;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(sizes).toEqual(path === '/doctors' ? [200, 50] : [200, 25]);
  },
);

test.each(['x', '-1', '1.5', '99999999', ''])('refuses after=%s', async (after) => {
  const response = await site.fetch(`/api/v1/doctors?after=${after}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: "'after' must be the 'next' of the list before." });
});

test('a search for doctors that speaks of danger shows emergency numbers above everything else', async () => {
  const html = await (await site.fetch('/doctors?q=mera%20pati%20mujhe%20marta%20hai')).text();
  expect(html).toContain('id="heard-violence"');
  expect(html.indexOf('id="heard-violence"')).toBeLessThan(html.indexOf('<h1'));
  expect(await (await site.fetch('/doctors?q=Marwah')).text()).not.toContain('id="heard-');
});
