import { expect, test } from './fixtures.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';
import { stubFrame } from './network-log.ts';

test.beforeEach(({ site }) => replaceLinks(site, titledLinks('mediayoutube', 'Film', 2)));

test('a tap plays a video in place', { tag: '@full' }, async ({ page }) => {
  await stubFrame(page, 'www.youtube-nocookie.com');
  await page.goto('/Youtube');
  await page.getByRole('button', { name: 'Play video: Film 2' }).tap();
  await expect(page.locator('iframe[title="Film 2"]')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('with Save-Data no script loads, and a video is a link to YouTube', { tag: '@full' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/Youtube');
  await expect(page.getByRole('link', { name: /^Watch on YouTube/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Play video/ })).toHaveCount(0);
});
