import type { Page } from 'playwright/test';
import { homeHeroVideo } from '#app/navigation/heroes.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const film = (page: Page) => page.locator('video');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the moving picture' });
const play = (page: Page) => page.getByRole('button', { name: 'Play the moving picture' });
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

function filmsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (Object.values<string>(homeHeroVideo).includes(pathname)) asked.push(pathname);
  });
  return asked;
}

test('the hills move after the page has loaded, silently and in a loop, until they are paused', async ({
  page,
}) => {
  await page.goto('/');
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(await film(page).evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
    muted: true,
    loop: true,
  });
  await pause(page).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await play(page).press('Enter');
  await expect.poll(() => isPaused(page)).toBe(false);
  await pause(page).press('Space');
  await expect.poll(() => isPaused(page)).toBe(true);
  await expectNoAxeViolations(page, 'paused');
});

test('the film is not requested before the page has loaded', { tag: '@full' }, async ({ page }) => {
  const asked = filmsAskedFor(page);
  // Counted in the event handler, because a busy machine may request the film before the next line of the
  // test.
  let beforeLoad: number | undefined;
  page.once('load', () => {
    beforeLoad = asked.length;
  });
  await page.goto('/', { waitUntil: 'load' });
  expect(beforeLoad).toBe(0);
  await expect(pause(page)).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the hills stand still, no film is fetched, and it can be played', { tag: '@full' }, async ({
    page,
  }) => {
    const asked = filmsAskedFor(page);
    await page.goto('/');
    await expect(play(page)).toBeVisible();
    expect(asked).toEqual([]);
    await expect(film(page)).toHaveCount(0);
    await play(page).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await pause(page).click();
  });
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('no film is fetched', { tag: '@full' }, async ({ page }) => {
    const asked = filmsAskedFor(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(film(page)).toHaveCount(0);
  });
});

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('the hills at night are a still picture', { tag: '@full' }, async ({ page }) => {
    const asked = filmsAskedFor(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(play(page)).toHaveCount(0);
  });
});
