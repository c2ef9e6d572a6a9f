import type { Page } from 'playwright/test';
import { carouselOf } from './carousels.ts';
import { allOrFail, expect, test, untilHydrated } from './fixtures.ts';

/** Records the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const isHydrated = (element: HTMLElement) => element.isHydrated ?? false;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of ['/', '/about', '/doctors', '/pictures', '/Youtube', '/Instagram']) {
    test(
      `${path}: no script is fetched until the visitor scrolls or touches an interactive part`,
      path === '/' ? {} : { tag: '@full' },
      async ({ page }) => {
        const asked = scriptsOf(page);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.waitForTimeout(300);
        expect(asked.filter((script) => !script.endsWith('/service-worker.js'))).toEqual([]);
        await page.mouse.move(180, 400);
        await expect(async () => {
          await page.mouse.wheel(0, 200);
          expect(asked.length).toBeGreaterThan(0);
        }).toPass({ intervals: [100] });
      },
    );
  }

  test('home needs at most 6 scripts, including the viewer', { tag: '@full' }, async ({ page }) => {
    const asked = scriptsOf(page);
    await page.goto('/');
    await untilHydrated(page);
    await page.locator('#photo-1').click();
    await expect(page.getByRole('dialog', { name: 'Pictures of the hospital' })).toBeVisible();
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(6);
  });

  test('the film of home is never fetched', { tag: '@full' }, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url());
    });
    await page.goto('/');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
  });
});

test('a part hydrates when the visitor comes near it, and parts far below do not', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/');
  const treatments = carouselOf(page, 'Our Treatments').part;
  await treatments.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => treatments.evaluate(isHydrated)).toBe(true);
  expect(await page.locator('[data-interactive]').last().evaluate(isHydrated)).toBe(false);
});

test('a part hydrates when keyboard focus reaches it', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const team = carouselOf(page, 'Our Team of Experts').part;
  await team.getByRole('list').first().focus();
  await expect.poll(() => team.evaluate(isHydrated)).toBe(true);
});

for (const path of ['/', '/about', '/doctors', '/pictures', '/pictures?photo=3', '/Youtube', '/Instagram']) {
  test(
    `${path}: every interactive part hydrates without a mismatch`,
    path === '/' ? {} : { tag: '@full' },
    async ({ page }) => {
      await page.goto(path);
      await allOrFail(page.locator('[data-island]'));
      // React reports a hydration mismatch as an error of the page, which fails every test.
      await untilHydrated(page);
    },
  );
}

test('with Save-Data no script loads, and controls that need one are hidden', { tag: '@full' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const asked = scriptsOf(page);
  await page.goto('/');
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await expect(carouselOf(page, 'Our Treatments').next).toBeHidden();
});

test('a carousel whose script did not arrive loads it again with the next press', {
  tag: '@full',
}, async ({ page, allowFaults }) => {
  allowFaults('ERR_FAILED', 'Failed to fetch dynamically imported module');
  let lost = 0;
  let connected = false;
  await page.route('**/assets/islands-*.js', async (route) => {
    if (connected) return route.fallback();
    lost += 1;
    await route.abort('failed');
  });
  await page.goto('/');
  const row = carouselOf(page, 'Our Treatments');
  await row.next.click();
  await expect.poll(() => lost).toBeGreaterThan(0);
  connected = true;
  await row.next.click();
  await expect
    .poll(() => row.part.evaluate((element: HTMLElement) => element.isHydrated ?? false))
    .toBe(true);
});
