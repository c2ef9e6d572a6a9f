/** Requests a doctor's page from the built Worker. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { type Locale, localeTags } from '#app/languages/locales.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { allPages } from '#app/navigation/pages.ts';
import { slotLabels } from '#app/time/slots.ts';
import { type DoctorFields, doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { photograph } from '#tests/support/pictures.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { isFull } from '#tests/support/test-matrix.ts';

const { hospital, phones } = defaultFacts;

let site: Site;
let staff: SignedIn;

beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
});

afterAll(() => site.dispose());

async function write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: FormData) {
  const response = await site.fetch(`/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${staff.bearer}` },
    ...(body ? { body } : {}),
  });
  expect(response.ok, `${method} ${path}`).toBe(true);
  return response;
}

/** @returns the id of the new doctor */
async function add(fields: Partial<DoctorFields>, image?: File): Promise<string> {
  const response = await write('POST', '/doctor', doctorForm(doctorFields(fields), image ? { image } : {}));
  return ((await response.json()) as { doctor: { _id: string } }).doctor._id;
}

async function pageAt(path: string, headers: Record<string, string> = {}) {
  const response = await site.fetch(path, { headers });
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  return { response, html, main, things, status: response.status };
}

const sitemapPaths = async () =>
  [...(await (await site.fetch('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, place = '']) => new URL(place).pathname,
  );

describe('a doctor with every field', () => {
  const contact = { phone: '9000054321', email: 'private.line@hospital.example' };
  let page: Awaited<ReturnType<typeof pageAt>>;

  beforeAll(async () => {
    await add(
      {
        name: 'Dr. Whole Story',
        specialization: 'Whole psychiatry',
        hospital: 'Elm House',
        about: 'First paragraph.\n\nSecond <b>paragraph</b> & more.',
        qualification: 'MBBS, MD (Psychiatry)',
        awards: 'Indian Psychiatric Society',
        experience: '1',
        fees: '150000',
        ekalink: 'https://example.com/whole?a=1&b=2',
        hospitalSlots: ['09:00 AM', '12:30 PM'],
        videoSlots: ['05:00 PM'],
        ...contact,
      },
      photograph(),
    );
    page = await pageAt('/doctors/dr-whole-story');
  });

  test('shows each field as text', () => {
    expect(page.status).toBe(200);
    expect(page.main.match(/<h1[^>]*>([^<]+)/)?.[1]).toBe('Dr. Whole Story');
    for (const text of [
      'Whole psychiatry',
      'Elm House',
      'First paragraph.\n\nSecond &lt;b&gt;paragraph&lt;/b&gt; &amp; more.',
      'MBBS, MD (Psychiatry)',
      'Member of',
      'Indian Psychiatric Society',
      '1 year of experience',
      '₹1,50,000 a consultation',
      'Available for appointments',
    ]) {
      expect(page.main).toContain(text);
    }
    expect(page.main).toMatch(
      /<img[^>]*src="\/files\/pictures\/[^"]+"[^>]*alt="Portrait of Dr\. Whole Story"/,
    );
  });

  test('shows the hours by part of the day, at the hospital and by video', () => {
    const words = page.main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toContain('At the hospital Morning 09:00 AM Afternoon 12:30 PM By video Evening 05:00 PM');
  });

  test('links to the external booking site in a new tab, and to the phone', () => {
    const elsewhere = page.main.match(/<a [^>]*href="https:\/\/example\.com\/whole\?a=1&amp;b=2"[^>]*>/g);
    expect(elsewhere).toHaveLength(2);
    for (const link of elsewhere ?? []) {
      expect(link).toContain('target="_blank"');
      expect(link).toContain('rel="noopener noreferrer"');
    }
    expect(page.main).toContain(`href="${phones.admission.href}"`);
  });

  test('states its canonical address and the preview for shared links', async () => {
    const address = `${site.origin}/doctors/dr-whole-story`;
    const { html } = page;
    expect([...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      address,
    ]);
    expect(html).toContain(
      `<title>Dr. Whole Story, Whole psychiatry | ${hospital.name.replace('&', '&amp;')}`,
    );
    expect(html).toMatch(/<meta name="description" content="Whole psychiatry, MBBS[^"]{20,}"/);
    expect(html).toContain(`<meta property="og:url" content="${address}"`);
    expect(html).toContain('<meta property="og:title" content="Dr. Whole Story, Whole psychiatry"');
    const picture = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? '';
    expect((await site.fetch(new URL(picture).pathname)).status).toBe(200);
    expect(html).not.toContain('name="robots"');
  });

  test('has structured data with breadcrumbs and a Physician', () => {
    expect(page.things).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home', item: `${site.origin}/` },
          { name: 'Our doctors', item: `${site.origin}/doctors` },
          { name: 'Dr. Whole Story', item: `${site.origin}/doctors/dr-whole-story` },
        ],
      },
      {
        '@type': 'Physician',
        name: 'Dr. Whole Story',
        url: `${site.origin}/doctors/dr-whole-story`,
        priceRange: '₹1,50,000',
        medicalSpecialty: 'Whole psychiatry',
      },
    ]);
  });

  test('reveals no contact of the doctor, in the page or in the route’s data', async () => {
    const data = await (await site.fetch('/doctors/dr-whole-story.data')).text();
    expect(data).toContain('Dr. Whole Story');
    for (const secret of Object.values(contact)) {
      expect(page.html).not.toContain(secret);
      expect(data).not.toContain(secret);
    }
  });

  test('loads no script file, and contains nothing that the security policy would block', () => {
    expect(page.html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(page.html).not.toContain('modulepreload');
    expect(page.html).not.toMatch(/<[a-z][^<>]*\s(style|on[a-z]+)=/);
    expect([...page.html.matchAll(/<h1[\s>]/g)]).toHaveLength(1);
  });

  test('makes one round trip to the database, so a slow one delays it once', async () => {
    const before = await site.statementsHeldUp();
    const slow = await pageAt('/doctors/dr-whole-story', { 'x-test-database-delay': '20' });
    expect(slow.status).toBe(200);
    expect((await site.statementsHeldUp()) - before).toBe(1);
  });
});

