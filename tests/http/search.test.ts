/** Requests /search from the built Worker. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { fieldsOfCare } from '#app/navigation/pages.ts';
import { longestQuery } from '#app/typed-text/queries/search-query.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { shownRupees, specifiedPrice } from '#tests/support/specified-prices.ts';

const { phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
});

afterAll(() => site.dispose());

async function search(query: string, headers: Record<string, string> = {}) {
  const response = await site.fetch(`/search?q=${encodeURIComponent(query)}`, { headers });
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const section = (id: string) =>
    main.match(new RegExp(`aria-labelledby="${id}"[^>]*>([\\s\\S]*?)</section>`))?.[1] ?? '';
  const pathsIn = (id: string) => [...section(id).matchAll(/<h3><a href="([^"]+)"/g)].map(([, path]) => path);
  return { response, html, main, section, pathsIn };
}

test('a misspelt word finds its page first, with the found words marked', async () => {
  const { response, html, section, pathsIn } = await search('insomia');
  expect(response.status).toBe(200);
  expect(pathsIn('found-pages')[0]).toBe('/insomnia');
  expect(section('found-pages')).toContain('<mark>Insomnia</mark>');
  expect(html).toContain('<title>“insomia”: search');
  expect(html).toMatch(/<input[^>]*name="q"[^>]*value="insomia"/);
});

test('a result shows the group of its page, and no address', async () => {
  const { section } = await search('chitta');
  expect(section('found-pages')).toContain('>De-addiction Programme<');
  expect(section('found-pages')).not.toMatch(/>\/[A-Za-z-]+</);
});

test.each(['job vacancy', 'naukri', 'careers'])(
  '“%s” finds nothing, and the page says whom to ring about work',
  async (query) => {
    const { main, section } = await search(query);
    for (const id of ['found-pages', 'found-doctors', 'found-prices']) expect(section(id)).toBe('');
    expect(main).toContain(`Nothing found for “${query}”.`);
    expect(main).toMatch(
      new RegExp(`no page of vacancies[^<]*<a href="${phones.admission.href.replace('+', '\\+')}"`),
    );
  },
);

test('Hindi words in Roman letters find the page', async () => {
  const { pathsIn } = await search('neend nahi aati');
  expect(pathsIn('found-pages')[0]).toBe('/insomnia');
});

test('finds words that occur only in the text of a page', async () => {
  const { main, pathsIn } = await search('Marsha Linehan');
  expect(pathsIn('found-pages')).toContain('/dbt');
  expect(main).toContain('<mark>Linehan</mark>');
});

test('finds doctors by name and by what they treat, without their contact', async () => {
  const byName = await search('asha verma');
  const [page = ''] = byName.pathsIn('found-doctors');
  expect(page).toBe('/doctors/dr-asha-verma-sample');
  expect((await site.fetch(page)).status).toBe(200);
  expect(byName.section('found-doctors')).toContain('<mark>Asha</mark>');
  const byField = await search('neend');
  expect(byField.pathsIn('found-doctors').length).toBeGreaterThan(0);
  expect(byName.section('found-doctors')).not.toContain('@example');
});

test('the index of doctors is built once, and again after a doctor changes', async () => {
  await search('asha verma');
  const before = await site.statementsHeldUp();
  const again = await search('asha verma', { 'x-test-database-delay': '1' });
  expect(again.pathsIn('found-doctors')[0]).toBe('/doctors/dr-asha-verma-sample');
  // The only statement reads the data version. No statement reads doctors.
  expect((await site.statementsHeldUp()) - before).toBe(1);
  await site.binding
    .prepare("update doctors set name = 'Dr. Zenobia Quill' where slug = 'dr-asha-verma-sample'")
    .run();
  expect((await search('zenobia')).pathsIn('found-doctors')[0]).toBe('/doctors/dr-asha-verma-sample');
  await site.binding
    .prepare("update doctors set name = 'Dr. Asha Verma (sample)' where slug = 'dr-asha-verma-sample'")
    .run();
});

test('a doctor’s name lists doctors first, and a symptom lists pages first', async () => {
  const firstFound = async (query: string) =>
    (await search(query)).main.match(/aria-labelledby="(found-\w+)"/)?.[1];
  expect(await firstFound('asha')).toBe('found-doctors');
  expect(await firstFound('Dr. Verma')).toBe('found-doctors');
  expect(await firstFound('sleep')).toBe('found-pages');
  expect(await firstFound('dhat')).toBe('found-pages');
});

test('finds prices', async () => {
  const { section, pathsIn } = await search('hypnotherapy');
  expect(pathsIn('found-prices')[0]).toBe('/therapyCounselling');
  expect(section('found-prices')).toContain(shownRupees(specifiedPrice('therapy', 'Hypnotherapy')));
});

test('an empty search shows where to start', async () => {
  for (const path of ['/search', '/search?q=', '/search?q=%20%20', '/search?q=%00']) {
    const response = await site.fetch(path);
    const html = await response.text();
    expect(response.status, path).toBe(200);
    expect(html).toContain('Good places to start');
    for (const { pages } of fieldsOfCare) expect(html).toContain(`href="${pages[0].path}"`);
  }
});

test('a search without results shows the phone and places to start', async () => {
  const { response, main } = await search('qqqqzzzzxxxx');
  expect(response.status).toBe(200);
  expect(main).toContain('Nothing found for “qqqqzzzzxxxx”.');
  expect(main).toContain(phones.admission.href);
  expect(main).toContain('Good places to start');
});

test.each(['knee replacement', 'dental implant', 'blorptank', 'पथरी का ऑपरेशन'])(
  '%s, which has no page here, shows what we do and the phone, and no page',
  async (query) => {
    const { main, pathsIn } = await search(query);
    expect(pathsIn('found-pages')).toEqual([]);
    expect(pathsIn('found-prices')).toEqual([]);
    expect(main).toContain('No page here is about this.');
    expect(main).toContain(phones.admission.href);
    expect(main).not.toMatch(/Did you mean|href="\/(sexual|premature|erectile|reduced|anorgasmia|dhat)/);
  },
);

test.each(['suicide', 'khudkushi', 'marna chahta hun', 'self harm'])(
  '%s shows the emergency numbers first',
  async (query) => {
    const { main } = await search(query);
    const urgent = main.indexOf('tel:112');
    expect(urgent).toBeGreaterThan(0);
    // The numbers are above the page's heading, and screen readers announce them first.
    expect(urgent).toBeLessThan(main.indexOf('<h1'));
    expect(main).toContain('role="alert"');
  },
);

test.each([
  ['my father drank phenyl', 'heard-poison', 'tel:108'],
  ['my husband beats me', 'heard-violence', 'tel:181'],
  ['I am scared that I will hurt my baby', 'heard-harm', 'tel:14416'],
  ['I want to die', 'heard-life', 'tel:14416'],
])('%s shows its own box, and no page that only shares a word', async (query, box, call) => {
  const { main } = await search(query);
  expect(main.match(/id="heard-\w+"/g)).toEqual([`id="${box}"`]);
  expect(main).toContain(call);
  expect(main).not.toMatch(/href="\/(?:sexual|premature|erectile|reduced|anorgasmia|dhat)/);
});

test.each([
  ['I want to die', ['/thoughts-of-ending-life', '/tools/safety-plan']],
  ['my husband beats me', ['/violence-at-home-and-assault', '/rights']],
  ['I am scared that I will hurt my baby', ['/strong-emotions', '/pregnancy-and-birth']],
])('below the box for “%s” stand the pages that are made for it', async (query, paths) => {
  const links = [...(await search(query)).section('entries').matchAll(/<li[^>]*><a href="([^"]+)"/g)];
  expect(links.map(([, path]) => path)).toEqual(paths);
});

const story =
  'he goes to school by bus and likes drawing, his teacher says he forgets his books, my husband works in a bank. ';

test('hears a danger behind the first 300 letters, and in each of several fields', async () => {
  const long = `${story.repeat(3)}Now he says that he wants to die`;
  expect(long.length).toBeGreaterThan(longestQuery);
  expect((await search(long)).main).toContain('id="heard-life"');
  const response = await site.fetch(`/search?q=insomnia&q=${encodeURIComponent('I want to die')}`);
  expect(await response.text()).toContain('id="heard-life"');
});

test("a search about danger changes the tab's title and moves the focus to the numbers", async () => {
  const { html, main } = await search('I want to die');
  expect(html).toMatch(/<title>Get help now/);
  expect(main).toMatch(/role="alert" tabindex="-1" autofocus/i);
});

test('an ordinary search shows no emergency numbers', async () => {
  expect((await search('insomnia')).main).not.toContain('role="alert"');
});

test('finds pages and prices while the database is away', async () => {
  const { response, main, pathsIn } = await search('hypnotherapy', { 'x-test-database-failure': '1' });
  expect(response.status).toBe(200);
  expect(pathsIn('found-pages').length).toBeGreaterThan(0);
  expect(pathsIn('found-prices').length).toBeGreaterThan(0);
  expect(pathsIn('found-doctors')).toEqual([]);
  expect(main).toContain('Our doctors could not be searched just now');
});

test('does not wait for a slow database', async () => {
  const { response, main, pathsIn } = await search('insomnia', { 'x-test-database-delay': '4000' });
  expect(response.status).toBe(200);
  expect(pathsIn('found-pages')[0]).toBe('/insomnia');
  expect(main).toContain('Our doctors could not be searched just now');
});

describe.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '%',
  '💥💥',
  '__proto__ constructor',
  '(((((((((((((((((((((((((((((((((((((((((((((((((((((((((',
  'a '.repeat(3000),
  'x'.repeat(6000),
  'neend '.repeat(1000),
])('the hostile search %#', (query) => {
  test('is answered, escaped and shortened', async () => {
    const { response, main } = await search(query);
    expect(response.status).toBe(200);
    expect(main).not.toMatch(/<script>alert|<img src=x/);
    expect(main).not.toContain('x'.repeat(longestQuery + 1));
  });
});

test.each(['/search?q=%E0%A4%A', '/search?q=%FF%FE', '/search?q=a&q=b', '/search?q[]=a', '/search?Q=a'])(
  'answers the malformed address %s',
  async (path) => {
    expect((await site.fetch(path)).status).toBe(200);
  },
);

test('is noindex and loads no script file', async () => {
  const { html } = await search('insomnia');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  expect(html).not.toContain('modulepreload');
});

test('another spelling of the path redirects with the query', async () => {
  const response = await site.fetch('/Search/?q=neend');
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe('/search?q=neend');
});

test.each([
  ['/search?q=sunday', 'Sunday: closed. Opens Monday 9 am.'],
  ['/hi/search?q=रविवार', 'रविवार: बंद। सोमवार को सुबह 9 बजे खुलता है।'],
  ['/pa/search?q=ਐਤਵਾਰ', 'ਐਤਵਾਰ: ਬੰਦ। ਸੋਮਵਾਰ ਨੂੰ ਸਵੇਰੇ 9 ਵਜੇ ਖੁੱਲ੍ਹਦਾ ਹੈ।'],
])('%s answers from the hours of the doctors', async (path, answer) => {
  const html = (await (await site.fetch(path)).text()).replaceAll('<!-- -->', '');
  expect(html).toContain(answer);
});

test.each(['/nowhere', '/hi/nowhere', '/pa/nowhere'])(
  '%s has the search field that it promises',
  async (path) => {
    const html = await (await site.fetch(path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toMatch(/<form action="[^"]*\/search" method="get"/);
    expect(main).toMatch(/<input[^>]*name="q"/);
  },
);

test.each(['/', '/doctors', '/insomnia', '/nowhere'])('%s has the form of the search', async (path) => {
  const html = await (await site.fetch(path)).text();
  expect(html).toMatch(/<form [^>]*action="\/search"/);
});
