import { addManyDoctors } from '#tests/support/many-doctors.ts';
import { carouselOf, expectVisibleItems, untilCarouselHydrated, visibleItems } from './carousels.ts';
import { expectNoSidewaysScroll } from './display-modes.ts';
import {
  allOrFail,
  expect,
  expectNoAxeViolations,
  holdRequests,
  holdScripts,
  test,
  untilHydrated,
} from './fixtures.ts';
import { expectNoShift, recordShifts } from './layout-shift.ts';
import { installLocalizedFonts } from './localized-fonts.ts';

test('the search filters with each letter, and updates the address', async ({ page }) => {
  await page.goto('/doctors');
  await untilHydrated(page);
  await page.getByRole('searchbox').fill('sleep');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\/doctors\?q=sleep$/);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('article')).not.toHaveCount(1);
  await expect(page).toHaveURL(/\/doctors$/);
});

test('a search typed before the scripts loaded runs once they have loaded', { tag: '@full' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/doctors', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').fill('epilepsy');
  await expect(page.getByRole('article')).not.toHaveCount(1);
  release();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('epilepsy');
});

test('with many pages the search asks the server, and text typed early is not lost', {
  tag: '@full',
}, async ({ page, site }) => {
  await addManyDoctors(site.binding, 60);
  const release = await holdScripts(page);
  await page.goto('/doctors', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').fill('00059');
  release();
  await page.waitForLoadState('load');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/doctors\?q=00059$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 doctor found for “00059”');
});

for (const { width, scheme } of [
  { width: 1440, scheme: 'light' },
  { width: 360, scheme: 'dark' },
] as const) {
  test(`a page of many doctors at ${width} px, ${scheme}: axe finds nothing and nothing scrolls sideways`, {
    tag: '@full',
  }, async ({ page, site }) => {
    await addManyDoctors(site.binding, 60);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/doctors?page=2');
    await expect(page.getByRole('article')).toHaveCount(24);
    await expectNoAxeViolations(page, 'the second page');
    await expectNoSidewaysScroll(page, `${width} px wide`);
    for (const link of await allOrFail(
      page.getByRole('navigation', { name: 'Pages of the directory' }).getByRole('link'),
    )) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test('a late database shows the loading text first, then the cards', { tag: '@full' }, async ({ page }) => {
  await page.route('**/doctors', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-database-delay': '1200' } }),
  );
  await page.goto('/doctors', { waitUntil: 'commit' });
  await expect(page.getByText('Loading doctors...')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Loading doctors...')).toHaveCount(0);
});

test('without the database the error appears in red, with the phone number', { tag: '@full' }, async ({
  page,
  allowFaults,
}) => {
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

test('the cards are in 3, 2 and 1 columns', { tag: '@full' }, async ({ page }) => {
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

test('a click on the team’s row before its scripts loaded is not lost', { tag: '@full' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const team = carouselOf(page, 'Our Team of Experts');
  await team.next.click();
  await expectVisibleItems(team, 0, 4);
  release();
  await untilCarouselHydrated(team);
  await expect.poll(() => visibleItems(team)).not.toContain(0);
  await expect(page.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/doctors');
});

test('nothing shifts while /doctors and home load', { tag: '@full' }, async ({ page }) => {
  await recordShifts(page);
  for (const path of ['/', '/doctors']) {
    await page.goto(path);
    await page.waitForTimeout(1500);
    await expectNoShift(page);
  }
});

for (const [path, width] of [
  ['/doctors', 360],
  ['/', 1100],
  ['/headache-clinic', 360],
  ['/hi/doctors', 360],
  ['/hi/doctors', 1440],
  ['/hi', 1100],
] as const) {
  test(`nothing shifts when the next free times arrive on ${path}, ${width} px wide`, {
    tag: '@full',
  }, async ({ page, context }) => {
    await installLocalizedFonts(context);
    const release = await holdRequests(page, '**/api/v1/next-free?**');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const lines = page.locator('main p[data-free]');
    const heights = () => lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
    const before = await heights();
    expect(before).not.toEqual([]);
    release();
    await expect(lines.first()).toHaveText(path.startsWith('/hi') ? /^अगला खाली समय: / : /^Next free: /);
    expect(await heights()).toEqual(before);
  });
}
