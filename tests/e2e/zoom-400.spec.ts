import { expectNoSidewaysScroll } from './display-modes.ts';
import { expect, forceLayout, type Page, test } from './fixtures.ts';
import { installLocalizedFonts } from './localized-fonts.ts';
import { lostTexts } from './lost-texts.ts';
import { templatePaths } from './templates.ts';

/** A window of 1280 by 1024 px at 400 %, as in WCAG 1.4.10. */
const zoomed = { width: 320, height: 256 };

/** Returns the lower edge of the heading's first line. */
const firstLineEnd = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { top } = heading.getBoundingClientRect();
    return top + Number.parseFloat(getComputedStyle(heading).lineHeight);
  });

/** Returns the share of the screen's height that sticky and fixed elements cover. */
const coveredShare = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
      .reduce((sum, height) => sum + height / innerHeight, 0),
  );

test.use({ viewport: zoomed });

test.beforeEach(async ({ context }) => {
  await installLocalizedFonts(context);
});

for (const path of templatePaths) {
  test(
    `${path} at 400 % shows its heading and the crisis numbers first, and stays readable`,
    path === '/depression' ? {} : { tag: '@full' },
    async ({ page }) => {
      await page.goto(path);
      expect(await firstLineEnd(page)).toBeLessThanOrEqual(zoomed.height);
      const crisis = page.locator('aside:has([href="tel:112"])').first();
      for (const number of ['tel:112', 'tel:14416']) {
        await expect(crisis.locator(`[href="${number}"]`)).toBeInViewport({ ratio: 1 });
      }
      await page.evaluate(forceLayout);
      await expectNoSidewaysScroll(page, path);
      expect(await lostTexts(page)).toEqual([]);

      // Half a screen at a time, because a sticky element covers text only while its parent is in view.
      const end = await page.evaluate(() => document.body.scrollHeight);
      expect(end).toBeGreaterThan(zoomed.height);
      for (let top = 0; top < end; top += zoomed.height / 2) {
        await page.evaluate((y) => scrollTo(0, y), top);
        expect(await coveredShare(page), `${path}, ${top} px down`).toBeLessThanOrEqual(1 / 3);
      }
    },
  );
}
