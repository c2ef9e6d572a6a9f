import { describeModes, expectAccessibleIn, layoutModes, sharedLayoutModes } from './display-modes.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, looks] of [
  ['/search', layoutModes],
  ['/search?q=insomia', layoutModes],
  ['/search?q=suicide', sharedLayoutModes],
  ['/search?q=qqqqzzzzxxxx', sharedLayoutModes],
] as const) {
  test(
    `${path}: axe finds nothing and nothing scrolls sideways, ${describeModes(looks)}`,
    path === '/search?q=suicide' ? {} : { tag: '@full' },
    async ({ page }) => {
      await page.goto(path);
      await expectAccessibleIn(page, looks);
    },
  );
}

for (const [width, most, opener] of [
  [360, 66, 'Menu'],
  [768, 66, 'Menu'],
  [1024, 74, 'Search & more'],
  [1440, 74, 'Search & more'],
] as const) {
  test(`at ${width} px the header is one row, and one press opens the search`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/insomnia');
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(most);
    await header.getByRole('button', { name: opener }).click();
    await expect(header.getByRole('searchbox')).toBeVisible();
  });
}
