import { expect, test } from './fixtures.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';

test('on a phone one story fills the row, and a tap shows the next one', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await replaceLinks(site, titledLinks('homestories', 'Story', 3, { consentBy: 'The patient' }));
  await page.goto('/');
  const stories = page.getByRole('group', { name: 'Our Patient Stories' });
  const play = (place: number) => stories.getByRole('button', { name: `Play video: Story ${place}` });
  await play(1).scrollIntoViewIfNeeded();
  expect((await play(1).boundingBox())?.width).toBeGreaterThanOrEqual(320);
  await stories.getByRole('button', { name: 'Next' }).tap();
  await expect(play(2)).toBeInViewport({ ratio: 0.95 });
  await expect(play(1)).not.toBeInViewport({ ratio: 0.1 });
});
