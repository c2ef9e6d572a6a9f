/** Requests the checks and sheets under /hi from the built Worker. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { pageAt as localizedPageAt } from '#app/navigation/localized-pages.ts';
import { selfCheckPages, toolPages } from '#app/navigation/self-help-pages.ts';
import { inlineScriptBytes } from '#tests/support/inline-scripts.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';

const { phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

async function pageAt(path: string, answers?: readonly (number | undefined)[]) {
  const fields = (answers ?? []).flatMap((points, index) =>
    points === undefined ? [] : [[`q${index + 1}`, String(points)]],
  );
  const response = await site.fetch(
    path,
    answers && {
      method: 'POST',
      sameOrigin: true,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams(fields)}`,
    },
  );
  const html = (await response.text()).replaceAll('<!-- -->', '');
  return { response, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
}

const pages = [...Object.values(selfCheckPages), ...Object.values(toolPages)];

describe.each(pages.map(({ path }) => path))('/hi%s', (path) => {
  test('is in Hindi, with its Hindi title and no unmarked English', async () => {
    const { response, html, main } = await pageAt(pathIn('hi', path));
    expect(response.status).toBe(200);
    expect(html).toMatch(/<html[^>]* lang="hi"/);
    expect(main).toContain(`>${localizedPageAt('hi', path)?.title}</h1>`);
    expect(unmarkedEnglish(main)).toEqual([]);
  });

  test('links to Hindi pages, and to the English page only through the language switch', async () => {
    const { html, main } = await pageAt(pathIn('hi', path));
    expect(html).toMatch(new RegExp(`<a href="${path}"[^>]*hrefLang="en"`, 'i'));
    for (const { path: other } of pages) expect(main).not.toContain(`href="${other}"`);
  });

  test('loads no script file', async () => {
    const { html } = await pageAt(pathIn('hi', path));
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    // The limit is a little higher than in English: Hindi pages also store the chosen language (decision
    // 0095).
    const ceiling = path === toolPages.fitTimer.path ? 1.6 : 1.25;
    expect(inlineScriptBytes(html)).toBeLessThanOrEqual(ceiling * 1024 + 64);
  });
});

describe.each([
  [selfCheckPages.mood.path, 9],
  [selfCheckPages.worry.path, 7],
] as const)('the form of /hi%s', (path, count) => {
  test('submits to its Hindi address, and names each unanswered question in Hindi', async () => {
    const { response, main } = await pageAt(pathIn('hi', path), [2]);
    expect(response.status).toBe(400);
    expect(main).toContain(`action="${pathIn('hi', path)}"`);
    expect(main.match(/checked=""/g)).toHaveLength(1);
    for (let number = 2; number <= count; number++) expect(main).toContain(`सवाल ${number} का एक जवाब चुनें।`);
    expect(unmarkedEnglish(main)).toEqual([]);
  });

  test('shows the score in Hindi, and is not cached', async () => {
    const lines = site.logs.length;
    const { response, main } = await pageAt(pathIn('hi', path), Array(count).fill(1));
    expect(response.status).toBe(200);
    expect(main).toContain(`<strong>${count * 3} में से ${count} अंक</strong>`);
    expect(main).toContain('यह बीमारी की पहचान नहीं है।');
    expect(unmarkedEnglish(main)).toEqual([]);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(site.logs.slice(lines)).toEqual([]);
  });

  test('refuses a body that is not a form, with a message in Hindi', async () => {
    const response = await site.fetch(pathIn('hi', path), {
      method: 'POST',
      sameOrigin: true,
      headers: { 'Content-Type': 'text/plain' },
      body: 'q1=1',
    });
    expect(response.status).toBe(415);
    expect(await response.text()).toContain('जवाब इसी फ़ॉर्म से भेजें।');
  });
});

test('without thoughts of dying no emergency numbers come before the score', async () => {
  const { main } = await pageAt(pathIn('hi', selfCheckPages.mood.path), [3, 3, 3, 3, 3, 3, 3, 3, 0]);
  expect(main).toContain('27 में से 24 अंक');
  expect(main).not.toContain('id="urgent-signs"');
});

test('with thoughts of dying the emergency numbers come before the score in Hindi too', async () => {
  const { main } = await pageAt(pathIn('hi', selfCheckPages.mood.path), [0, 0, 0, 0, 0, 0, 0, 0, 1]);
  const urgent = main.indexOf('id="urgent-signs"');
  expect(urgent).toBeGreaterThan(0);
  expect(urgent).toBeLessThan(main.indexOf('27 में से 1 अंक'));
  const card = main.slice(urgent, main.indexOf('href="/hi/urgent"', urgent));
  const [now = '', today = ''] = card.split('<h2');
  for (const number of ['tel:112', 'tel:108']) expect(now).toContain(number);
  expect(now).not.toContain('tel:14416');
  for (const number of [phones.admission.href, 'tel:14416']) expect(today).toContain(number);
});
