import { expectAccessibleIn, expectNoSidewaysScroll, layoutModes } from './display-modes.ts';
import { allOrFail, expect, expectNoAxeViolations, test, untilHydrated } from './fixtures.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';
import { requestsToOtherSites, stubFrame } from './network-log.ts';

const instagram = 'www.instagram.com';

test.beforeEach(async ({ site }) => {
  await replaceLinks(site, [
    ...titledLinks('mediainsta', 'Reel', 3),
    { category: 'mediainsta', title: 'Reel that is gone', isDead: true },
    ...titledLinks('homeinsta', 'Reel of the home page', 1),
  ]);
});

test('every reel of this page links to the original in a new tab, and no other reel is shown', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/Instagram');
  const cards = page.getByRole('region', { name: 'Trending Highlights' }).getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(['Reel 1', 'Reel 2', 'Reel 3']);
  for (const card of await allOrFail(cards)) {
    const link = card.getByRole('link', { name: /^Reel \d Opens Instagram in a new tab$/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\/reel\/[\w-]+\/$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('the page contacts no other site until a visitor opens a reel, and then only Instagram', {
  tag: '@full',
}, async ({ page, site }) => {
  await stubFrame(page, instagram);
  const elsewhere = requestsToOtherSites(page, site.origin);
  await page.goto('/Instagram');
  for (const link of await allOrFail(page.getByRole('article').getByRole('link'))) await link.hover();
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  await page.getByRole('button', { name: 'Show this reel here: Reel 2' }).click();
  await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible();
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const url of elsewhere) expect(new URL(url).host).toBe(instagram);
});

test('a reel is shown in place, keeps its link, and can be hidden again', { tag: '@full' }, async ({
  page,
}) => {
  await stubFrame(page, instagram);
  await page.goto('/Instagram');
  await page.getByRole('button', { name: 'Show this reel here: Reel 1' }).click();
  const frame = page.locator('iframe[title="Reel 1"]');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.instagram\.com\/reel\/[\w-]+\/embed\/$/);
  const card = page.getByRole('article', { name: 'Reel 1' });
  await expect(card.getByRole('link', { name: /^Reel 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show this reel here: Reel 3' }).click();
  await expect(page.locator('iframe')).toHaveCount(2);
  const hide = page.getByRole('button', { name: 'Hide this reel: Reel 1' });
  await hide.click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show this reel here: Reel 1' })).toBeFocused();
});

test('a frame that does not load is replaced by the card, which says so', { tag: '@full' }, async ({
  page,
}) => {
  await page.clock.install();
  // The route swallows the request, so Instagram never answers.
  await page.route(`https://${instagram}/**`, () => {});
  await page.goto('/Instagram');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Show this reel here: Reel 1' }).click();
  await expect(page.getByText('Waiting for Instagram...')).toBeVisible();
  await page.clock.runFor(13_000);
  const card = page.getByRole('article', { name: 'Reel 1' });
  await expect(card.getByRole('status')).toHaveText(/^Instagram did not answer\./);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(card.getByRole('link', { name: /^Reel 1/ })).toBeVisible();
  await expectNoAxeViolations(page, 'with a reel that did not come');
});

// accessibility.spec.ts checks the page without a reel.
test('/Instagram: axe finds nothing, and nothing scrolls sideways, with a reel', { tag: '@full' }, async ({
  page,
}) => {
  await stubFrame(page, instagram);
  await page.goto('/Instagram');
  await page.getByRole('button', { name: 'Show this reel here: Reel 1' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await expectAccessibleIn(page, layoutModes, 'a reel');
});

test('a very long title stays inside its card and does not widen the page', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await replaceLinks(site, [
    { category: 'mediainsta', title: 'W'.repeat(150) },
    { category: 'mediainsta', title: `${'Long '.repeat(29)}title` },
  ]);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/Instagram');
    await expectNoSidewaysScroll(page, `${width} px wide`);
    for (const link of await allOrFail(page.getByRole('article').getByRole('link'))) {
      const isWhole = await link.evaluate((card) => {
        const frame = card.getBoundingClientRect();
        return [...card.querySelectorAll('h3, span')].every((part) => {
          const box = part.getBoundingClientRect();
          return box.top >= frame.top && box.bottom <= frame.bottom && box.right <= frame.right;
        });
      });
      expect(isWhole, `${width} px wide`).toBe(true);
    }
  }
});

test('without reels the page has no section, and says where else to look', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await replaceLinks(site, []);
  await page.goto('/Instagram');
  const main = page.getByRole('main');
  await expect(main.getByText('There are no reels on this page yet.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('target', '_blank');
});

test('without the database the error appears within the page', { tag: '@full' }, async ({
  page,
  allowFaults,
}) => {
  allowFaults('503');
  await page.route('**/Instagram', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-database-failure': '1' } }),
  );
  await page.goto('/Instagram');
  await expect(page.getByRole('main').getByText('Failed to fetch links')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