test('a doctor without a medical degree is a Person in the structured data, not a Physician', async () => {
  await add({ name: 'Ms Listener', specialization: 'Counselling', qualification: 'M.Phil' });
  const { things } = await pageAt('/doctors/ms-listener');
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Person']);
});

test('a doctor without link, slots and memberships shows the phone and no empty parts', async () => {
  await add({
    name: 'Dr. Bare',
    ekalink: 'null',
    awards: 'None',
    fees: '0',
    experience: '0',
    hospitalSlots: [],
    videoSlots: [],
  });
  const { main } = await pageAt('/doctors/dr-bare');
  expect(main).toContain('No fixed hours are listed');
  expect(main).toContain('No consultation fee');
  expect(main).toContain('Less than a year of experience');
  for (const absent of [
    'target="_blank"',
    'Member of',
    'At the hospital',
    'By video',
    '<dl></dl>',
    'disabled',
  ]) {
    expect(main).not.toContain(absent);
  }
  expect(main).toContain(phones.admission.href);
});

test('shows all twenty slots of both kinds', async () => {
  await add({ name: 'Dr. Tireless', hospitalSlots: slotLabels, videoSlots: slotLabels });
  const { main } = await pageAt('/doctors/dr-tireless');
  for (const slot of slotLabels) expect(main.split(`>${slot}<`)).toHaveLength(3);
});

test('an unavailable doctor is marked as such, with the phone before the booking link', async () => {
  await add({ name: 'Dr. Away', availability: 'unavailable', ekalink: 'https://example.com/away' });
  const { main } = await pageAt('/doctors/dr-away');
  expect(main).toContain('Not available now');
  expect(main).not.toContain('Available for appointments');
  expect(main.indexOf(phones.admission.href)).toBeLessThan(main.indexOf('https://example.com/away'));
});

test('a page links to other doctors of the same field, or otherwise to the directory', async () => {
  await add({ name: 'Dr. One Of Two', specialization: 'Twin field' });
  expect((await pageAt('/doctors/dr-one-of-two')).main).toContain('Our other doctors');
  await add({ name: 'Dr. Two Of Two', specialization: 'twin FIELD' });
  const { main } = await pageAt('/doctors/dr-one-of-two');
  expect(main).toContain('Others in the same field');
  expect(main).toContain('href="/doctors/dr-two-of-two"');
  expect(main).toContain('href="/doctors"');
});

