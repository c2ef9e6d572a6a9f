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
