import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/search', '/search?q=insomia', '/search?q=suicide', '/search?q=qqqqzzzzxxxx']) {
  test(`${path}: axe finds nothing and nothing scrolls sideways, light and dark, on a phone and a desk`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${width} px wide`).toBeLessThanOrEqual(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page, `${colorScheme}, ${width} px wide`);
      }
    }
  });
}

for (const [width, most] of [
  [360, 66],
  [768, 66],
  [1024, 74],
  [1440, 74],
] as const) {
  test(`at ${width} px the header is one row with the search in it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/insomnia');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Search' })).toBeVisible();
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(most);
  });
}
