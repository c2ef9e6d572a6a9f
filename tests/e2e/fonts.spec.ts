import type { Page } from 'playwright/test';
import subsetFont from 'subset-font';
import { localeFonts } from '#app/languages/locale-fonts.ts';
import { locales, otherLocales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { fontFaces, fontPath } from '#app/ui/theme/tokens.ts';
import { readLocalizedPages } from '#tools/information-pages/localized-pages.ts';
import { conjunctsOf, measureGlyphs } from './conjuncts.ts';
import { expectNoSidewaysScroll } from './display-modes.ts';
import { expect, test } from './fixtures.ts';
import { expectNoShift, recordShifts } from './layout-shift.ts';
import { fontFile } from './localized-fonts.ts';

for (const width of [1280, 1440]) {
  test(`at ${width} px text at 200 % pushes nothing of home out of view`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page, 'text at 200 %');
  });
}

for (const [path, width] of [
  ['/ocd', 360],
  ['/non-refreshing-sleep', 360],
  ['/privacyPolicy', 360],
  ['/conduct-disorder', 1440],
] as const) {
  test(
    `${path} at ${width} px: late fonts shift nothing`,
    path === '/ocd' ? {} : { tag: '@full' },
    async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expectNoShift(page);
    },
  );
}

test.describe('the fonts of the site', () => {
  const fontsAskedFor = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(request.url());
    });
    return asked;
  };
  const family = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

  test('are fetched after the first page has loaded, and used from the second page on', async ({ page }) => {
    const asked = fontsAskedFor(page);
    // Counted in the event handler, because a busy machine may request the fonts before the next line of the
    // test.
    let beforeLoad: number | undefined;
    page.once('load', () => {
      beforeLoad = asked.length;
    });
    await page.goto('/ocd', { waitUntil: 'load' });
    expect(beforeLoad).toBe(0);
    expect(await family(page)).toMatch(/^"Mukta fallback"/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).not.toBeNull();
    expect(asked).toHaveLength(3);
    expect(await family(page)).toMatch(/^"Mukta fallback"/);
    await page.goto('/psychiatry');
    expect(await family(page)).toMatch(/^Mukta/);
    expect(await page.evaluate(() => document.fonts.check('1em Mukta'))).toBe(true);
  });

  test('are used at once without scripts', { tag: '@full' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const asked = fontsAskedFor(page);
    await page.goto('/ocd');
    await expect.poll(() => asked.length).toBe(3);
    await context.close();
  });
});

for (const locale of otherLocales) {
  const { script } = locales[locale];
  const faces = localeFonts[locale]?.faces ?? [];
  const conjuncts = conjunctsOf(script);

  test.describe(`the ${script} fonts`, () => {
    for (const [index, [file]] of faces.entries()) {
      // At each commit one file shows that the packages are read with their features. One tool reads them all.
      test(
        `${file} joins conjuncts into one glyph`,
        index === 0 && locale === otherLocales.at(-1) ? {} : { tag: '@full' },
        async ({ page, baseURL }) => {
          await page.goto(`${baseURL}/robots.txt`);
          expect(conjuncts.length).toBeGreaterThan(0);
          for (const { word, parts } of conjuncts) {
            const { joined, apart } = await measureGlyphs(page, fontFile(file), word, parts);
            const isJoined = joined < apart * 0.97;
            // Martel has no joined glyph for this conjunct. Its package draws the virama too, as the spelling of
            // the Hindi Directorate does.
            expect(isJoined, `${word} beside ${parts}: ${joined}, ${apart}`).toBe(
              !(file === 'martel-devanagari-700' && word === 'द्ध'),
            );
          }
        },
      );
    }

    test('are fetched on a page of their locale, and no font of another script', { tag: '@full' }, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      const asked = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'font') asked.add(new URL(request.url()).pathname);
      });
      await page.goto(pathIn(locale, '/depression'));
      await page.evaluate(() => document.fonts.ready);
      expect([...asked].sort()).toEqual([...fontFaces, ...faces].map(([file]) => fontPath(file)).sort());
      await context.close();
    });

    const { secondLocale } = locales[locale];
    if (secondLocale) {
      test('are fetched with those of the rest on a page that the locale only introduces', {
        tag: '@full',
      }, async ({ browser, baseURL }) => {
        const pages = await readLocalizedPages(locale);
        const [path = ''] = [...pages].find(([, { isWhole }]) => !isWhole) ?? [];
        const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
        const page = await context.newPage();
        const asked = new Set<string>();
        page.on('request', (request) => {
          if (request.resourceType() === 'font') asked.add(new URL(request.url()).pathname);
        });
        await page.goto(pathIn(locale, path));
        const files = [...fontFaces, ...faces, ...(localeFonts[secondLocale]?.faces ?? [])];
        await expect.poll(() => [...asked].sort()).toEqual(files.map(([file]) => fontPath(file)).sort());
        await context.close();
      });
    }

    test('the check notices a font file that lost its features', { tag: '@full' }, async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${baseURL}/robots.txt`);
      const [file = ''] = faces[0] ?? [];
      const bare = await subsetFont(fontFile(file), conjuncts.map(({ parts }) => parts).join(''), {
        targetFormat: 'woff2',
        keepFeatures: ['kern'],
      });
      for (const { word, parts } of conjuncts) {
        const { joined, apart } = await measureGlyphs(page, bare, word, parts);
        expect(joined, `${word} beside ${parts}`).toBeGreaterThanOrEqual(apart * 0.97);
      }
    });
  });
}
