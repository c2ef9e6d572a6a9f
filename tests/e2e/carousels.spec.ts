import { carouselOf, expectVisibleItems, untilCarouselHydrated, visibleItems } from './carousels.ts';
import { expect, holdScripts, test } from './fixtures.ts';

/** Page sizes of requirements 11 to 17, by width. On a phone the treatments and services are lists of all items. */
const carousels = [
  { label: 'Our Treatments', items: 8, sizes: { 1440: 3, 1024: 3, 800: 2, 360: 8 } },
  { label: 'Our Approach', items: 4, sizes: { 1440: 2, 1024: 2, 800: 2, 360: 2 } },
  { label: 'Our Services', items: 3, sizes: { 1440: 3, 1024: 3, 800: 1, 360: 3 } },
  { label: 'Our Team of Experts', items: undefined, sizes: { 1440: 4, 1024: 4, 800: 1, 360: 1 } },
  { label: 'Our Facilities', items: 3, sizes: { 1440: 3, 1024: 3, 800: 1, 360: 1 } },
] as const;

test.describe('page by page', () => {
  // Reduced motion makes scrolling instant, which saves time. Tests below cover smooth scrolling.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [1440, 1024, 800, 360] as const) {
    test(
      `at ${width} px each row shows ${carousels.map(({ sizes }) => sizes[width]).join(', ')} at a time, and wraps around at both ends`,
      width === 1440 ? {} : { tag: '@full' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        for (const { label, items, sizes } of carousels) {
          await test.step(label, async () => {
            const row = carouselOf(page, label);
            await untilCarouselHydrated(row);
            const size = sizes[width];
            const count = await row.track.locator(':scope > li').count();
            if (items) expect(count).toBe(items);
            else expect(count).toBeGreaterThan(size);
            await expectVisibleItems(row, 0, size);
            if (count <= size) {
              await expect(row.next).toBeHidden();
              return;
            }
            for (let first = 0; first < count - size; ) {
              first = Math.min(first + size, count - size);
              await row.next.click();
              await expectVisibleItems(row, first, size);
            }
            await row.next.click();
            await expectVisibleItems(row, 0, size);
            await row.previous.click();
            await expectVisibleItems(row, count - size, size);
          });
        }
      },
    );
  }

  test('the dots of Our Approach mark the current page and lead to each', { tag: '@full' }, async ({
    page,
  }) => {
    for (const width of [1440, 800, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const row = carouselOf(page, 'Our Approach');
      await untilCarouselHydrated(row);
      const [first, second] = [1, 2].map((place) =>
        row.part.getByRole('button', { name: `Page ${place} of 2`, exact: true }),
      );
      if (!first || !second) throw new Error('Our Approach must have two pages.');
      await expect(row.part.getByRole('button', { name: /^Page / })).toHaveCount(2);
      await expect(first).toHaveAttribute('aria-current', 'true');
      await second.click();
      await expectVisibleItems(row, 2, 2);
      await expect(second).toHaveAttribute('aria-current', 'true');
      await expect(first).not.toHaveAttribute('aria-current');
      await first.press('Enter');
      await expectVisibleItems(row, 0, 2);
      await row.next.click();
      await expect(second).toHaveAttribute('aria-current', 'true');
      const box = await second.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expect(
      page.getByRole('region', { name: 'Our Approach' }).getByRole('link', { name: /^Call \+91/ }),
    ).toHaveAttribute('href', /^tel:/);
  });

  test('on a phone the two cards on a page of Our Approach are stacked', { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto('/');
    const boxes = await carouselOf(page, 'Our Approach')
      .track.locator(':scope > li')
      .evaluateAll((items) => items.slice(0, 2).map((item) => item.getBoundingClientRect().toJSON()));
    expect(boxes[1].left).toBe(boxes[0].left);
    expect(boxes[1].top).toBeGreaterThan(boxes[0].bottom);
  });

  test('on a phone the treatments are a list, from the top of the page to its bottom', {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto('/');
    const tops = await carouselOf(page, 'Our Treatments')
      .track.locator(':scope > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops).toHaveLength(8);
    expect(new Set(tops).size).toBe(8);
    expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
  });

  test('arrow keys, Home and End turn the pages of the focused row', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    const row = carouselOf(page, 'Our Treatments');
    await untilCarouselHydrated(row);
    await row.track.focus();
    await page.keyboard.press('ArrowRight');
    await expectVisibleItems(row, 3, 3);
    await page.keyboard.press('End');
    await expectVisibleItems(row, 5, 3);
    await page.keyboard.press('ArrowRight');
    await expectVisibleItems(row, 0, 3);
    await page.keyboard.press('ArrowLeft');
    await expectVisibleItems(row, 5, 3);
    await page.keyboard.press('Home');
    await expectVisibleItems(row, 0, 3);
    await expect(row.track).toBeFocused();
  });

  test('a focused link scrolls into view, and paging continues from there', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/');
    const row = carouselOf(page, 'Our Treatments');
    await untilCarouselHydrated(row);
    await row.track.focus();
    for (let link = 0; link < 4; link += 1) await page.keyboard.press('Tab');
    await expect(row.track.getByRole('link').nth(3)).toBeFocused();
    await expect.poll(() => visibleItems(row)).toContain(3);
  });

  test('a sideways wheel scrolls a row, which snaps to an item', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    const row = carouselOf(page, 'Our Treatments');
    await untilCarouselHydrated(row);
    await row.track.hover();
    await page.mouse.wheel(500, 0);
    await expect.poll(() => visibleItems(row)).not.toContain(0);
    await expect.poll(async () => (await visibleItems(row)).length).toBe(3);
  });

  test('screen readers hear of a page turn only after its button was used', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/');
    const row = carouselOf(page, 'Our Treatments');
    await untilCarouselHydrated(row);
    const status = row.part.getByRole('status');
    await expect(status).toBeEmpty();
    await row.next.click();
    await expect(status).toHaveText('4 to 6 of 8');
  });
});

