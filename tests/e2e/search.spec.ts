import { describeModes, expectAccessibleIn, layoutModes, sharedLayoutModes } from './display-modes.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, looks] of [
  ['/search', layoutModes],
  ['/search?q=insomia', layoutModes],
  ['/search?q=suicide', sharedLayoutModes],
  ['/search?q=qqqqzzzzxxxx', sharedLayoutModes],
] as const) {
  test(`${path}: axe finds nothing and nothing scrolls sideways, ${describeModes(looks)}`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessibleIn(page, looks);
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
