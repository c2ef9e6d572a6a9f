import { expect, test } from './fixtures.ts';

test('a phone asks for no script of React before /doctors has loaded', async ({ page }) => {
  const modules: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) modules.push(request.url());
  });
  let beforeLoad: number | undefined;
  page.on('load', () => {
    beforeLoad = modules.length;
  });
  await page.goto('/doctors');
  await expect.poll(() => beforeLoad).toBe(0);
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
