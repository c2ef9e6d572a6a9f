import { type Locale, locales, otherLocales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { searchPath } from '#app/navigation/navigation.ts';
import { taskPages } from '#app/navigation/pages.ts';
import { selfCheckPages, toolPages } from '#app/navigation/self-help-pages.ts';
import { offlinePath } from '#app/offline/offline-pages.ts';
import { readLocalizedPages } from '#tools/information-pages/localized-pages.ts';
import { bookableDoctor } from './booking.ts';
import {
  applyMode,
  describeModes,
  expectNoSidewaysScroll,
  layoutModes,
  sharedLayoutModes,
  widths,
} from './display-modes.ts';
import { expect, expectNoAxeViolations, type Page } from './fixtures.ts';
import { expectHeroContrast } from './hero-contrast.ts';
import { expectNoShift, scrollThrough } from './layout-shift.ts';
import { sheetsOf } from './paper.ts';
import { test } from './shared-window.ts';

const missing = '/nowhere-at-all';

/**
 * A page of each layout. `accessibility.spec.ts` checks the English pages of the same templates in more looks.
 */
const templates: readonly string[] = [
  '/',
  '/doctors',
  bookableDoctor.path,
  `${bookableDoctor.path}/book`,
  '/depression',
  '/therapyCounselling',
  '/rights',
  '/pictures',
  selfCheckPages.mood.path,
  toolPages.safetyPlan.path,
  searchPath,
  missing,
];

/** The page that a browser visits at each commit, in each locale. The booking in each locale visits others. */
const atEachCommit = '/depression';

const asking = [...Object.values(taskPages).map(({ path }) => path), toolPages.fitTimer.path, offlinePath];
/** A search for a word of each language. */
const queries: Readonly<Record<Locale, string>> = { en: 'sleep', hi: 'नींद', pa: 'ਨੀਂਦ' };

const inNoCatalogue = [bookableDoctor.path, `${bookableDoctor.path}/book`, searchPath, missing];

/**
 * Finds words broken between letters, where no hyphen or slash allows a line break. Addresses may break
 * anywhere.
 */
const brokenWords = (page: Page, locale: Locale) =>
  page.evaluate((script) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of text.data.matchAll(new RegExp(`\\p{scx=${script}}+`, 'gu'))) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size > 1)
          found.push(word);
      }
    }
    return found;
  }, locales[locale].script);

for (const locale of otherLocales) {
  const pages = [...(await readLocalizedPages(locale)).keys()];
  const catalogued = [...new Set([...pages, ...asking])];
  const ownTemplates = templates.filter((path) => catalogued.includes(path) || inNoCatalogue.includes(path));

  if (!ownTemplates.includes(atEachCommit)) throw new Error(`${locale} has no page ${atEachCommit}.`);

  for (const path of new Set([...ownTemplates, ...catalogued])) {
    const looks = path === '/' ? layoutModes : sharedLayoutModes;
    const address = pathIn(locale, path === searchPath ? `${path}?q=${queries[locale]}` : path);

    test(
      `${address}: no layout shift, no sideways scrolling, no broken word and no axe violation, ${describeModes(looks)}`,
      path === atEachCommit && locale === 'hi' ? {} : { tag: '@full' },
      async ({ page, allowFaults }) => {
        if (path === missing) allowFaults('404');
        await page.setViewportSize({ width: 360, height: 900 });
        await page.goto(address);
        await scrollThrough(page);
        await expectNoShift(page, '360 px wide');
        for (const width of [...widths.toReversed(), 320]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSidewaysScroll(page, `${width} px wide`);
          // On a busy machine the glyphs of a line may be laid out a moment after the line itself.
          await expect.poll(() => brokenWords(page, locale), `${width} px wide`).toEqual([]);
          for (const look of looks.filter((one) => one.width === width && one.rules === 'all')) {
            const seen = `${look.colorScheme}, ${width} px wide`;
            await applyMode(page, look);
            await expectNoAxeViolations(page, seen);
            if (path === '/') await expectHeroContrast(page, seen);
          }
        }
      },
    );
  }

  test(`sheets to fill in by hand print on one page in ${locale}, as in English`, { tag: '@full' }, async ({
    page,
  }) => {
    for (const { path } of [toolPages.safetyPlan, toolPages.cravingCard]) {
      await page.goto(pathIn(locale, path));
      expect(await sheetsOf(page), path).toHaveLength(1);
    }
  });

  test(`text in ${locale} has the font size and line height that its marks need, on a phone and on a desktop`, {
    tag: '@full',
  }, async ({ page }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/depression', '/therapyCounselling', '/about']) {
        await page.goto(pathIn(locale, path));
        const cramped = await page.evaluate((script) => {
          const letter = new RegExp(`\\p{Script=${script}}`, 'u');
          const found: string[] = [];
          const texts = document.createTreeWalker(
            document.querySelector('main') ?? document.body,
            NodeFilter.SHOW_TEXT,
          );
          while (texts.nextNode()) {
            const { data, parentElement } = texts.currentNode as Text;
            if (!letter.test(data) || !parentElement?.checkVisibility()) continue;
            const { fontSize, lineHeight, letterSpacing, fontStyle } = getComputedStyle(parentElement);
            const size = Number.parseFloat(fontSize);
            const lines = Number.parseFloat(lineHeight) / size;
            const enough = parentElement.closest('h1, h2, h3, h4') ? 1.44 : 1.74;
            if (
              lines < enough ||
              size < 15.9 ||
              !['normal', '0px'].includes(letterSpacing) ||
              fontStyle !== 'normal'
            )
              found.push(
                `${data.trim().slice(0, 30)}: ${fontSize}, ${lines.toFixed(2)}, ${letterSpacing}, ${fontStyle}`,
              );
          }
          return found;
        }, locales[locale].script);
        expect(cramped, `${path}, ${width} px wide`).toEqual([]);
      }
    }
  });
}
