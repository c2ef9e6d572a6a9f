import { expect, test } from './fixtures.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';
import { stubFrame } from './network-log.ts';

test('a tap shows a reel in place, as wide as the phone allows, and a tap hides it', {
  tag: '@full',
}, async ({ page, site }) => {
  await replaceLinks(site, titledLinks('mediainsta', 'Reel', 2));
  await stubFrame(page, 'www.instagram.com');
  await page.goto('/Instagram');
  await page.getByRole('button', { name: 'Show this reel here: Reel 2' }).tap();
  const frame = page.locator('iframe[title="Reel 2"]');
  await expect(frame).toBeVisible();
  // Instagram's embed cuts itself off below 326 px.
  expect((await frame.boundingBox())?.width).toBeGreaterThanOrEqual(326);
  await page.getByRole('button', { name: 'Hide this reel: Reel 2' }).tap();
  await expect(page.locator('iframe')).toHaveCount(0);
});
