import { expect, test } from './fixtures.ts';
import { shiftsSoFar, watchShifts } from './layout-shift.ts';

for (const width of [1280, 1440]) {
  test(`at ${width} px letters twice as large push nothing of the home page out of sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}

for (const [path, width] of [
  ['/ocd', 360],
  ['/non-refreshing-sleep', 360],
  ['/privacyPolicy', 360],
  ['/conduct-disorder', 1440],
] as const) {
  test(`${path} at ${width} px: fonts that come late move nothing`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftsSoFar(page)).toBeLessThanOrEqual(0.02);
  });
}
