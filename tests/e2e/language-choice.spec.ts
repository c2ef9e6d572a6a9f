import { expect, type Page, test } from './fixtures.ts';
import { expectNoShift, recordShifts } from './layout-shift.ts';

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

/** Whether the link to the other language is highlighted with a background. */
const isHighlighted = (page: Page, language: string) =>
  page
    .getByRole('link', { name: language, exact: true })
    .evaluate((link) => getComputedStyle(link, '::before').content !== 'none');

test('the link to the chosen language is highlighted on pages in the other language, without a redirect or a shift', {
  tag: '@full',
}, async ({ page }) => {
  await recordShifts(page);
  await page.goto('/insomnia');
  expect(await isHighlighted(page, 'हिंदी')).toBe(false);
  expect(await storedLanguage(page)).toBeNull();
  await page.getByRole('link', { name: 'हिंदी', exact: true }).click();
  await page.waitForURL('**/hi/insomnia');
  expect(await storedLanguage(page)).toBe('hi');
  expect(await isHighlighted(page, 'English')).toBe(false);

  await page.goto('/migraine');
  expect(new URL(page.url()).pathname).toBe('/migraine');
  await expect.poll(() => isHighlighted(page, 'हिंदी')).toBe(true);
  await expectNoShift(page, 'an English page that offers Hindi', 0);

  await page.goto('/hi/migraine');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/migraine');
  expect(await storedLanguage(page)).toBe('en');
  expect(await isHighlighted(page, 'हिंदी')).toBe(false);
  await page.goto('/hi/insomnia');
  await expect.poll(() => isHighlighted(page, 'English')).toBe(true);
  await expectNoShift(page, 'a Hindi page that offers English', 0);
});
