import type { Page } from 'playwright/test';
import { carouselOf, expectVisibleItems, untilCarouselHydrated } from './carousels.ts';
import { expectAccessibleIn, sharedLayoutModes } from './display-modes.ts';
import { expect, test } from './fixtures.ts';

const label = 'Pictures of our hospital';
/** Milliseconds that each picture stays (requirement 19). */
const every = 6200;

const place = (page: Page) => carouselOf(page, label).part.getByText(/^\d of 7$/);
const pause = (page: Page) => carouselOf(page, label).part.getByRole('button', { name: /^Pause/ });
const play = (page: Page) => carouselOf(page, label).part.getByRole('button', { name: /^Play/ });

/**
 * Stops the page's clock before the page loads, so that only the test moves it, however busy the machine is.
 */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  // A clock can only be stopped at a future time, so it starts one minute back.
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
}

/** Opens the page with hydrated pictures and a stopped clock. */
async function openAbout(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto('/about');
  await untilCarouselHydrated(carouselOf(page, label));
  await page.mouse.move(5, 5);
  await expect(place(page)).toHaveText('1 of 7');
}

test('the 7 pictures advance every 6200 ms, and from the last to the first', { tag: '@full' }, async ({
  page,
}) => {
  await openAbout(page);
  await page.clock.runFor(every);
  await expect(place(page)).toHaveText('2 of 7');
  await page.clock.runFor(every - 20);
  await expect(place(page)).toHaveText('2 of 7');
  await page.clock.runFor(20);
  await expect(place(page)).toHaveText('3 of 7');
  for (const next of [4, 5, 6, 7, 1]) {
    await page.clock.runFor(every);
    await expect(place(page)).toHaveText(`${next} of 7`);
  }
});

test('the pictures load no script before the first has had its time, and then advance at once', {
  tag: '@full',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  const { part } = carouselOf(page, label);
  await stopClock(page);
  await page.goto('/about');
  await page.clock.runFor(every - 1000);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => !path.endsWith('/service-worker.js'))).toEqual([]);
  await page.clock.runFor(2000);
  await expect.poll(() => part.evaluate((element: HTMLElement) => element.isHydrated ?? false)).toBe(true);
  await page.clock.runFor(500);
  await expect(place(page)).toHaveText('2 of 7');
  await page.clock.runFor(every - 600);
  await expect(place(page)).toHaveText('2 of 7');
  await page.clock.runFor(600);
  await expect(place(page)).toHaveText('3 of 7');
});

test('the position text matches the picture in view', { tag: '@full' }, async ({ page }) => {
  await page.goto('/about');
  const row = carouselOf(page, label);
  await untilCarouselHydrated(row);
  await pause(page).click();
  await row.previous.click();
  await expectVisibleItems(row, 6, 1);
  await expect(place(page)).toHaveText('7 of 7');
  await row.next.click();
  await expectVisibleItems(row, 0, 1);
  await expect(place(page)).toHaveText('1 of 7');
});

test('the pause button stops the pictures and starts them again, and its label says which', async ({
  page,
}) => {
  await openAbout(page);
  await pause(page).click();
  await expect(pause(page)).toHaveCount(0);
  await page.mouse.move(5, 5);
  await page.clock.runFor(4 * every);
  await expect(place(page)).toHaveText('1 of 7');
  await expect(place(page)).toHaveAttribute('aria-live', 'polite');
  // Play must work even while the pointer is still on the pictures, which would otherwise hold them.
  await play(page).click();
  await expect(place(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(every);
  await expect(place(page)).toHaveText('2 of 7');
});

test('the pictures stop while the pointer is on them', { tag: '@full' }, async ({ page }) => {
  await openAbout(page);
  await carouselOf(page, label).track.hover();
  await page.clock.runFor(4 * every);
  await expect(place(page)).toHaveText('1 of 7');
  await page.mouse.move(5, 5);
  await page.clock.runFor(every);
  await expect(place(page)).toHaveText('2 of 7');
});

test('the pictures stop while the keyboard focus is in them', { tag: '@full' }, async ({ page }) => {
  await openAbout(page);
  const { track, next } = carouselOf(page, label);
  await track.focus();
  await page.clock.runFor(4 * every);
  await expect(place(page)).toHaveText('1 of 7');
  await next.focus();
  await page.clock.runFor(4 * every);
  await expect(place(page)).toHaveText('1 of 7');
  await next.evaluate((button: HTMLElement) => button.blur());
  await page.clock.runFor(every);
  await expect(place(page)).toHaveText('2 of 7');
});

test('the pictures stop in a hidden tab', { tag: '@full' }, async ({ page }) => {
  await openAbout(page);
  const become = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await become('hidden');
  await page.clock.runFor(4 * every);
  await expect(place(page)).toHaveText('1 of 7');
  await become('visible');
  await page.clock.runFor(every);
  await expect(place(page)).toHaveText('2 of 7');
});

test('a picture chosen by hand stays its full time', { tag: '@full' }, async ({ page }) => {
  await openAbout(page);
  const { next } = carouselOf(page, label);
  await page.clock.runFor(every - 400);
  await next.click();
  await page.mouse.move(5, 5);
  await expect(place(page)).toHaveText('2 of 7');
  await page.clock.runFor(every - 400);
  await expect(place(page)).toHaveText('2 of 7');
  await page.clock.runFor(800);
  await expect(place(page)).toHaveText('3 of 7');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no script loads by itself', { tag: '@full' }, async ({ page }) => {
    await stopClock(page);
    await page.goto('/about');
    await page.clock.runFor(2 * every);
    await page.waitForLoadState('networkidle');
    expect(
      await carouselOf(page, label).part.evaluate((element: HTMLElement) => element.isHydrated ?? false),
    ).toBe(false);
  });

  test('the pictures never advance by themselves, have no pause button, and can be turned by hand', {
    tag: '@full',
  }, async ({ page }) => {
    await openAbout(page);
    await expect(pause(page)).toHaveCount(0);
    await expect(play(page)).toHaveCount(0);
    await page.clock.runFor(4 * every);
    await expect(place(page)).toHaveText('1 of 7');
    const row = carouselOf(page, label);
    await row.next.click();
    await expectVisibleItems(row, 1, 1);
  });
});

test('one picture is visible at a time at every width, and axe finds nothing', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/about');
  const row = carouselOf(page, label);
  await untilCarouselHydrated(row);
  await pause(page).click();
  for (const width of [360, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectVisibleItems(row, 0, 1);
  }
  await expectAccessibleIn(page, sharedLayoutModes, 'while the pictures stand');
});
