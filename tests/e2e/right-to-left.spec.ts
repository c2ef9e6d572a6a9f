import { defaultLocale, locales, localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { bookableDoctor } from './booking.ts';
import { expectNoSidewaysScroll } from './display-modes.ts';
import { expect, forceLayout, test } from './fixtures.ts';

/** A locale that is written from right to left. `npm run pseudo-locale` adds one; without it, the test mirrors English pages. */
const mirrored = localeTags.find((locale) => locales[locale].dir === 'rtl');

const paths = ['/', publicPages.doctors.path, '/depression', `${bookableDoctor.path}/book`];

for (const path of paths)
  test(`${path} does not scroll sideways from right to left, at 360 and 1440 px`, async ({ page }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathIn(mirrored ?? defaultLocale, path));
      const root = page.locator('html');
      if (!mirrored) await root.evaluate((element) => element.setAttribute('dir', 'rtl'));
      await expect(root).toHaveAttribute('dir', 'rtl');
      await page.evaluate(forceLayout);
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
      // The page begins at the right: so does its heading.
      const heading = await page.locator('main h1').first().boundingBox();
      expect(heading && heading.x + heading.width).toBeGreaterThan(width / 2);
    }
  });
