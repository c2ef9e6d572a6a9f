/** Requests home and the pages about the hospital in Hindi from the built Worker. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathIn } from '#app/languages/localized-path.ts';
import { catalogueOf, pageAt as localizedPageAt } from '#app/navigation/localized-pages.ts';
import { home, publicPages } from '#app/navigation/pages.ts';
import { replaceLinks } from '#tests/e2e/link-rows.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';

let site: Site;

/** English title as staff typed it. Button labels contain it too. */
const typed = 'Walking together';

beforeAll(async () => {
  site = await acquireSite();
  await replaceLinks(site, [
    { category: 'homestories', title: typed, consentBy: 'A. Kaur' },
    { category: 'homeyoutube' },
    { category: 'homeinsta', title: typed },
    { category: 'mediayoutube', title: typed },
    { category: 'mediayoutubelatest' },
    { category: 'mediainsta' },
  ]);
});

afterAll(() => site.dispose());

const { about, management, pictures, videos, reels } = publicPages;
const pages = [home, about, management, pictures, videos, reels];
const pageAt = async (path: string) => (await site.fetch(path)).text();
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const propsOf = (html: string, island: string) =>
  [...html.matchAll(new RegExp(`data-island="${island}"[^>]*data-props="([^"]*)"`, 'g'))].map(
    ([, props = '']) => JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&')),
  );

describe.each(pages)('$path in Hindi', ({ path }) => {
  test('has its own address and links to the English page', async () => {
    const response = await site.fetch(pathIn('hi', path));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="hi"');
    expect(html).toContain(`<title>${localizedPageAt('hi', path)?.title}`);
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${pathIn('hi', path)}"`));
    expect(html).toMatch(new RegExp(`rel="alternate" hrefLang="en" href="[^"]*${path}"`, 'i'));
    expect(await pageAt(path)).toMatch(
      new RegExp(`rel="alternate" hrefLang="hi" href="[^"]*${pathIn('hi', path)}"`, 'i'),
    );
  });

  test('contains no English text that is not marked as English', async () => {
    expect(unmarkedEnglish(await pageAt(pathIn('hi', path)), [typed])).toEqual([]);
  });

  test('links to the Hindi version of every page that has one', async () => {
    const links = [...mainOf(await pageAt(pathIn('hi', path))).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(
      ([, to = '']) => to,
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((to) => catalogueOf('hi').includes(to))).toEqual([]);
  });
});

test('hydrated parts get their words in the language of the page only', async () => {
  for (const [path, locale] of [
    ['/', 'en'],
    ['/hi', 'hi'],
  ] as const) {
    const html = await pageAt(path);
    for (const island of [
      'CarouselControls',
      'FlipButton',
      'HeroLoop',
      'RoomViewer',
      'VideoPlayer',
      'ReelPlayer',
    ]) {
      const [props] = propsOf(html, island);
      const words = JSON.stringify(props?.words ?? props?.label);
      expect(/[\u0900-\u097f]/.test(words), `${island} on ${path}`).toBe(locale === 'hi');
    }
  }
  expect(propsOf(await pageAt('/'), 'RoomViewer')[0]).not.toHaveProperty('rooms');
});

test('the picture viewer opens at its Hindi address, and its links lead to Hindi addresses', async () => {
  const html = await pageAt('/hi/pictures?photo=3');
  expect(html).toContain('role="dialog"');
  expect(html).toContain('aria-label="अगली तस्वीर"');
  expect(html).toContain('href="/hi/pictures?photo=4"');
  expect(mainOf(html)).not.toContain(`href="/pictures?photo=`);
});

test('a title typed by staff is marked as English, and a link without a title gets a Hindi name', async () => {
  const html = await pageAt('/hi');
  expect(html).toMatch(new RegExp(`<h3[^>]* lang="en"[^>]*>${typed}</h3>`));
  expect(html).toMatch(/<h3(?![^>]* lang=)[^>]*>हमारे चैनल का वीडियो 1<\/h3>/);
  expect(await pageAt('/')).toMatch(new RegExp(`<h3(?![^>]* lang=)[^>]*>${typed}</h3>`));
});
