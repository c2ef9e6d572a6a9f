/** Requests /therapyCounselling from the built Worker: the price lists and the cost planner. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { formatMoney, fromRupees } from '#app/money/money.ts';
import { inlineScriptBytes } from '#tests/support/inline-scripts.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { shownRupees, specifiedPrice, specifiedPrices } from '#tests/support/specified-prices.ts';

const { hospital, phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
});

afterAll(() => site.dispose());

const path = '/therapyCounselling';

/** The text of a piece of HTML. */
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();

async function ask(query = '') {
  const response = await site.fetch(`${path}${query}`);
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const cut = (from: string, to: string) => {
    const start = main.indexOf(from);
    return start < 0 ? '' : main.slice(start, main.indexOf(to, start));
  };
  const sheet = cut('<article', '</article>');
  const form = main.match(/<form [^>]*action="\/therapyCounselling#estimate"[\s\S]*?<\/form>/)?.[0] ?? '';
  const lines = [
    ...sheet.matchAll(/<tr[^>]*><th scope="row"[^>]*>([\s\S]*?)<\/th><td[^>]*>([\s\S]*?)<\/td>/g),
  ].map(([, what = '', cost = '']) => [textOf(what), textOf(cost)]);
  const errorAt = (name: string) =>
    textOf(form.match(new RegExp(`<p id="plan-${name}-error"[^>]*>([\\s\\S]*?)</p>`))?.[1] ?? '');
  return { response, html, main, form, sheet, lines, errorAt };
}

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

/** The rows of the table in a list's section, without the small print of names and prices. */
function rowsIn(main: string, id: string): Row[] {
  const section = main.match(new RegExp(`<section id="${id}"[\\s\\S]*?</section>`))?.[0] ?? '';
  const body = section.match(/<tbody[\s\S]*<\/tbody>/)?.[0] ?? '';
  const small = /<span[\s\S]*?<\/span>/g;
  return [...body.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => ({
    name: textOf((row.match(/<th[\s\S]*?<\/th>/)?.[0] ?? '').replace(small, '')),
    cells: [...row.matchAll(/<td[\s\S]*?<\/td>/g)].map(([cell]) => textOf(cell.replace(small, ''))),
  }));
}

/** Prices of the rooms for some days, before GST and with it. */
const privateRoom = (days: number) => shownRupees(days * specifiedPrice('rooms', 'Private room'));
const luxuryRent = (days: number, gst = 0) =>
  shownRupees(days * specifiedPrice('rooms', 'Luxury room') * (1 + gst));
const luxuryRoom = (days: number) => luxuryRent(days, 0.05);

const rooms = specifiedPrices.find(({ id }) => id === 'rooms');

describe.each(specifiedPrices.filter((list) => list !== rooms))('the list $id', ({ id, rows }) => {
  test('has the rows of requirement 60, cell by cell', async () => {
    const { main } = await ask();
    expect(rowsIn(main, id)).toEqual(
      rows.map(([name, ...figures]) => ({
        name,
        cells: figures.map((figure) => formatMoney(fromRupees(figure))),
      })),
    );
  });

  test('is a table with a caption, and has a header for every column and row', async () => {
    const { main } = await ask();
    const section = main.match(new RegExp(`<section id="${id}"[\\s\\S]*?</section>`))?.[0] ?? '';
    expect(textOf(section.match(/<caption[\s\S]*?<\/caption>/)?.[0] ?? '')).toContain('prices in rupees');
    expect(section).toContain(`<h2 id="${id}-title"`);
    expect(section.match(/scope="col"/g)).toHaveLength(rows[0]?.length ?? 0);
    expect(section.match(/scope="row"/g)).toHaveLength(rows.length);
    expect(main).toContain(`<a href="#${id}"`);
  });
});

test('the rooms of requirement 60 are compared side by side, with GST and what costs extra', async () => {
  const { main } = await ask();
  const section = main.match(/<section id="rooms"[\s\S]*?<\/section>/)?.[0] ?? '';
  expect(textOf(section.match(/<caption[\s\S]*?<\/caption>/)?.[0] ?? '')).toContain('prices in rupees');
  const heads = [...section.matchAll(/<th scope="col"[^>]*>([\s\S]*?)<\/th>/g)].map(([, head = '']) =>
    textOf(head),
  );
  expect(heads.slice(1)).toEqual(['General ward', ...(rooms?.rows ?? []).map(([name]) => name)]);
  expect(rowsIn(main, 'rooms')).toEqual([
    { name: 'The room', cells: ['Shared with others', 'Your own', 'Your own'] },
    { name: '1 day, before GST', cells: ['Ask us', privateRoom(1), luxuryRent(1)] },
    { name: '1 day with GST', cells: ['Ask us', privateRoom(1), luxuryRoom(1)] },
    { name: '7 days with GST', cells: ['Ask us', privateRoom(7), luxuryRoom(7)] },
    { name: '14 days with GST', cells: ['Ask us', privateRoom(14), luxuryRoom(14)] },
    {
      name: 'Usual stay with GST: 7 to 14 days, a sample',
      cells: ['Ask us', `${privateRoom(7)} to ${privateRoom(14)}`, `${luxuryRoom(7)} to ${luxuryRoom(14)}`],
    },
    { name: 'The doctor’s fee', cells: ['Extra', 'Extra', 'Extra'] },
    { name: 'Therapy and tests on this page', cells: ['Extra', 'Extra', 'Extra'] },
    { name: 'Medicines', cells: ['Extra', 'Extra', 'Extra'] },
  ]);
  expect(main).toContain('<a href="#rooms"');
});

