/** Requests the prices, the rights and the privacy policy under /hi from the built Worker. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathIn } from '#app/languages/localized-path.ts';
import { pageAt as localizedPageAt } from '#app/navigation/localized-pages.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { shownRupees, specifiedPrice } from '#tests/support/specified-prices.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

async function pageAt(path: string) {
  const response = await site.fetch(path);
  const html = (await response.text()).replaceAll('<!-- -->', '');
  return { response, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
}

const { prices, rights, privacy } = publicPages;

describe.each([prices, rights, privacy].map(({ path }) => path))('/hi%s', (path) => {
  test('is in Hindi, with its Hindi title and no unmarked English', async () => {
    const { response, html, main } = await pageAt(pathIn('hi', path));
    expect(response.status).toBe(200);
    expect(html).toMatch(/<html[^>]* lang="hi"/);
    expect(main).toContain(`>${localizedPageAt('hi', path)?.title}</h1>`);
    expect(unmarkedEnglish(main)).toEqual([]);
  });

  test('links to Hindi pages where they exist', async () => {
    const { main } = await pageAt(pathIn('hi', path));
    const links = [...main.matchAll(/href="(\/[^"#?]*)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => localizedPageAt('hi', link))).toEqual([]);
  });

  test('has the headings of the English page, with the same ids', async () => {
    const [english, hindi] = await Promise.all([pageAt(path), pageAt(pathIn('hi', path))]);
    const idsIn = (main: string) => [...main.matchAll(/<h[23][^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(idsIn(hindi.main)).toEqual(idsIn(english.main));
  });
});

describe('the cost planner in Hindi', () => {
  test('submits to its Hindi address and computes the same sum', async () => {
    const query = '?therapy=cbt&sessions=12&room=luxury-room&days=3&test=16-pf';
    const [english, hindi] = await Promise.all([
      pageAt(`${prices.path}${query}`),
      pageAt(`${pathIn('hi', prices.path)}${query}`),
    ]);
    expect(hindi.main).toContain(`action="${pathIn('hi', prices.path)}#estimate"`);
    const amountsIn = (main: string) => main.match(/<article[\s\S]*<\/article>/)?.[0].match(/₹\d[\d,]*\d/g);
    expect([...(amountsIn(hindi.main) ?? [])].sort()).toEqual([...(amountsIn(english.main) ?? [])].sort());
    expect(amountsIn(hindi.main)).toContain(
      shownRupees(
        12 * specifiedPrice('therapy', 'Cognitive behavioural therapy (CBT)') +
          3 * 1.05 * specifiedPrice('rooms', 'Luxury room') +
          specifiedPrice('testing', '16 PF'),
      ),
    );
    expect(hindi.main).toContain('यह अनुमान है, बिल नहीं।');
    expect(unmarkedEnglish(hindi.main)).toEqual([]);
  });

  test('shows errors in Hindi beside the field, and preserves what was typed', async () => {
    const { response, main } = await pageAt(`${pathIn('hi', prices.path)}?therapy=cbt&sessions=999`);
    expect(response.status).toBe(400);
    expect(main).toMatch(/id="plan-sessions-error"[\s\S]*?थेरेपी के सेशन 1 से 60 के बीच पूरी संख्या में लिखें।/);
    expect(main).toContain('value="999"');
    expect(main).toContain('हिसाब अभी नहीं लग पाया');
    expect(unmarkedEnglish(main.replace('value="999"', ''))).toEqual([]);
  });
});
