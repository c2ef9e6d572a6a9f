import { expect, test } from './fixtures.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';

test('without scripts every story is a link that is reachable by scrolling, and no dead button is shown', {
  tag: '@full',
}, async ({ page, site }) => {
  await replaceLinks(site, [
    ...titledLinks('homestories', 'Story', 4, { consentBy: 'The patient' }),
    ...titledLinks('homeinsta', 'Reel', 1),
  ]);
  await page.goto('/');
  const stories = page.getByRole('group', { name: 'Our Patient Stories' });
  const links = stories.getByRole('link', { name: /^Watch on YouTube/ });
  await expect(links).toHaveCount(4);
  await links.last().scrollIntoViewIfNeeded();
  await expect(links.last()).toBeInViewport();
  await expect(stories.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Reel 1' }).getByRole('link')).toBeVisible();
});
