import { pathIn } from '#app/languages/localized-path.ts';
import { expect, test } from './fixtures.ts';

for (const [locale, word] of [
  ['en', /tonight/],
  ['hi', /आज रात/],
] as const) {
  test(`in ${locale} the pages on drugs and on refusal link each other on the first screen`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(pathIn(locale, '/deaddiction'));
    const link = page.getByRole('main').getByRole('link', { name: word }).first();
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.tap();
    await expect(page).toHaveURL(pathIn(locale, '/when-someone-refuses'));
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.tap();
    await expect(page).toHaveURL(pathIn(locale, '/deaddiction'));
  });
}

for (const locale of ['en', 'hi', 'pa'] as const) {
  test(`in ${locale} one press on home leads to what to do tonight, within three screens`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(pathIn(locale, '/'));
    const links = page.getByRole('main').locator(`a[href="${pathIn(locale, '/deaddiction')}"]`);
    await links.filter({ visible: true }).first().tap();
    await expect(page).toHaveURL(pathIn(locale, '/deaddiction'));
    const card = page.locator('section[aria-labelledby="first-aid-tonight"]');
    const height = page.viewportSize()?.height ?? 0;
    const box = await card.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(3 * height);
    await expect(card.getByRole('link')).toHaveCount(3);
  });

  test(`in ${locale} one press on a page about a disability leads to where the card is to be had`, {
    tag: '@full',
  }, async ({ page }) => {
    for (const path of ['/autism', '/intellectual-disability', '/papers-money-and-who-learns-of-it']) {
      await page.goto(pathIn(locale, path));
      const link = page.getByRole('main').locator('a[href^="#"]').first();
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.tap();
      await expect(page.getByRole('link', { name: 'swavlambancard.gov.in' })).toBeInViewport();
    }
  });
}