test('two clicks in a row turn two pages, even before the first scroll ends', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/');
  const row = carouselOf(page, 'Our Treatments');
  await untilCarouselHydrated(row);
  await row.next.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectVisibleItems(row, 5, 3);
});

test('a page turn completes even if the row is laid out again while it scrolls', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/');
  const row = carouselOf(page, 'Our Treatments');
  await untilCarouselHydrated(row);
  await row.next.click();
  // A browser does this when late content shifts the row: it snaps back to the old position.
  await row.track.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await expectVisibleItems(row, 3, 3);
});

test('a row scrolled by hand stays there', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const row = carouselOf(page, 'Our Treatments');
  await untilCarouselHydrated(row);
  await row.next.click();
  await expectVisibleItems(row, 3, 3);
  await row.track.hover();
  await page.mouse.wheel(-2000, 0);
  await expectVisibleItems(row, 0, 3);
  await page.waitForTimeout(700);
  await expectVisibleItems(row, 0, 3);
});

test('the first visible item stays first when the window changes its width', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/');
  const row = carouselOf(page, 'Our Treatments');
  await untilCarouselHydrated(row);
  await row.next.click();
  await expectVisibleItems(row, 3, 3);
  await page.setViewportSize({ width: 800, height: 900 });
  await expectVisibleItems(row, 3, 2);
});

test('the last of several clicks before the scripts have loaded turns its page', { tag: '@full' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const team = carouselOf(page, 'Our Team of Experts');
  const treatments = carouselOf(page, 'Our Treatments');
  await team.next.click();
  await treatments.next.click();
  await expectVisibleItems(treatments, 0, 3);
  release();
  await expectVisibleItems(treatments, 3, 3);
  await expectVisibleItems(team, 0, 4);
});
