import { expectAccessibleIn, expectNoSidewaysScroll, layoutModes } from './display-modes.ts';
import { allOrFail, expect, expectNoAxeViolations, holdScripts, test, untilHydrated } from './fixtures.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';
import { requestsToOtherSites, stubFrame } from './network-log.ts';

const player = 'www.youtube-nocookie.com';

test.beforeEach(async ({ site, page }) => {
  await replaceLinks(site, [
    ...titledLinks('mediayoutubelatest', 'Latest film', 2),
    ...titledLinks('mediayoutube', 'Film', 4),
    { category: 'mediayoutube', title: 'Film that is gone', isDead: true },
    ...titledLinks('homeyoutube', 'Film of the home page', 1),
  ]);
  await stubFrame(page, player);
});

test('the latest videos come first under their heading, then the others, and no videos of other pages', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/Youtube');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Trending on Social Media',
    'More videos',
  ]);
  const names = (region: string) =>
    page
      .getByRole('region', { name: region })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(await names('Trending on Social Media')).toEqual([
    'Play video: Latest film 1',
    'Play video: Latest film 2',
  ]);
  expect(await names('More videos')).toEqual([1, 2, 3, 4].map((place) => `Play video: Film ${place}`));
});

test('the page contacts no other site until a video is played, and then only the player without cookies', async ({
  page,
  site,
}) => {
  const elsewhere = requestsToOtherSites(page, site.origin);
  await page.goto('/Youtube');
  // The test scrolls past every picture and hovers every card. Neither may contact YouTube.
  for (const button of await allOrFail(page.getByRole('button', { name: /^Play video/ }))) {
    await button.scrollIntoViewIfNeeded();
    await button.hover();
  }
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  await page.getByRole('button', { name: 'Play video: Film 2' }).click();
  await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible();
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const url of elsewhere) expect(new URL(url).host).toBe(player);
});

test('a picture becomes a player in place that plays by itself, and several may play', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/Youtube');
  const first = page.getByRole('button', { name: 'Play video: Latest film 1' });
  await first.scrollIntoViewIfNeeded();
  const place = await first.boundingBox();
  await first.click();
  const frame = page.locator('iframe[title="Latest film 1"]');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?.*autoplay=1/,
  );
  await expect(frame).toHaveAttribute('allow', /autoplay/);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(await frame.boundingBox()).toEqual(place);
  await expect(first).toHaveCount(0);

  await page.getByRole('button', { name: 'Play video: Film 3' }).click();
  await expect(page.locator('iframe[title="Film 3"]')).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Play video/ })).toHaveCount(4);
  // The link to YouTube remains for networks that block the player.
  await expect(page.getByRole('link', { name: 'Film 3 (opens in a new tab)' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
  );
});

test('by keyboard a video is reached, played and left again', { tag: '@full' }, async ({ page }) => {
  await page.goto('/Youtube');
  await untilHydrated(page);
  const first = page.getByRole('button', { name: 'Play video: Latest film 1' });
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play video: Latest film 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  const inside = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('button');
  await expect(inside('Latest film 2')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(inside('Latest film 2')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeFocused();
  // The player of another site runs in a process of its own, which gives the keyboard back a moment later.
  await expect(inside('Latest film 2')).not.toBeFocused();
  // The second player must get the keys as the first one did, although both come from one site.
  await page.keyboard.press(' ');
  await expect(inside('Latest film 1')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(inside('Latest film 1')).toBeFocused();
});

test('a video clicked before the scripts loaded plays once they have loaded', { tag: '@full' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/Youtube', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Play video: Film 1' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  release();
  await expect(page.locator('iframe[title="Film 1"]')).toBeFocused();
});

// accessibility.spec.ts checks the page without a player.
test('/Youtube: axe finds nothing, and nothing scrolls sideways, with a player', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/Youtube');
  await page.getByRole('button', { name: 'Play video: Latest film 1' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await expectAccessibleIn(page, layoutModes, 'a player');
});

test('a very long title wraps and does not widen the page', { tag: '@full' }, async ({ page, site }) => {
  await replaceLinks(site, [
    { category: 'mediayoutubelatest', title: 'W'.repeat(150) },
    { category: 'mediayoutube', title: `${'Long '.repeat(29)}title` },
  ]);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/Youtube');
    await expectNoSidewaysScroll(page, `${width} px wide`);
  }
});

test('without videos the page has no section, and says where else to look', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await replaceLinks(site, [{ category: 'mediayoutube', title: 'Film that is gone', isDead: true }]);
  await page.goto('/Youtube');
  const main = page.getByRole('main');
  await expect(main.getByText('There are no videos on this page yet.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^YouTube/ })).toHaveAttribute('target', '_blank');
  await expectNoAxeViolations(page, 'without videos');
});

test('only sections with videos are shown', { tag: '@full' }, async ({ page, site }) => {
  await replaceLinks(site, titledLinks('mediayoutube', 'Film', 1));
  await page.goto('/Youtube');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['More videos']);
});

test('a late database shows the loading text first, then the videos, which play', { tag: '@full' }, async ({
  page,
}) => {
  await page.route('**/Youtube', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-database-delay': '1200' } }),
  );
  await page.goto('/Youtube', { waitUntil: 'commit' });
  await expect(page.getByText('Loading videos...')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Play video: Film 1' }).click();
  await expect(page.locator('iframe[title="Film 1"]')).toBeVisible();
  await expect(page.getByText('Loading videos...')).toHaveCount(0);
});

test('without the database the error appears in red within the page', { tag: '@full' }, async ({
  page,
  allowFaults,
}) => {
  allowFaults('503');
  await page.route('**/Youtube', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-database-failure': '1' } }),
  );
  await page.goto('/Youtube');
  const error = page.getByRole('main').getByText('Failed to fetch links');
  await expect(error).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await error.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the videos are in 2 and 3, 2 and 2, 1 and 1 columns', { tag: '@full' }, async ({ page }) => {
  for (const [width, latest, others] of [
    [1440, 2, 3],
    [1024, 2, 3],
    [1023, 2, 2],
    [768, 2, 2],
    [767, 1, 1],
    [360, 1, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/Youtube');
    const columns = (region: string) =>
      page
        .getByRole('region', { name: region })
        .getByRole('button')
        .evaluateAll(
          (cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size,
        );
    expect([await columns('Trending on Social Media'), await columns('More videos')]).toEqual([
      latest,
      others,
    ]);
  }
});
