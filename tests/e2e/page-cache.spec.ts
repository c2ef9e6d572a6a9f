import { expect, test } from './fixtures.ts';

test('an unchanged page is not sent again, and its scripts run under the policy of the 304 response', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/insomnia');
  // The Worker caches the page after the first response, and the browser after the second.
  await expect(async () => {
    await page.reload();
    const { origins, sent, whole } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        origins: visit?.serverTiming.map(({ description }) => description),
        sent: visit?.transferSize ?? 0,
        whole: visit?.encodedBodySize ?? 0,
      };
    });
    expect(origins).toEqual(['cached']);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(whole / 2);
  }).toPass();
  await page.getByRole('button', { name: 'Treatments' }).hover();
  await expect(page.locator('#treatments').getByRole('link', { name: 'Depression' })).toBeVisible();
});
