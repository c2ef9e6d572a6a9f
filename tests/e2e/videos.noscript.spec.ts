import { allOrFail, expect, test } from './fixtures.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';

test.beforeEach(({ site }) =>
  replaceLinks(site, [
    ...titledLinks('mediayoutubelatest', 'Latest film', 1),
    ...titledLinks('mediayoutube', 'Film', 2),
  ]),
);

test('without scripts every video is a link to YouTube in a new tab, and no dead button is shown', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/Youtube');
  const links = page.getByRole('link', { name: /^Watch on YouTube: .* \(opens in a new tab\)$/ });
  await expect(links).toHaveCount(3);
  for (const link of await allOrFail(links)) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(page.getByRole('button', { name: /^Play video/ })).toHaveCount(0);
});

test('without scripts a late database still shows the videos', { tag: '@full' }, async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-test-database-delay': '300' });
  await page.goto('/Youtube');
  await expect(page).toHaveURL(/complete=1/);
  await expect(page.getByRole('link', { name: /^Watch on YouTube/ })).toHaveCount(3);
  await expect(page.getByText('Loading videos...')).toHaveCount(0);
});
