import { allOrFail, expect, markHandled, test } from './fixtures.ts';
import { isFaviconRequest } from './network-log.ts';

/** Bytes allowed for all pictures of home on a phone. */
const budget = 700_000;

// The highest density of screens that are 360 px wide, which load the largest files.
test.use({ deviceScaleFactor: 3 });

test('home requests at most 6 files before it has loaded, and its pictures are at most 700 KB', async ({
  page,
}) => {
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  const before: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('request', (request) => {
    if (loaded || isFaviconRequest(request)) return;
    // Pictures do not block other requests, so they are not counted.
    if (request.resourceType() !== 'image') before.push(request.url());
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') {
      sizes.push(markHandled(request.sizes().then(({ responseBodySize }) => responseBodySize)));
    }
  });
  await page.goto('/');
  expect(before.length, before.join('\n')).toBeLessThanOrEqual(6);

  for (const picture of await allOrFail(page.getByRole('main').locator('img'))) {
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center', inline: 'nearest' }));
  }
  await page.waitForLoadState('networkidle');
  const sent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sent).toBeGreaterThan(100_000);
  expect(sent).toBeLessThanOrEqual(budget);
});
