import { expect, holdScripts, test } from './fixtures.ts';

test('the search filters with each letter, and the address follows', async ({ page }) => {
  await page.goto('/doctors');
  await page.waitForFunction(() => !document.querySelector('script[data-idle][type="text/idle"]'));
  await page.getByRole('searchbox').fill('sleep');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\/doctors\?q=sleep$/);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('article')).not.toHaveCount(1);
  await expect(page).toHaveURL(/\/doctors$/);
});

test('what was typed before the scripts came is searched for when they do', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/doctors', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').fill('epilepsy');
  await expect(page.getByRole('article')).not.toHaveCount(1);
  release();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('epilepsy');
});

test('a late database: the loading text stands in the page, then the cards', async ({ page }) => {
  await page.route('**/doctors', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-database-delay': '1200' } }),
  );
  await page.goto('/doctors', { waitUntil: 'commit' });
  await expect(page.getByText('Loading doctors...')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Loading doctors...')).toHaveCount(0);
});

test('a database away: the error stands in red, with the phone', async ({ page, allowFaults }) => {
  allowFaults('503');
  await page.route('**/doctors', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-database-failure': '1' } }),
  );
  await page.goto('/doctors');
  const error = page.getByText('Failed to fetch doctors');
  await expect(error).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await error.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible();
});

test('the cards stand in 3, 2 and 1 columns', async ({ page }) => {
  for (const [width, columns] of [
    [1440, 3],
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/doctors');
    const lefts = await page
      .getByRole('article')
      .evaluateAll(
        (cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size,
      );
    expect(lefts).toBe(columns);
  }
});

test('the team on the home page shows four at a time, goes on, and round at both ends', async ({ page }) => {
  await page.goto('/');
  const team = page.getByRole('group', { name: 'Our Team of Experts' });
  const list = team.getByRole('list').first();
  await list.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('script[data-idle][type="text/idle"]'));
  const visible = () =>
    list.evaluate((element) => {
      const frame = element.getBoundingClientRect();
      return [...element.children].flatMap((item, place) => {
        const box = item.getBoundingClientRect();
        return box.left >= frame.left - 5 && box.right <= frame.right + 5 ? place : [];
      });
    });
  await expect.poll(visible).toEqual([0, 1, 2, 3]);
  const last = (await list.locator(':scope > li').count()) - 1;
  await team.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(visible).toContain(last);
  await team.getByRole('button', { name: 'Next' }).click();
  await expect.poll(visible).toEqual([0, 1, 2, 3]);
  await team.getByRole('button', { name: 'Next' }).click();
  await expect.poll(visible).not.toContain(0);
  await expect(page.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/doctors');
});

test('the first touch of a part counts, even before the scripts came', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const next = page
    .getByRole('region', { name: 'Our Team of Experts' })
    .last()
    .getByRole('button', { name: 'Next' });
  const list = page.getByRole('group', { name: 'Our Team of Experts' }).getByRole('list').first();
  await next.click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
});

test('nothing moves while /doctors and home load', async ({ page }) => {
  for (const path of ['/', '/doctors']) {
    await page.goto(path);
    await page.waitForTimeout(1500);
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
    expect(shift).toBeLessThan(0.02);
  }
});
