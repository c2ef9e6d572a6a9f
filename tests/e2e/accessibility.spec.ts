import { offlinePath } from '#app/offline/kept-pages.ts';
import { allPages } from '#app/site/pages.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { readThrough, shiftsSoFar, watchShifts } from './layout-shift.ts';

const missing = '/nowhere-at-all';
const paths = [...allPages.map((page) => page.path), '/signin', offlinePath, missing];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  test(`${path}: nothing moves by itself, axe finds nothing and nothing scrolls sideways, light and dark, on a phone, a tablet and a desk`, async ({
    page,
    allowFaults,
  }) => {
    if (path === missing) allowFaults('404');
    await watchShifts(page);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await readThrough(page);
      expect(await shiftsSoFar(page), `shifts at ${width} px`).toBeLessThanOrEqual(0.02);
    }
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { wide, visible } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        visible: document.documentElement.clientWidth,
      }));
      expect(wide, `${width} px wide`).toBeLessThanOrEqual(visible);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page, `${colorScheme}, ${width} px wide`);
      }
    }
  });
}
