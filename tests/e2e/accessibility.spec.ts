import { offlinePath } from '#app/offline/kept-pages.ts';
import { allPages } from '#app/site/pages.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const missing = '/nowhere-at-all';
const paths = [...allPages.map((page) => page.path), '/signin', offlinePath, missing];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  test(`${path}: axe finds nothing and nothing scrolls sideways, light and dark, on a phone, a tablet and a desk`, async ({
    page,
    allowFaults,
  }) => {
    if (path === missing) allowFaults('404');
    await page.goto(path);
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
