/** Requests the sheets and the timer under /tools from the built Worker. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstAidBoxIds } from '#app/content/sheets/first-aid-boxes.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { otherLocales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { selfCheckPages, selfHelpPagesOf, toolPages } from '#app/navigation/self-help-pages.ts';
import { offlinePagePaths } from '#app/offline/offline-page-paths.server.ts';
import { inlineScriptBytes } from '#tests/support/inline-scripts.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';

const { phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

const pageAt = async (path: string) => {
  const response = await site.fetch(path);
  const html = await response.text();
  return { response, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
};

const { tools, firstAid, ...sheets } = toolPages;

test('the list of tools links to every sheet and to both checks', async () => {
  const { main } = await pageAt(tools.path);
  for (const { path } of [firstAid, ...Object.values(sheets), ...Object.values(selfCheckPages)]) {
    expect(main).toContain(`href="${path}"`);
  }
});

describe.each(Object.values(sheets))('$path', ({ path, title }) => {
  test('is complete without scripts: every question, and no form that could send an answer', async () => {
    const { response, html, main } = await pageAt(path);
    expect(response.status).toBe(200);
    expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(main).not.toContain('<form');
    const fields = main.match(/<(?:textarea|input)[^>]*>/g) ?? [];
    expect(fields.length).toBeGreaterThan(2);
    // Fields have no name, so that no form could ever send them.
    expect(fields.filter((field) => / name=/.test(field))).toEqual([]);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('says where the answers go, and how to delete and print them', async () => {
    const { main } = await pageAt(path);
    expect(main).toContain('never sent to us');
    expect(main).toContain('Delete from this device');
    expect(main).toContain('Print this sheet');
    expect(main).toContain('To print it, use your browser’s menu.');
  });

  test('loads no script file, and may be stored for use without a network', async () => {
    const { html } = await pageAt(path);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html).not.toContain('modulepreload');
    // Limits in KiB, and 64 bytes as on every page (every-page.test.ts). The fit timer adds its clock to the script of every sheet: 1,463 bytes when it was
    // measured, and 12 bytes more since breakpoints are in em.
    const ceiling = path === sheets.fitTimer.path ? 1.462 : 1.125;
    expect(inlineScriptBytes(html)).toBeLessThanOrEqual(ceiling * 1024 + 64);
    expect(offlinePagePaths).toContain(path);
  });
});

test('the safety plan lists the emergency numbers of the facts', async () => {
  const { main } = await pageAt(sheets.safetyPlan.path);
  const step = main.slice(main.indexOf('5. Whom to call'), main.indexOf('My own doctor'));
  for (const href of ['tel:112', 'tel:108', 'tel:14416', phones.admission.href]) {
    expect(step).toContain(href);
  }
});

test('the timer’s page has the ambulance numbers beside the clock, and no helpline that only talks', async () => {
  const { main } = await pageAt(sheets.fitTimer.path);
  const timer = main.slice(main.indexOf('aria-label="Timer"'), main.indexOf('What to do'));
  for (const href of ['tel:112', 'tel:108']) expect(timer).toContain(href);
  expect(timer).not.toContain('14416');
  expect(timer).toContain('At five minutes call 112.');
});

test('the pages on seizures, sleep, headache and craving link to their sheets', async () => {
  const pages = readInformationPages().map(({ frontMatter }) => frontMatter);
  const withSelfHelp = pages.filter(({ selfHelp }) => selfHelp);
  expect(withSelfHelp.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/seizure', '/insomnia', '/migraine', '/relapse-prevention', '/depression']),
  );
  for (const { path, selfHelp = [] } of withSelfHelp) {
    const { main } = await pageAt(path);
    for (const tool of selfHelpPagesOf(selfHelp)) expect(main).toContain(`href="${tool.path}"`);
  }
});

test('the first-aid sheet has nine boxes with anchors, works without scripts, and is stored for use without a network', async () => {
  const { response, html, main } = await pageAt(firstAid.path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect([...main.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...firstAidBoxIds]);
  for (const href of ['tel:112', 'tel:108', '#no-breath']) expect(main).toContain(`href="${href}"`);
  expect(main).toContain('Print this sheet');
  expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  expect(offlinePagePaths).toEqual(
    expect.arrayContaining([firstAid.path, ...otherLocales.map((locale) => pathIn(locale, firstAid.path))]),
  );
});

test('a page with a danger of the sheet links to its box', async () => {
  const { main } = await pageAt('/seizure');
  expect(main).toContain(`href="${firstAid.path}#fit"`);
});

test.each(['gala atak gaya', 'haath jal gaya', 'CPR', 'प्राथमिक उपचार', 'ਮੁੱਢਲੀ ਸਹਾਇਤਾ'])(
  'the search finds the first-aid sheet for “%s”',
  async (question) => {
    const { main } = await pageAt(`/search?q=${encodeURIComponent(question)}`);
    expect(main).toContain(`href="${firstAid.path}"`);
  },
);
