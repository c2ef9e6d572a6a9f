import { expect, type Page, test } from './fixtures.ts';
import { expectStill, watchShifts } from './layout-shift.ts';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

/** Whether the link to the other language stands on a ground of its own. */
const isOffered = (page: Page, language: string) =>
  page
    .getByRole('link', { name: language, exact: true })
    .evaluate((link) => getComputedStyle(link, '::before').content !== 'none');

test('the language that was pressed is offered more plainly on a page in the other one, which stays where it is and still', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/insomnia');
  expect(await isOffered(page, 'हिंदी')).toBe(false);
  expect(await kept(page)).toBeNull();
  await page.getByRole('link', { name: 'हिंदी', exact: true }).click();
  await page.waitForURL('**/hi/insomnia');
  expect(await kept(page)).toBe('hi');
  expect(await isOffered(page, 'English')).toBe(false);

  await page.goto('/migraine');
  expect(new URL(page.url()).pathname).toBe('/migraine');
  await expect.poll(() => isOffered(page, 'हिंदी')).toBe(true);
  await expectStill(page, 'an English page that offers Hindi', 0);

  await page.goto('/hi/migraine');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/migraine');
  expect(await kept(page)).toBe('en');
  expect(await isOffered(page, 'हिंदी')).toBe(false);
  await page.goto('/hi/insomnia');
  await expect.poll(() => isOffered(page, 'English')).toBe(true);
  await expectStill(page, 'a Hindi page that offers English', 0);
});
