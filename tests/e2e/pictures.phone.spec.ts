import { allPages } from '#app/site/pages.ts';
import { expect, test } from './fixtures.ts';

/** Bytes of pictures that a phone may be sent before anyone scrolls (issue and `docs/design.md`). */
const budget = 250_000;

// The finest screens that are 360 px wide ask for the largest files.
test.use({ deviceScaleFactor: 3 });

for (const { path } of allPages) {
  test(`${path}: pictures before scrolling stay within their budget on a phone`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'image') {
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      }
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const sent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(budget);
  });
}