describe('the address of a doctor', () => {
  test.each([
    ['Dr. Śrī O’Hara (PhD)', '/doctors/dr-sri-ohara-phd'],
    ['डॉ. आशा वर्मा', '/doctors/doctor'],
    ['!!! ???', '/doctors/doctor-2'],
    ['</script><script>alert(1)</script>', '/doctors/script-script-alert-1-script'],
    ['Dr. Edit New', '/doctors/dr-edit-new'],
    ['X'.repeat(100), `/doctors/${'x'.repeat(60)}`],
  ])('for the name %j is %s, and the page shows the name as text', async (name, path) => {
    await add({ name });
    const { status, main, html } = await pageAt(path);
    expect(status).toBe(200);
    const shown = main.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1];
    expect(shown).toBe(
      name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;'),
    );
    expect(html).not.toContain('<script>alert');
  });

  test('is different for two doctors with the same name', async () => {
    await add({ name: 'Dr. Twin', fees: '111' });
    await add({ name: 'Dr. Twin', fees: '222' });
    expect((await pageAt('/doctors/dr-twin')).main).toContain('₹111');
    expect((await pageAt('/doctors/dr-twin-2')).main).toContain('₹222');
  });

  test('stays when the name changes, and the page shows the new name', async () => {
    const id = await add({ name: 'Dr. Before' });
    await write(
      'PUT',
      `/doctor/${id}`,
      doctorForm(doctorFields({ name: 'Dr. After' }), { slotsAs: 'indexed' }),
    );
    const { status, main } = await pageAt('/doctors/dr-before');
    expect(status).toBe(200);
    expect(main).toContain('Dr. After</h1>');
    expect(await sitemapPaths()).toContain('/doctors/dr-before');
  });

  test('cannot be set by the form', async () => {
    const form = doctorForm(doctorFields({ name: 'Dr. Plain' }));
    form.append('slug', 'about');
    const response = await write('POST', '/doctor', form);
    const { doctor } = (await response.json()) as { doctor: Record<string, unknown> };
    expect(doctor).not.toHaveProperty('slug');
    expect((await pageAt('/doctors/about')).status).toBe(404);
    expect((await pageAt('/doctors/dr-plain')).status).toBe(200);
  });

  test('with the id redirects to the address with the name', async () => {
    const id = await add({ name: 'Dr. Known By Id' });
    const response = await site.fetch(`/doctors/${id}?from=card`);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/doctors/dr-known-by-id?from=card');
  });

  test.each([
    '/doctors/Dr-Cased',
    '/Doctors/DR-CASED/',
    '/doctors//dr-cased',
    '/doctors/dr%2Dcased',
    '/DOCTORS/Dr-%43ased/',
  ])('spelt %s redirects to the canonical address in one step, with its query', async (spelling) => {
    if ((await site.fetch('/doctors/dr-cased')).status === 404) await add({ name: 'Dr. Cased' });
    const response = await site.fetch(`${spelling}?q=a%20b`);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/doctors/dr-cased?q=a%20b');
  });
});

