/** Requests the page of all urgent signs from the built Worker. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { urgentIds } from '#app/content/dangers/urgent-groups.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { asCached } from '#tests/support/as-cached.ts';
import { compressedSizeFor } from '#tests/support/compressed-size.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

async function visit(query = '', path: `/${string}` = '/urgent') {
  const response = await site.fetch(path + query);
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const ids = [...main.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
  return { response, html, main, ids };
}

describe.each(localeTags)('in %s', (locale) => {
  const path = pathIn(locale, '/urgent');

  test('every urgent sign has an anchor, each id is there once, and the numbers come first', async () => {
    const { response, html, main, ids } = await visit('', path);
    expect(response.status).toBe(200);
    expect(ids.toSorted()).toEqual(urgentIds.toSorted());
    const all = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
    const top = main.slice(0, main.indexOf('<search'));
    for (const call of ['112', '108', '14416', '1800-891-4416']) expect(top).toContain(`href="tel:${call}"`);
    expect(top).toContain(`href="${defaultFacts.phones.admission.href}"`);
    expect(top).toContain(`href="${pathIn(locale, '/tools/first-aid')}"`);
    expect(main).toContain('id="departments"');
  });

  test('its compressed HTML is below 30 KB, and it loads no script file', async () => {
    const { html } = await visit('', path);
    expect(compressedSizeFor(30_000, asCached(html))).toBeLessThan(30_000);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  });
});

test.each([
  ['choking', 'choking'],
  ['chokes', 'choking'],
  ['साँस', 'blue'],
  ['saans', 'blue'],
  ['ਸਾਹ', 'blue'],
  ['lithium', 'lithium-toxic'],
])('the filter finds a sign by “%s”, and leaves others out', async (typed, id) => {
  const { ids, main } = await visit(`?q=${encodeURIComponent(typed)}`);
  expect(ids).toContain(id);
  expect(ids.length).toBeLessThan(urgentIds.length / 2);
  expect(main).toContain(`value="${typed}"`);
});

test('the best match comes first, and the box for poison does not stand above a sign for today', async () => {
  const { ids, main } = await visit('?q=lithium+loose+motions');
  expect(ids[0]).toBe('lithium-sick-day');
  expect(main).not.toContain('role="alert"');
  expect((await visit('?q=lithium+loose+motions+cannot+be+woken')).main).toContain('role="alert"');
  expect((await visit('?q=mother+lost')).ids[0]).toBe('missing');
});

test('a filter that finds nothing says so with the number, and shows all signs', async () => {
  const { ids, main } = await visit('?q=zzzzqq');
  expect(ids).toHaveLength(urgentIds.length);
  expect(main.match(/role="status">([\s\S]*?)<\/p>/)?.[1]).toMatch(/zzzzqq.*call 112/);
});

test('a danger typed into the filter shows its box first', async () => {
  const { main } = await visit('?q=he+drank+spray');
  expect(main.indexOf('role="alert"')).toBeGreaterThan(0);
  expect(main.indexOf('role="alert"')).toBeLessThan(main.indexOf('<h1'));
});

test('no shared cache stores a filtered page, nor one with an unknown parameter, which changes nothing', async () => {
  expect((await visit('?q=fit')).response.headers.get('Cache-Control')).toMatch(/^private, max-age=0/);
  const { ids, response } = await visit('?about=child');
  expect(ids).toHaveLength(urgentIds.length);
  expect(response.headers.get('Cache-Control')).toMatch(/^private, max-age=0/);
});

test('the signs are in the sitemap in each locale, and the shortcut of the web app leads to them', async () => {
  const sitemap = await (await site.fetch('/sitemap.xml')).text();
  for (const locale of localeTags) expect(sitemap).toContain(`${pathIn(locale, '/urgent')}</loc>`);
  const manifest = (await (await site.fetch('/manifest.webmanifest')).json()) as {
    readonly shortcuts: readonly { readonly url: string }[];
  };
  expect(manifest.shortcuts[0]?.url).toBe('/urgent');
});
