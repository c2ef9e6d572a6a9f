import { carouselOf, untilCarouselHydrated, visibleItems } from './carousels.ts';
import { expectAccessibleIn, sharedLayoutModes } from './display-modes.ts';
import { expect, test } from './fixtures.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';
import { requestsToOtherSites, stubFrame } from './network-log.ts';

const headings = {
  stories: 'Our Patient Stories',
  videos: 'Trending on Social Media',
  reels: 'Instagram Highlights',
} as const;

const all = [
  ...titledLinks('homestories', 'Story', 5, { consentBy: 'The patient' }),
  ...titledLinks('homeyoutube', 'Film', 2),
  ...titledLinks('homeinsta', 'Reel', 2),
];

test('each section shows its own category, in the order of the page', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await replaceLinks(site, [
    ...all,
    ...titledLinks('mediayoutube', 'Film of the gallery', 1),
    ...titledLinks('mediayoutubelatest', 'Latest film', 1),
    ...titledLinks('mediainsta', 'Reel of the Instagram page', 1),
  ]);
  await page.goto('/');
  const shown = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(shown.filter((text) => Object.values<string>(headings).includes(text))).toEqual(
    Object.values(headings),
  );
  const titlesIn = (region: string) =>
    page.getByRole('region', { name: region }).getByRole('heading', { level: 3 }).allTextContents();
  expect(await titlesIn(headings.stories)).toEqual([1, 2, 3, 4, 5].map((place) => `Story ${place}`));
  expect(await titlesIn(headings.videos)).toEqual(['Film 1', 'Film 2']);
  expect(await titlesIn(headings.reels)).toEqual(['Reel 1', 'Reel 2']);
});

test('a story without a consent and a dead link are not shown', { tag: '@full' }, async ({ page, site }) => {
  await replaceLinks(site, [
    { category: 'homestories', title: 'Told without consent' },
    { category: 'homeyoutube', title: 'Film that is gone', isDead: true },
  ]);
  await page.goto('/?complete=1');
  for (const heading of Object.values(headings)) await expect(page.getByText(heading)).toHaveCount(0);
  expect(await page.content()).not.toMatch(/Told without consent|Film that is gone/);
});

test('a section without links renders nothing, whatever the other sections show', { tag: '@full' }, async ({
  page,
  site,
}) => {
  for (const [expected, category] of [
    ['stories', 'homestories'],
    ['videos', 'homeyoutube'],
    ['reels', 'homeinsta'],
  ] as const) {
    await replaceLinks(
      site,
      all.filter((row) => row.category === category),
    );
    await page.goto('/?complete=1');
    for (const [name, heading] of Object.entries(headings)) {
      await expect(page.getByRole('heading', { name: heading })).toHaveCount(name === expected ? 1 : 0);
    }
  }
});

for (const [width, perPage] of [
  [1440, 2],
  [1024, 2],
  [1023, 1],
  [360, 1],
] as const) {
  test(`${perPage} of the stories are visible at ${width} px, and paging stops at both ends`, {
    tag: '@full',
  }, async ({ page, site }) => {
    await replaceLinks(site, all);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const stories = carouselOf(page, headings.stories);
    await untilCarouselHydrated(stories);
    const visible = () => visibleItems(stories);
    const first = Array.from({ length: perPage }, (_, index) => index);
    const last = first.map((index) => 5 - perPage + index);
    const { previous, next } = stories;
    await expect.poll(visible).toEqual(first);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await previous.click({ force: true });
    await expect.poll(visible).toEqual(first);

    const pages = Math.ceil(5 / perPage);
    for (let turned = 1; turned < pages; turned += 1) {
      await expect(next).not.toHaveAttribute('aria-disabled');
      await next.click();
      await expect.poll(visible).toContain(Math.min(turned * perPage, 5 - perPage));
    }
    await expect.poll(visible).toEqual(last);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await next.click({ force: true });
    await page.waitForTimeout(500);
    expect(await visible()).toEqual(last);
    await previous.click();
    await expect.poll(visible).not.toEqual(last);
    await expect(next).not.toHaveAttribute('aria-disabled');
  });
}

test('two stories need no buttons on a desktop, and need them on a phone', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await replaceLinks(site, titledLinks('homestories', 'Story', 2, { consentBy: 'The patient' }));
  await page.goto('/');
  const { next } = carouselOf(page, headings.stories);
  await expect(next).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(next).toBeVisible();
});

test('home contacts no other site until a story is played, and plays it in place', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await replaceLinks(site, all);
  await stubFrame(page, 'www.youtube-nocookie.com');
  const elsewhere = requestsToOtherSites(page, site.origin);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  await page.getByRole('button', { name: 'Play video: Story 2' }).click();
  await expect(page.locator('iframe[title="Story 2"]')).toBeFocused();
  for (const url of elsewhere) expect(new URL(url).host).toBe('www.youtube-nocookie.com');
});

test('axe finds nothing in the three sections, and they do not scroll sideways', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await replaceLinks(site, all);
  await page.goto('/');
  await expectAccessibleIn(page, sharedLayoutModes, 'with the sections');
});

test('a late database adds the sections afterwards, and they are interactive', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await replaceLinks(site, all);
  await stubFrame(page, 'www.youtube-nocookie.com');
  const late = { 'x-test-database-delay': '1200' };
  await page.route(`${site.origin}/`, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...late } }),
  );
  const html = await (await page.request.get('/', { headers: late })).text();
  expect(html.indexOf(headings.videos)).toBeGreaterThan(html.indexOf('</footer>'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: headings.stories })).toBeVisible();
  // A click while late content hydrates can be lost, so the test clicks again as a person would.
  const player = page.locator('iframe[title="Film 1"]');
  await expect(async () => {
    if ((await player.count()) === 0)
      await page.getByRole('button', { name: 'Play video: Film 1' }).click({ timeout: 5_000 });
    await expect(player).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test('home is complete while the database is away, and says once in red that links are missing', {
  tag: '@full',
}, async ({ page, site }) => {
  await replaceLinks(site, all);
  await page.route(`${site.origin}/`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-database-failure': '1' } }),
  );
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  const error = page.getByText('Failed to fetch links');
  await expect(error).toHaveCount(1);
  const [red = 0, green = 0, blue = 0] = await error.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(page.getByRole('region', { name: headings.videos })).toContainText(
    'Please try again in a minute',
  );
  await expect(page.getByRole('heading', { name: headings.stories })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: headings.reels })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
