import { expect, test } from './fixtures.ts';

test('a phone asks for no script of React before the search of /doctors is touched', async ({ page }) => {
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

test('a phone asks for no script of React at all on an information page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/depression');
  await page.waitForTimeout(1500);
  expect(scripts).toEqual([]);
});
