/** Requests /check/mood and /check/worry from the built Worker. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { selfCheckPages } from '#app/navigation/self-help-pages.ts';
import { expectRefused } from '#tests/support/refused-page.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

const { phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

const { mood, worry } = selfCheckPages;

async function send(path: string, answers: readonly (number | undefined)[], extra = '') {
  const fields = answers.flatMap((points, index) =>
    points === undefined ? [] : [[`q${index + 1}`, String(points)]],
  );
  const response = await site.fetch(path, {
    method: 'POST',
    sameOrigin: true,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams(fields)}${extra}`,
  });
  const html = (await response.text()).replaceAll('<!-- -->', '');
  return { response, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
}

const tables = async () => {
  const { results } = await site.binding
    .prepare("select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'")
    .all<{ name: string }>();
  const counts = await Promise.all(
    results.map(async ({ name }) => [
      name,
      await site.binding.prepare(`select count(*) as rows from "${name}"`).first('rows'),
    ]),
  );
  return Object.fromEntries(counts);
};

describe.each([
  [mood, 9],
  [worry, 7],
] as const)('$path', ({ path, title }, count) => {
  test('asks each question with four answers, in a form that posts and never puts answers into the address', async () => {
    const html = await (await site.fetch(path)).text();
    expect(html).toContain(`<h1`);
    expect(html).toContain(title);
    const form = html.match(/<form[^>]*action="\/check\/[\s\S]*?<\/form>/)?.[0] ?? '';
    expect(form).toMatch(/<form[^>]*method="post"/);
    expect(form.match(/<fieldset/g)).toHaveLength(count);
    expect(form.match(/<legend/g)).toHaveLength(count);
    expect(form.match(/type="radio"/g)).toHaveLength(count * 4);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  });

  test('names each unanswered question, and preserves the given answers', async () => {
    const { response, html, main } = await send(path, [2, undefined, 0]);
    expect(response.status).toBe(400);
    const unanswered = Array.from({ length: count }, (_, index) => `q${index + 1}`);
    expectRefused(
      html,
      unanswered.filter((id) => id !== 'q1' && id !== 'q3'),
    );
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    for (let number = 4; number <= count; number++) {
      expect(main).toMatch(new RegExp(`id="q${number}-error"[^>]*>[\\s\\S]*?question ${number}\\.`));
    }
    expect(main).toContain('href="#q2"');
    const checked = [...main.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => [
      input.match(/name="(\w+)"/)?.[1],
      input.match(/value="(\d)"/)?.[1],
    ]);
    expect(checked).toEqual([
      ['q1', '2'],
      ['q3', '0'],
    ]);
    expect(main).not.toContain('Your result');
  });

  test('explains the score and the next steps, and says that it is not a diagnosis', async () => {
    const { response, main } = await send(path, Array(count).fill(1));
    expect(response.status).toBe(200);
    expect(main).toContain(
      `<strong>${count} of ${count * 3}</strong>. A score like this usually points to mild`,
    );
    expect(main).toContain('It is not a diagnosis.');
    for (const way of ['href="/doctors"', 'href="/callback"', phones.admission.href]) {
      expect(main).toContain(way);
    }
  });

  test('forbids caching, sets no cookie, and stores nothing in the database or the log', async () => {
    const before = await tables();
    expect(Object.keys(before).length).toBeGreaterThan(10);
    const lines = site.logs.length;
    // A unique word among the answers would show up wherever the form data went.
    const { response } = await send(path, Array(count).fill(3), '&note=nobody-may-read-this');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('Location')).toBeNull();
    expect(await tables()).toEqual(before);
    expect(site.logs.slice(lines)).toEqual([]);
  });

  test.each([
    ['a body of another type', { 'Content-Type': 'text/plain' }, 'q1=1', 415],
    [
      'a body that is too large',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      `q1=${'1'.repeat(70_000)}`,
      413,
    ],
  ] as const)('answers %s with the questions and a message', async (_name, headers, body, status) => {
    const response = await site.fetch(path, { method: 'POST', sameOrigin: true, headers, body });
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain('role="alert"');
    expect(html.match(/<fieldset/g)).toHaveLength(count);
  });

  test('refuses answers from another site', async () => {
    const response = await site.fetch(path, {
      method: 'POST',
      headers: {
        Origin: 'https://elsewhere.example',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'q1=1',
    });
    expect(response.status).toBe(403);
  });
});

test('ignores answers in the address', async () => {
  const html = await (await site.fetch(`${mood.path}?q1=3&q9=3`)).text();
  expect(html).not.toContain('checked=""');
  expect(html).not.toContain('Your result');
});

test('with thoughts of dying the emergency numbers come before the score, even at the lowest score', async () => {
  const { main } = await send(mood.path, [0, 0, 0, 0, 0, 0, 0, 0, 1]);
  const urgent = main.indexOf('id="urgent-signs"');
  expect(urgent).toBeGreaterThan(0);
  expect(urgent).toBeLessThan(main.indexOf('1 of 27'));
  const card = main.slice(urgent, main.indexOf('href="/urgent"', urgent));
  const [now = '', today = ''] = card.split('<h2');
  for (const number of ['tel:112', 'tel:108']) expect(now).toContain(number);
  expect(now).not.toContain('tel:14416');
  for (const number of [phones.admission.href, 'tel:14416']) expect(today).toContain(number);
});

test.each(['', '/hi'])(
  'with thoughts of dying the signs and each number stand once, above the result (%s)',
  async (prefix) => {
    const { main } = await send(`${prefix}${mood.path}`, [3, 3, 3, 3, 3, 3, 3, 3, 3]);
    const numbers = ['tel:112', 'tel:108', 'tel:14416', phones.admission.href];
    for (const number of numbers) expect(main.split(`href="${number}"`), number).toHaveLength(2);
    const result = main.indexOf('id="result"');
    for (const number of numbers) expect(main.indexOf(`href="${number}"`), number).toBeLessThan(result);
    expect(main.split('id="urgent-signs"')).toHaveLength(2);
    // The helpline answers by day and by night, so it comes before the hospital.
    expect(main.indexOf('tel:14416')).toBeLessThan(main.indexOf(phones.admission.href));
  },
);

test('without thoughts of dying no emergency numbers come before the score', async () => {
  const { main } = await send(mood.path, [3, 3, 3, 3, 3, 3, 3, 3, 0]);
  expect(main).toContain('24 of 27');
  expect(main).not.toContain('id="urgent-signs"');
});

test('the pages on depression and anxiety link to their checks', async () => {
  for (const [path, check] of [
    ['/depression', mood],
    ['/anxiety', worry],
  ] as const) {
    expect(await (await site.fetch(path)).text()).toContain(`href="${check.path}"`);
  }
});
