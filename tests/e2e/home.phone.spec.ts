import { expect, lookedAt, several, test } from './fixtures.ts';
import { isForTheTab } from './network-log.ts';

/** Bytes of pictures of the whole home page on a phone. */
const budget = 700_000;

// The finest screens that are 360 px wide ask for the largest files.
test.use({ deviceScaleFactor: 3 });

test('home asks for at most 6 files before it has loaded, and its pictures weigh at most 700 KB', async ({
  page,
}) => {
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  const before: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('request', (request) => {
    if (loaded || isForTheTab(request)) return;
    // A picture that waits for its turn holds up nothing.
    if (request.resourceType() !== 'image') before.push(request.url());
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') {
      sizes.push(lookedAt(request.sizes().then(({ responseBodySize }) => responseBodySize)));
    }
  });
  await page.goto('/');
  expect(before.length, before.join('\n')).toBeLessThanOrEqual(6);

  for (const picture of await several(page.getByRole('main').locator('img'))) {
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center', inline: 'nearest' }));
  }
  await page.waitForLoadState('networkidle');
  const sent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sent).toBeGreaterThan(100_000);
  expect(sent).toBeLessThanOrEqual(budget);
});