describe('an unknown doctor', () => {
  test('gets a noindex 404 with the phone, the directory and similar names', async () => {
    await add({ name: 'Dr. Harpreet Gill' });
    const { status, main, html, things } = await pageAt('/doctors/dr-harprit-gil');
    expect(status).toBe(404);
    expect(main).toContain('We could not find that doctor');
    expect(main).toContain('href="/doctors/dr-harpreet-gill"');
    expect(main).toContain(phones.admission.href);
    expect(main).toContain('href="/doctors"');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('og:');
    expect(things).toEqual([]);
  });

  test('a deleted or hidden doctor gets 404 and is not in the sitemap', async () => {
    const deleted = await add({ name: 'Dr. Removed' });
    const hidden = await add({ name: 'Dr. Unlisted', isActive: 'false' });
    expect(await sitemapPaths()).toContain('/doctors/dr-removed');
    await write('DELETE', `/doctor/${deleted}`);
    for (const part of ['dr-removed', deleted, 'dr-unlisted', hidden]) {
      const { status, html } = await pageAt(`/doctors/${part}`);
      expect([part, status]).toEqual([part, 404]);
      expect(html).not.toMatch(/Dr\. (Removed|Unlisted)/);
    }
    const paths = await sitemapPaths();
    for (const slug of ['dr-removed', 'dr-unlisted']) expect(paths).not.toContain(`/doctors/${slug}`);
  });

  test.each([
    '/doctors/nobody',
    '/doctors/17',
    '/doctors/..%2f..%2fetc%2fpasswd',
    '/doctors/%2e%2e%2fdashboard',
    '/doctors/..%5c..%5cwindows',
    '/doctors/%2F%2Felsewhere.example',
    '/doctors/%E0%A4%A',
    '/doctors/%',
    '/doctors/%00',
    '/doctors/dr-bare%00',
    '/doctors/%FF%FE',
    '/doctors/%F0%9F%92%A5',
    `/doctors/${encodeURIComponent('डॉ')}`,
    "/doctors/'%20OR%201=1%20--",
    '/doctors/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/doctors/__proto__',
    '/doctors/constructor',
    '/doctors/dr-bare/more',
    '/doctors/Dr%20Bare',
    `/doctors/${'x'.repeat(6000)}`,
    `/doctors/${'a-'.repeat(3000)}`,
  ])('%s gets 404 with the phone, and nothing of the path appears as markup', async (path) => {
    const { status, html, response } = await pageAt(path);
    expect(status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(html).toContain(phones.admission.href);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('x'.repeat(200));
  });

  test('gets 503 with every phone number while the database is away', async () => {
    for (const path of ['/doctors/dr-bare', '/doctors/nobody']) {
      const { status, html, main } = await pageAt(path, { 'x-test-database-failure': '1' });
      expect(status).toBe(503);
      expect(main).toContain(phones.admission.href);
      for (const { number } of Object.values(helplines)) expect(main).toContain(`tel:${number}`);
      expect(html).not.toMatch(/D1_ERROR|^ +at .*\.js/m);
      expect(html).not.toContain('rel="canonical"');
    }
  });
});

describe('the sitemap', () => {
  test('lists the page of each doctor once, and each page exists with that canonical address', async () => {
    const xml = await (await site.fetch('/sitemap.xml')).text();
    const entries = [
      ...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod><\/url>/g),
    ];
    const pages = entries.map(([, place = '']) => place).filter((place) => place.includes('/doctors/'));
    const { doctors } = (await (await site.fetch('/api/v1/doctors')).json()) as { doctors: unknown[] };
    // Each doctor has a page in each locale.
    expect(pages.length).toBe(localeTags.length * doctors.length);
    expect(new Set(pages).size).toBe(pages.length);
    // One loader answers for every doctor, so the first page of each locale shows at each commit that the addresses exist.
    const firstOf = (locale: Locale) =>
      pages.find((place) => localeOf(new URL(place).pathname) === locale) ?? `none in ${locale}`;
    for (const place of isFull ? pages : localeTags.map(firstOf)) {
      const { status, html } = await pageAt(new URL(place).pathname);
      expect([place, status]).toEqual([place, 200]);
      expect(html).toContain(`<link rel="canonical" href="${place}"`);
    }
  });

  test('still lists the catalogue while the database is away, and is not cached', async () => {
    const response = await site.fetch('/sitemap.xml', { headers: { 'x-test-database-failure': '1' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const xml = await response.text();
    for (const { path } of allPages) expect(xml).toContain(`<loc>${site.origin}${path}</loc>`);
    expect(xml).not.toContain('/doctors/');
  });
});

describe('without any doctors', () => {
  let empty: Site;
  beforeAll(async () => {
    empty = await acquireSite();
  });
  afterAll(() => empty.dispose());

  test.each(['/doctors', '/doctors?q=sleep', '/'])('%s shows the phone number', async (path) => {
    const html = await (await empty.fetch(path)).text();
    expect(html).toContain('No doctor is shown here just now');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toContain(phones.admission.href);
    expect(main).not.toContain('View Full Profile');
  });

  test('an unknown doctor’s page suggests nobody', async () => {
    const response = await empty.fetch('/doctors/dr-asha-verma');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Did you mean');
  });

  test('an information page says whom to ask', async () => {
    expect(await (await empty.fetch('/depression')).text()).toContain('we will tell you who can see you');
  });
});
