import { applyMode, expectNoSidewaysScroll, layoutModes } from './display-modes.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test('all urgent signs print on at most six A4 pages, with the numbers and without the filter', async ({
  page,
}) => {
  await page.goto('/urgent');
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const printed = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? [];
  expect(printed.length).toBeGreaterThan(1);
  expect(printed.length).toBeLessThanOrEqual(6);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.locator('main a[href="tel:112"]').first()).toBeVisible();
  await expect(page.getByText('This page: /urgent')).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the signs are there without a network once the page was read', { tag: '@full' }, async ({
    page,
    context,
    allowFaults,
  }) => {
    allowFaults('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED');
    await page.goto('/urgent');
    await expect.poll(() => page.evaluate(async () => (await caches.match('/urgent'))?.status)).toBe(200);
    await context.setOffline(true);
    await page.goto('/urgent?q=fit');
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await expect(page.locator('#choking')).toBeVisible();
  });
});

test('passes axe on a phone, and nothing scrolls sideways on a phone, a tablet and a desktop', async ({
  page,
}) => {
  await page.goto('/urgent');
  for (const mode of layoutModes) {
    await applyMode(page, mode);
    await expectNoSidewaysScroll(page, '/urgent');
    if (mode.rules === 'all') await expectNoAxeViolations(page);
  }
});
