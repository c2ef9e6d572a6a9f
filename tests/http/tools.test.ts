/** The sheets and the timer under /tools, asked for over HTTP from the built Worker. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenFacts } from '#app/hospital-facts/written-facts.ts';
import { allPages } from '#app/navigation/pages.ts';
import { checkPages, selfHelpOf, toolPages } from '#app/navigation/self-help-pages.ts';
import { keptPaths } from '#app/offline/kept-paths.server.ts';
import { borrowSite } from '#tests/support/borrowed-site.ts';
import { ownScriptBytes } from '#tests/support/own-scripts.ts';
import type { Site } from '#tests/support/site.ts';

const { phones } = writtenFacts;

let site: Site;

beforeAll(async () => {
  site = await borrowSite();
});

afterAll(() => site.dispose());

const pageAt = async (path: string) => {
  const response = await site.fetch(path);
  const html = await response.text();
  return { response, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
};

const { tools, ...sheets } = toolPages;

test('the list of tools leads to every sheet and to both checks', async () => {
  const { main } = await pageAt(tools.path);
  for (const { path } of [...Object.values(sheets), ...Object.values(checkPages)]) {
    expect(main).toContain(`href="${path}"`);
  }
});

describe.each(Object.values(sheets))('$path', ({ path, title }) => {
  test('is a whole sheet without scripts: every question, and no form that could send an answer', async () => {
    const { response, html, main } = await pageAt(path);
    expect(response.status).toBe(200);
    expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(main).not.toContain('<form');
    const fields = main.match(/<(?:textarea|input)[^>]*>/g) ?? [];
    expect(fields.length).toBeGreaterThan(2);
    // A field with a name could be sent by a form that is put round it one day.
    expect(fields.filter((field) => / name=/.test(field))).toEqual([]);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  test('says where the words go, and how to delete and print them', async () => {
    const { main } = await pageAt(path);
    expect(main).toContain('never sent to us');
    expect(main).toContain('Delete from this device');
    expect(main).toContain('Print this sheet');
    expect(main).toContain('To print it, use your browser’s menu.');
  });

  test('needs no file of script, and may be kept by the browser for when there is no network', async () => {
    const { html } = await pageAt(path);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html).not.toContain('modulepreload');
    // What counts comes to the 1 KiB that holds for every page without React: it was 1293 bytes with it.
    const ceiling = path === sheets.fitTimer.path ? 1.425 : 1.1;
    expect(ownScriptBytes(html)).toBeLessThanOrEqual(ceiling * 1024);
    expect(keptPaths).toContain(path);
  });
});

test('the safety plan has the numbers to call on it, as the facts have them', async () => {
  const { main } = await pageAt(sheets.safetyPlan.path);
  const step = main.slice(main.indexOf('5. Whom to call'), main.indexOf('My own doctor'));
  for (const href of ['tel:112', 'tel:108', 'tel:14416', phones.admission.href]) {
    expect(step).toContain(href);
  }
});

test('the timer’s page has the numbers of an ambulance beside the clock, and no line that talks', async () => {
  const { main } = await pageAt(sheets.fitTimer.path);
  const timer = main.slice(main.indexOf('aria-label="Timer"'), main.indexOf('What to do'));
  for (const href of ['tel:112', 'tel:108']) expect(timer).toContain(href);
  expect(timer).not.toContain('14416');
  expect(timer).toContain('At five minutes call 112.');
});

test('the pages on seizures, sleep, headache and craving lead to their sheets', async () => {
  const led = allPages.filter(({ path }) => selfHelpOf(path).length > 0);
  expect(led.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/seizure', '/insomnia', '/migraine', '/relapse-prevention', '/depression']),
  );
  for (const { path } of led) {
    const { main } = await pageAt(path);
    for (const tool of selfHelpOf(path)) expect(main).toContain(`href="${tool.path}"`);
  }
});
