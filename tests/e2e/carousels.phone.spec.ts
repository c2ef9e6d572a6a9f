import type { CDPSession, Locator, Page } from 'playwright/test';
import { type CarouselLocators, carouselOf, expectVisibleItems, untilCarouselHydrated } from './carousels.ts';
import { expect, test } from './fixtures.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';

interface Way {
  readonly across: number;
  /** Element in whose middle the finger starts. Default: the row. */
  readonly from?: Locator;
  readonly along?: number;
}

/**
 * Drags a finger from the middle of a row over this distance and lifts it, slowly enough not to count as a
 * flick.
 */
async function drag(
  page: Page,
  { track }: CarouselLocators,
  { across, along = 0, from = track }: Way,
): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('The row has no box on the screen.');
  const x = box.x + box.width / 2;
  const y = box.y + Math.min(box.height / 2, 200);
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * share, y: y + along * share }],
    });
  await touch('touchStart');
  for (let step = 1; step <= 6; step += 1) {
    await touch('touchMove', step / 6);
    await page.waitForTimeout(25);
  }
  await touch('touchEnd');
  await session.detach();
}

/** Waits long enough for an unwanted scroll to start and end. */
const settle = (page: Page) => page.waitForTimeout(700);

test('a swipe of 10 px or more turns a page, and wraps around at both ends', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/');
  const row = carouselOf(page, 'Our Team of Experts');
  await untilCarouselHydrated(row);
  const last = (await row.track.getByRole('article').count()) - 1;
  expect(last).toBeGreaterThan(4);
  await drag(page, row, { across: -12 });
  await expectVisibleItems(row, 1, 1);
  await drag(page, row, { across: -60 });
  await expectVisibleItems(row, 2, 1);
  await drag(page, row, { across: -220 });
  await expectVisibleItems(row, 3, 1);
  for (const index of [2, 1, 0, last]) {
    await drag(page, row, { across: 40 });
    await expectVisibleItems(row, index, 1);
  }
  await drag(page, row, { across: -40 });
  await expectVisibleItems(row, 0, 1);
});

test('a swipe of less than 10 px turns no page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const row = carouselOf(page, 'Our Facilities');
  await untilCarouselHydrated(row);
  // A movement below 10 px is a tap, so the touch must start where there is nothing to tap.
  const from = row.track.getByRole('img').first();
  for (const across of [-8, 8, -3]) {
    await drag(page, row, { across, from });
    await settle(page);
    await expectVisibleItems(row, 0, 1);
  }
  await drag(page, row, { across: -11, from });
  await expectVisibleItems(row, 1, 1);
});

test('a vertical swipe turns no page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const row = carouselOf(page, 'Our Team of Experts');
  await untilCarouselHydrated(row);
  await drag(page, row, { across: -25, along: -90 });
  await settle(page);
  await expectVisibleItems(row, 0, 1);
});

test('a swipe of 12 px over a link does not follow it, and a tap does', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/');
  const row = carouselOf(page, 'Our Team of Experts');
  await untilCarouselHydrated(row);
  const linksOf = (index: number) => row.track.getByRole('article').nth(index).getByRole('link');
  await drag(page, row, { across: -12, from: linksOf(0).last() });
  await expectVisibleItems(row, 1, 1);
  await expect(page).toHaveURL(/\/$/);
  await settle(page);
  await linksOf(1).first().tap();
  await expect(page).toHaveURL(/\/doctors\/[\w-]+$/);
});

test('the stories stop at both ends when swiped', { tag: '@full' }, async ({ page, site }) => {
  await replaceLinks(site, titledLinks('homestories', 'Story', 2, { consentBy: 'The patient' }));
  await page.goto('/');
  const row = carouselOf(page, 'Our Patient Stories');
  await untilCarouselHydrated(row);
  await drag(page, row, { across: 60 });
  await settle(page);
  await expectVisibleItems(row, 0, 1);
  await drag(page, row, { across: -60 });
  await expectVisibleItems(row, 1, 1);
  await drag(page, row, { across: -60 });
  await settle(page);
  await expectVisibleItems(row, 1, 1);
});

test('a card of Our Facilities turns over at a tap and back at the next, and not at a swipe', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  const row = carouselOf(page, 'Our Facilities');
  await untilCarouselHydrated(row);
  const card = page.getByRole('article', { name: 'Luxury Rooms' });
  const button = card.getByRole('button', { name: 'About: Luxury Rooms' });
  const link = card.getByRole('link', { name: 'What a room costs' });
  await expect(link).toBeHidden();
  await button.tap();
  await expect(link).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.tap();
  await expect(link).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await drag(page, row, { across: -40 });
  await expectVisibleItems(row, 1, 1);
  await expect(card.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});
