import { allOrFail, expect, test } from './fixtures.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';

test('without scripts every reel is a link to the original, and no dead button is shown', {
  tag: '@full',
}, async ({ page, site }) => {
  await replaceLinks(site, titledLinks('mediainsta', 'Reel', 2));
  await page.goto('/Instagram');
  const links = page.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await allOrFail(links)) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\/reel\/[\w-]+\/$/);
  }
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
});
