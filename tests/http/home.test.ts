/** Structure of home. The browser tests of home check how its parts behave. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startsIn } from '#app/content/home/home-content.ts';
import { homeSections } from '#tests/support/home-sections.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

let site: Site;
let main: string;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
  // Home shows a story only with a consent, and the demonstration has none.
  await site.binding
    .prepare(
      "update social_links set consent_by = 'The patient', consent_on = '2026-11-01' where category = 'homestories'",
    )
    .run();
  // The whole page at once, with the parts that are otherwise streamed.
  const html = await (await site.fetch('/?complete=1')).text();
  main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
});

afterAll(() => site.dispose());

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();

/** HTML of the section below a heading, up to the next heading of level 2. */
function sectionOf(title: string): string {
  const sections = main.split(/(?=<h2[\s>])/);
  const section = sections.find((html) => textOf(html.split('</h2>')[0] ?? '') === title);
  if (!section) throw new Error(`Home has no section "${title}".`);
  return section;
}

test('the sections are in the order of requirement 10, below "Who is the help for?"', () => {
  const titles = [...main.matchAll(/<h2[\s>][\s\S]*?<\/h2>/g)].map(([heading]) => textOf(heading));
  expect(titles).toEqual(homeSections);
});

test('the entries link to their pages, and the entry for urgent help calls', () => {
  const entries = sectionOf('Who is the help for?');
  const addresses: readonly (string | undefined)[] = [...entries.matchAll(/<a [^>]*href="([^"]*)"/g)].map(
    ([, href]) => href,
  );
  const starts = startsIn('en');
  expect(starts.length).toBeGreaterThanOrEqual(3);
  for (const { links } of starts)
    for (const { path } of links) expect(addresses, `a link to ${path}`).toContain(path);
  expect(addresses).toEqual(
    expect.arrayContaining(['tel:112', 'tel:14416', expect.stringMatching(/^tel:\+91\d{10}$/)]),
  );
});
