import { selfCheckPages } from '#app/navigation/self-help-pages.ts';
import { fontVersion } from '#app/ui/theme/tokens.ts';
import { expect, test } from './fixtures.ts';

const phone = { width: 360, height: 800 };

test('after thoughts of dying the helpline is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(selfCheckPages.mood.path);
  await page.evaluate(() => {
    for (let number = 1; number <= 9; number++)
      document.querySelector<HTMLInputElement>(`input[name="q${number}"][value="1"]`)?.click();
  });
  await page.locator('main form button[type=submit]').click();
  const helpline = page.locator('main a[href="tel:14416"]');
  await expect(helpline).toHaveCount(1);
  await expect(helpline).toBeInViewport({ ratio: 0.9 });
});

test('the digits of headings and large phone numbers have one height', async ({ page }) => {
  await page.goto('/urgent');
  const heights = await page.evaluate(async () => {
    await document.fonts.load('700 40px Martel', '0123456789');
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.font = '700 40px Martel';
    return [...'0123456789'].map((digit) => {
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(digit);
      return [actualBoundingBoxAscent, actualBoundingBoxDescent];
    });
  });
  for (const at of [0, 1]) {
    const edges = heights.map((edge) => edge[at] ?? 0);
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(2);
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).fontVariantNumeric)).toBe(
    'lining-nums tabular-nums',
  );
});

test('a page prints in the same colours from a dark screen as from a light one', async ({ page }) => {
  await page.goto('/depression');
  const colours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((part) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(part);
        return [color, backgroundColor, borderTopColor].join(' ');
      }),
    );
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const fromLight = await colours();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await colours()).toEqual(fromLight);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test('forced colours show which entry of the header is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/doctors');
  const chosen = page.locator('header a[aria-current]').first();
  expect(await chosen.evaluate((entry) => getComputedStyle(entry).outlineStyle)).toBe('solid');
  await chosen.evaluate((entry) => entry.focus({ focusVisible: true } as FocusOptions));
  expect(await chosen.evaluate((entry) => getComputedStyle(entry).outlineWidth)).toBe('3px');
});

test('the filters of the directory have one mark that they open, and none where they are always open', async ({
  page,
}) => {
  await page.goto('/doctors');
  const summary = page.locator('main details > summary').first();
  const chevron = () => summary.evaluate((line) => getComputedStyle(line, '::after').display);
  // A list item would have the triangle of the browser.
  expect(await summary.evaluate((line) => getComputedStyle(line).display)).toBe('flex');
  await page.setViewportSize(phone);
  expect(await chevron()).not.toBe('none');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await chevron()).toBe('none');
});

for (const path of ['/pregnancy-and-birth', '/trauma-and-ptsd']) {
  test(`on a phone a cell of ${path} keeps its words together`, {
    tag: path === '/pregnancy-and-birth' ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const split = await page.locator('main td:has(*)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const lefts: number[] = [];
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { left, width } of range.getClientRects()) if (width > 1) lefts.push(left);
        }
        const [first = 0] = lefts;
        return lefts.some((left) => left < first - 1) ? [cell.textContent] : [];
      }),
    );
    expect(split).toEqual([]);
  });
}

test('on a phone no picture stands before the first step for a fit', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/seizure');
  await expect(page.locator('main picture img').first()).toBeHidden();
  await expect(page.locator('#first-aid-fit')).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('main picture img').first()).toBeVisible();
});

for (const [fonts, version] of [
  ['the fonts of the site', fontVersion],
  ['those of the device', 0],
] as const) {
  test(`with ${fonts} the booking button of the contact bar is one line at the edge of a phone`, {
    tag: version === 0 ? '@full' : [],
  }, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('fonts', `${stored}`), version);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/about');
    const button = page.getByRole('link', { name: 'Book Appointment', exact: true }).first();
    const lines = await button.evaluate(async (link) => {
      // `ready` alone resolves before the first font is asked for.
      await document.fonts.load('700 13px Mukta', link.textContent ?? '');
      await document.fonts.ready;
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(360);
  });
}
