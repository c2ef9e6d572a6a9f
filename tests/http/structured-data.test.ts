/** Structured data of the hospital and its doctors. every-page.test.ts checks the data of each page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { allPages, home, publicPages } from '#app/navigation/pages.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

const { hospital, phones } = defaultFacts;

type Thing = Record<string, unknown> & { readonly '@type': string };

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

const htmlAt = async (path: string) => (await site.fetch(path)).text();

/** JSON-LD blocks of a page. Each must be valid JSON. */
function thingsIn(html: string): Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}

const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

test.each([home.path, publicPages.about.path])('%s describes the hospital as the facts do', async (path) => {
  const [described, ...others] = ofType(thingsIn(await htmlAt(path)), 'Hospital');
  expect(others).toEqual([]);
  expect(described).toMatchObject({
    name: hospital.name,
    url: `${site.origin}/`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: hospital.address.street,
      addressLocality: hospital.address.city,
      addressRegion: hospital.address.state,
      postalCode: hospital.address.postalCode,
      addressCountry: hospital.address.country,
    },
    telephone: [phones.landline, phones.second].map(({ href }) => href.replace('tel:', '')),
    contactPoint: { telephone: phones.admission.href.replace('tel:', '') },
  });
  const departments = described?.department as { url: string }[];
  const addresses = allPages.map((page) => `${site.origin}${page.path}`);
  for (const { url } of departments) expect(addresses).toContain(url);
  const logo = new URL(String(described?.logo));
  expect((await site.fetch(logo.pathname)).status).toBe(200);
});

describe('the data of /doctors', () => {
  const breakout = 'Dr. </script><script>alert(1)</script><!--';
  const contact = { phone: '9000054321', email: 'private.line@hospital.example' };
  let things: Thing[];
  let html: string;

  beforeAll(async () => {
    const staff = await site.signIn();
    for (const fields of [
      { name: breakout, specialization: 'Psychiatry', ...contact },
      { name: 'Test Psychologist', specialization: 'Psychology', qualification: 'M.Phil' },
    ]) {
      const response = await site.fetch('/api/v1/doctor', {
        method: 'POST',
        headers: { Authorization: `Bearer ${staff.bearer}` },
        body: doctorForm(doctorFields(fields)),
      });
      expect(response.status).toBe(201);
    }
    html = await htmlAt('/doctors?complete');
    things = thingsIn(html);
  });

  test('names each doctor once, and calls only medical doctors a Physician', () => {
    expect(ofType(things, 'Physician')).toMatchObject([
      {
        name: breakout,
        url: `${site.origin}/doctors/dr-script-script-alert-1-script`,
        medicalSpecialty: 'Psychiatry',
        hospitalAffiliation: { name: 'Test Hospital' },
      },
    ]);
    expect(ofType(things, 'Person')).toMatchObject([{ name: 'Test Psychologist', knowsAbout: 'Psychology' }]);
  });

  test('does not let a doctor’s text end the data block', () => {
    expect(html).not.toContain('<script>alert');
  });

  test('reveals no contact of a doctor', () => {
    for (const secret of Object.values(contact)) expect(html).not.toContain(secret);
    for (const thing of [...ofType(things, 'Physician'), ...ofType(things, 'Person')]) {
      expect(thing).not.toHaveProperty('telephone');
      expect(thing).not.toHaveProperty('email');
    }
  });
});

test.each(['/signin', '/nowhere'])('%s is noindex and has no structured data', async (path) => {
  const html = await htmlAt(path);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toContain('rel="canonical"');
  expect(thingsIn(html)).toEqual([]);
});
