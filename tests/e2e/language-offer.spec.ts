import { locales } from '#app/languages/locales.ts';
import { expect, expectNoAxeViolations, type Page, test } from './fixtures.ts';
import { expectNoShift, recordShifts } from './layout-shift.ts';

test.use({ locale: 'hi-IN' });

const offer = 'यह पेज हिंदी में भी है';
const line = (page: Page) => page.getByRole('link', { name: offer });
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test('a browser that asks for Hindi is offered the page in Hindi, above the page and without a redirect or a shift', async ({
  page,
}) => {
  await recordShifts(page);
  await page.goto('/insomnia');
  expect(new URL(page.url()).pathname).toBe('/insomnia');
  await expect(line(page)).toHaveAttribute('href', '/hi/insomnia');
  await expect(line(page)).toHaveAttribute('hreflang', 'hi');
  await expect(page.locator('aside[lang=hi]')).toBeVisible();
  expect((await line(page).boundingBox())?.y).toBeLessThan(30);
  await expectNoShift(page, 'an English page that offers Hindi', 0);
  await expectNoAxeViolations(page);
  expect(locales.en.offer).not.toBe(offer);

  await line(page).click();
  await page.waitForURL('**/hi/insomnia');
  expect(await storedLanguage(page)).toBe('hi');
  await expect(line(page)).toBeHidden();
  await page.goto('/migraine');
  await expect(line(page)).toBeHidden();
});

test('the line is gone at the second visit, which has the fonts of the site, and the switch still names the language', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/doctors');
  await expect(line(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).not.toBeNull();
  await page.goto('/insomnia');
  await expect(page.getByRole('link', { name: 'हिंदी', exact: true })).toBeVisible();
  await expect(line(page)).toBeHidden();
});

test.describe('a browser that asks for English', () => {
  test.use({ locale: 'en-IN' });

  test('sees no line', { tag: '@full' }, async ({ page }) => {
    await page.goto('/insomnia');
    await expect(page.locator('aside[lang=hi]')).toHaveCount(1);
    await expect(page.locator('aside[lang=hi]')).toBeHidden();
  });
});
