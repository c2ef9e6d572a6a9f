import { publicPages } from '#app/navigation/pages.ts';
import { expect, expectNoAxeViolations, test, untilHydrated } from './fixtures.ts';
import { viewerOf } from './lightbox.ts';

const { path } = publicPages.pictures;

/** Both pages with the gallery. The viewer keeps its picture number in the address. */
for (const at of [path, '/']) {
  test(`${at}: a click opens the viewer in place; it steps around both ends, and closes`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(at);
    await untilHydrated(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const { viewer, previous, next, close, expectShown } = viewerOf(page);
    const picture = page.locator('#photo-12');
    await picture.click();
    await expectShown(12, 'Garden courtyard');
    await expect(page).toHaveURL(`${at}?photo=12`);
    await next.click();
    await expectShown(1, 'Reception');
    await expect(page).toHaveURL(`${at}?photo=1`);
    await previous.click();
    await expectShown(12);
    await previous.click();
    await expectShown(11, 'EEG room');
    await close.click();
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(at);
    await expect(picture).toBeFocused();
    expect(documents).toEqual([]);
  });

  test(`${at}: the back button closes the viewer, however many pictures were shown`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/privacyPolicy');
    await page.goto(at);
    await untilHydrated(page);
    const { viewer, next, expectShown } = viewerOf(page);
    await page.locator('#photo-5').click();
    await next.click();
    await next.click();
    await expectShown(7);
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(at);
    await expect(page.locator('#photo-5')).toBeFocused();
    await page.goForward();
    await expectShown(7);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/privacyPolicy');
  });
}

test('the keyboard opens, steps, goes to either end and closes, and quick key presses all count', async ({
  page,
}) => {
  await page.goto(path);
  await untilHydrated(page);
  const { viewer, expectShown, untilFocused } = viewerOf(page);
  await page.locator('#photo-2').focus();
  await page.keyboard.press('Enter');
  await expectShown(2);
  await untilFocused();
  await page.keyboard.press('ArrowLeft');
  await expectShown(1);
  await page.keyboard.press('ArrowLeft');
  await expectShown(12);
  await page.keyboard.press('ArrowRight');
  await expectShown(1);
  await page.keyboard.press('End');
  await expectShown(12);
  await page.keyboard.press('Home');
  await expectShown(1);
  await viewer.evaluate((element) => {
    for (let press = 0; press < 4; press += 1) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    }
  });
  await expectShown(5);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.locator('#photo-2')).toBeFocused();
});

test('the focus stays inside the viewer in both directions', { tag: '@full' }, async ({ page }) => {
  await page.goto(path);
  await untilHydrated(page);
  await page.locator('#photo-3').click();
  const { viewer, previous, next, close, expectShown, untilFocused } = viewerOf(page);
  await expectShown(3);
  await untilFocused();
  for (const control of [close, previous, next, close]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expectShown(4);
  await expect(next).toBeFocused();
  await expect(next).toHaveRole('button');
  await page.keyboard.press('Space');
  await expectShown(5);
  await expect(next).toBeFocused();
  // The page behind the viewer is out of reach for the pointer too.
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(viewer).toBeVisible();
});

test('screen readers hear a new picture’s number and name', { tag: '@full' }, async ({ page }) => {
  await page.goto(path);
  await untilHydrated(page);
  await page.locator('#photo-1').click();
  const { viewer, untilFocused } = viewerOf(page);
  await untilFocused();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.locator('[aria-live=polite]')).toHaveText(
    /^Picture 2 of 12: Private room\s*A private room: a single bed/,
  );
});

test('the neighbouring pictures are preloaded', { tag: '@full' }, async ({ page }) => {
  await page.goto(path);
  await untilHydrated(page);
  await page.locator('#photo-12').click();
  const loaded = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('[role=dialog] [hidden] img')].map(
        (picture) => picture.complete && picture.currentSrc.replace(/.*rooms\/|-\d+\.\w+$/g, ''),
      ),
    );
  await expect.poll(loaded).toEqual(['reception', 'eeg-room']);
});

test('an address with a picture number opens the viewer, which scripts then hydrate', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${path}?photo=3`);
  const { viewer, next, expectShown } = viewerOf(page);
  await expectShown(3, 'Consultation room');
  await untilHydrated(page);
  await next.click();
  await expectShown(4);
  await expect(page).toHaveURL(`${path}?photo=4`);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(page.locator('#photo-4')).toBeFocused();
});

test('holding down Escape closes the viewer and does not leave the page', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/privacyPolicy');
  await page.goto(path);
  await untilHydrated(page);
  await page.locator('#photo-1').click();
  const { viewer } = viewerOf(page);
  await expect(viewer).toBeVisible();
  await page.evaluate(() => {
    for (let press = 0; press < 3; press += 1) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
  });
  await expect(viewer).toHaveCount(0);
  // A second step back in the history would have happened by now.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(path);
});

test('a click for a new tab is left to the browser', { tag: '@full' }, async ({ page, context }) => {
  await page.goto(path);
  await untilHydrated(page);
  const opened = context.waitForEvent('page');
  await page.locator('#photo-6').click({ modifiers: ['Control'] });
  await viewerOf(await opened).expectShown(6);
  await expect(viewerOf(page).viewer).toHaveCount(0);
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
  [740, 360],
] as const) {
  test(
    `${width} x ${height}: axe finds nothing in the viewer, light and dark, and it fits in the window`,
    width === 360 ? {} : { tag: '@full' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      // Picture 6 has the longest text.
      await page.goto(`${path}?photo=6`);
      await untilHydrated(page);
      const { viewer, previous, next, close } = viewerOf(page);
      for (const part of [
        viewer.getByRole('img'),
        viewer.getByText('An illustration'),
        previous,
        next,
        close,
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      for (const control of [previous, next, close]) {
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page, `${colorScheme}, ${width} px wide`);
      }
    },
  );

  test(`${width} x ${height}: nothing shifts while the gallery loads and all 12 pictures are shown`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await untilHydrated(page);
    await page.locator('#photo-1').click();
    const { viewer, expectShown, untilFocused } = viewerOf(page);
    const stage = viewer.getByRole('img');
    await expectShown(1);
    await untilFocused();
    const place = await stage.boundingBox();
    for (let number = 2; number <= 12; number += 1) {
      await page.keyboard.press('ArrowRight');
      await expectShown(number);
      expect(await stage.boundingBox(), `picture ${number}`).toEqual(place);
    }
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(total), 200);
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}
