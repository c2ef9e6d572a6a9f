import { expect, test } from './fixtures.ts';

test('a phone loads no React script on /doctors before the search is touched', { tag: '@full' }, async ({
  page,
}) => {
  const modules: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) modules.push(request.url());
  });
  await page.goto('/doctors');
  await page.waitForTimeout(1500);
  expect(modules).toEqual([]);
  await page.getByRole('searchbox').focus();
  await expect.poll(() => modules.length).toBeGreaterThan(0);
});

test('a phone loads no script at all on an information page', { tag: '@full' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/depression');
  await page.waitForTimeout(1500);
  expect(scripts).toEqual([]);
});
