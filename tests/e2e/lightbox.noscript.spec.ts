import { expect, test } from './fixtures.ts';
import { viewerOf } from './lightbox.ts';

test('without scripts every picture opens, steps around both ends and closes, by links', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/pictures');
  const { viewer, previous, next, close, expectShown } = viewerOf(page);
  await page.locator('#photo-12').click();
  await expectShown(12, 'Garden courtyard');
  await next.click();
  await expectShown(1, 'Reception');
  await expect(page).toHaveURL('/pictures?photo=1');
  await previous.click();
  await expectShown(12);
  await previous.click();
  await expectShown(11, 'EEG room');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await close.click();
  await expect(viewer).toHaveCount(0);
  // Closing returns to the picture's place in the grid.
  await expect(page).toHaveURL('/pictures#photo-11');
  await expect(page.locator('#photo-11')).toBeInViewport();
});

test('without scripts a picture of home opens the gallery at that picture', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#photo-7').click();
  await expect(page).toHaveURL('/pictures?photo=7');
  await viewerOf(page).expectShown(7, 'Yoga and meditation hall');
});