test('amounts use Indian grouping, and a pack shows its saving', async () => {
  const { main } = await ask();
  const [one, ten] = [0, 2].map((column) => specifiedPrice('therapy', 'Family or couple therapy', column));
  expect(textOf(main)).toContain(
    `${shownRupees(ten ?? 0)} saves ${shownRupees(10 * (one ?? 0) - (ten ?? 0))}`,
  );
  expect(formatMoney(fromRupees(100_000))).toBe('₹1,00,000');
});

test('the page explains GST, insurance and the consultation fee', async () => {
  const words = textOf((await ask()).main);
  expect(words).toContain('5% GST extra where it applies');
  expect(words).toContain(`the luxury room then comes to ${luxuryRoom(1)} a day`);
  expect(words).toContain('a study of 268 policies, 23 covered outpatient care');
  expect(words).toContain('267 left out');
  expect(words).toContain('The fee for a consultation is set by each doctor');
});

test('the beginning has the sum for two weeks of detox, what insurance pays for a stay, and links to four parts', async () => {
  const { main } = await ask();
  const beginning = main.slice(0, main.indexOf('<section id="therapy"'));
  const words = textOf(beginning);
  expect(words).toContain(
    `${privateRoom(14)} in the private room, or ${luxuryRoom(14)} in the luxury room, with GST`,
  );
  expect(words).toMatch(/14 days of detox/);
  expect(words).toMatch(/Insurance: it often pays for a stay.*267 left out alcohol and drugs/);
  const row = beginning.match(/<nav [^>]*aria-label="Jump to"[\s\S]*?<\/nav>/)?.[0] ?? '';
  const links = [...row.matchAll(/<a href="#([^"]+)"[^>]*>([^<]*)/g)].map(([, id, text]) => [text, id]);
  expect(links).toEqual([
    ['Sessions', 'therapy'],
    ['Tests', 'testing'],
    ['Stay', 'rooms'],
    ['Insurance', 'insurance'],
  ]);
  for (const [, id] of links) expect(main).toContain(`id="${id}"`);
});

test('the planner names detox, and has two weeks of it as an example', async () => {
  const { main, form } = await ask();
  expect(textOf(form)).toContain('Room, for detox or another stay');
  expect(main).toContain('href="/therapyCounselling?room=private-room&amp;days=14#estimate"');
});

test('without a plan there is no estimate, but some examples to start from', async () => {
  const { response, sheet, main } = await ask();
  expect(response.status).toBe(200);
  expect(sheet).toBe('');
  expect(main).toContain('href="/therapyCounselling?therapy=cbt&amp;sessions=4#estimate"');
  expect(main).not.toContain('role="alert"');
});

test('computes a submitted form line by line', async () => {
  const { response, lines, sheet, form } = await ask(
    '?therapy=family-couple-therapy&pack=six&sessions=&counselling=&counsellingSessions=&relaxation=meditation&relaxationSessions=4&test=rating-scales&test=iq-testing&room=luxury-room&days=30',
  );
  const family = specifiedPrice('therapy', 'Family or couple therapy');
  const familyPack = specifiedPrice('therapy', 'Family or couple therapy', 1);
  const meditation = specifiedPrice('relaxation', 'Meditation');
  const scales = specifiedPrice('testing', 'Rating scales');
  const iq = specifiedPrice('testing', 'IQ testing');
  const room = specifiedPrice('rooms', 'Luxury room');
  expect(response.status).toBe(200);
  expect(lines).toEqual([
    [
      `Family or couple therapy Pack of 6 sessions. You save ${shownRupees(6 * family - familyPack)}.`,
      shownRupees(familyPack),
    ],
    [`Relaxation: Meditation 4 sessions at ${shownRupees(meditation)}`, shownRupees(4 * meditation)],
    ['Rating scales Test', shownRupees(scales)],
    ['IQ testing Test', shownRupees(iq)],
    [`Luxury room 30 days at ${shownRupees(room)}`, shownRupees(30 * room)],
    [`5% GST on the room ${shownRupees(room * 0.05)} a day, where it applies`, shownRupees(30 * room * 0.05)],
    ['Total', shownRupees(familyPack + 4 * meditation + scales + iq + 30 * room * 1.05)],
  ]);
  const words = textOf(sheet);
  expect(words).toContain(hospital.name);
  expect(words).toContain('This is an estimate, not a bill.');
  expect(words).toContain('The consultation fee');
  expect(words).toContain('Medicines');
  expect(sheet).toContain(phones.admission.href);
  expect(form).toMatch(/<option value="family-couple-therapy" selected=""/);
  expect(form).toMatch(/<input[^>]*name="pack"[^>]*checked=""[^>]*value="six"/);
  expect(form.match(/<input[^>]*name="test"[^>]*checked=""/g)).toHaveLength(2);
  expect(form).toMatch(/<input[^>]*name="days"[^>]*value="30"/);
});

