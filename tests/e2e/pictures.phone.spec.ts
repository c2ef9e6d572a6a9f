import { allPages } from '#app/navigation/pages.ts';
import { emulateMobileConnection } from './emulated-connection.ts';
import { expect, markHandled, test } from './fixtures.ts';

/** Bytes of pictures that a phone may download before it scrolls (`docs/design.md`). */
const budget = 250_000;

/** Pages per test. A new window for each page would take longer than the page. */
const atOnce = 10;

// The highest density of screens that are 360 px wide, which load the largest files.
test.use({ deviceScaleFactor: 3 });

for (let first = 0; first < allPages.length; first += atOnce) {
  const paths = allPages.slice(first, first + atOnce).map(({ path }) => path);
  test(
    `${paths[0]} to ${paths.at(-1)}: pictures before scrolling stay within their budget on a phone`,
    first > 0 ? { tag: '@full' } : {},
    async ({ page }) => {
      await emulateMobileConnection(page);
      let sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'image') {
          sizes.push(markHandled(request.sizes().then(({ responseBodySize }) => responseBodySize)));
        }
      });
      for (const path of paths) {
        sizes = [];
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const sent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
        expect.soft(sent, path).toBeGreaterThan(0);
        expect.soft(sent, path).toBeLessThanOrEqual(budget);
      }
    },
  );
}