test('the estimate shows today’s date in India', async () => {
  const { sheet } = await ask('?therapy=cbt');
  const [, moment = '', shown] = sheet.match(/<time dateTime="([^"]+)"[^>]*>([^<]+)</) ?? [];
  const indian = new Date(new Date(moment).getTime() + 5.5 * 60 * 60 * 1000).toISOString();
  expect(Math.abs(Date.now() - new Date(moment).getTime())).toBeLessThan(60_000);
  expect(shown).toMatch(new RegExp(`^${Number(indian.slice(8, 10))} \\w+ ${indian.slice(0, 4)}$`));
});

test('the address of an estimate contains only what was chosen', async () => {
  const { sheet } = await ask(
    '?therapy=cbt&pack=single&sessions=4&counselling=&room=&days=&test=16-pf&from=x',
  );
  expect(sheet).toContain('href="/therapyCounselling?therapy=cbt&amp;sessions=4&amp;test=16-pf#estimate"');
});

test('an empty form gets a hint and no error', async () => {
  const { response, main, sheet } = await ask('?therapy=&pack=single&sessions=&room=&days=');
  expect(response.status).toBe(200);
  expect(main).toContain('Nothing is chosen yet');
  expect(main).not.toContain('role="alert"');
  expect(sheet).toBe('');
});

test('shows errors at the fields and above, and preserves what was typed', async () => {
  const { response, main, form, sheet, errorAt } = await ask(
    '?therapy=cbt&pack=single&sessions=four&room=luxury-room&days=-2&test=iq-testing',
  );
  expect(response.status).toBe(400);
  expect(sheet).toBe('');
  expect(errorAt('sessions')).toBe('Type the sessions of therapy as a whole number from 1 to 60.');
  expect(errorAt('days')).toBe('Type the days in the room as a whole number from 1 to 90.');
  expect(main).toMatch(/role="alert"[\s\S]*href="#plan-sessions"[\s\S]*href="#plan-days"/);
  expect(form).toMatch(/<input[^>]*name="sessions"[^>]*value="four"/);
  expect(form).toMatch(/<input[^>]*name="days"[^>]*value="-2"/);
  expect(form).toMatch(/<input[^>]*id="plan-sessions"[^>]*aria-invalid="true"/);
  expect(form).toMatch(/<option value="cbt" selected=""/);
  expect(form).toMatch(/<input[^>]*name="room"[^>]*checked=""[^>]*value="luxury-room"/);
});

describe.each([
  '?therapy=nothing',
  '?therapy=cbt&therapy=dbt',
  '?therapy=cbt&sessions=0',
  '?therapy=cbt&sessions=2.5',
  '?therapy=cbt&sessions=99999999999999999999',
  `?therapy=cbt&sessions=${'9'.repeat(4000)}`,
  '?therapy=__proto__',
  '?pack=constructor&therapy=cbt',
  '?room=luxury-room&days=91',
  '?room=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '?therapy=cbt&sessions=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '?therapy=cbt&sessions=%00%0D%0A%1B',
  '?therapy=cbt&sessions=%FF%FE%E0%A4%A',
  '?test=x&test=y&test=z',
  `?${'test=iq-testing&'.repeat(300)}test=x`,
  `?${'days=1&'.repeat(300)}days=2`,
])('the hostile plan %#', (query) => {
  test('is refused with a message, on a complete page', async () => {
    const { response, html, main, sheet } = await ask(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(main).toContain('role="alert"');
    expect(main).not.toMatch(/<script>alert|<img src=x/);
    expect(main).not.toContain('9'.repeat(41));
    expect(html).toContain('</html>');
    expect(sheet).toBe('');
  });
});

test.each(['?therapy[]=cbt', '?%E0%A4%A', '?THERAPY=cbt', '?utm_source=whatsapp', '?'])(
  'the query %s is no plan and shows the usual page',
  async (query) => {
    const { response, main, sheet } = await ask(query);
    expect(response.status).toBe(200);
    expect(main).toContain('Your estimate comes here');
    expect(sheet).toBe('');
  },
);

test('the canonical address never contains a plan', async () => {
  for (const query of ['', '?therapy=cbt&sessions=4']) {
    const { html } = await ask(query);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}"/>`);
  }
});

test('with an estimate the page loads no script file, and has at most 1 KiB of inline script', async () => {
  const { html } = await ask('?therapy=cbt');
  expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  expect(html).not.toContain('modulepreload');
  expect(inlineScriptBytes(html)).toBeLessThanOrEqual(1024);
  expect(html).toContain('=>print()');
  expect((await ask()).html).not.toContain('=>print()');
});
