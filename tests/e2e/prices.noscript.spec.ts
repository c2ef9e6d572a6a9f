import { shownRupees, specifiedPrice } from '#tests/support/specified-prices.ts';
import { expect, test } from './fixtures.ts';

for (const width of [360, 1440]) {
  test(`without scripts a cost is computed, corrected and ready to print, ${width} px wide`, {
    tag: '@full',
  }, async ({ page, allowFaults }) => {
    allowFaults('400');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/therapyCounselling');
    if (width < 720) await page.getByText('On this page', { exact: true }).click();
    await page.getByRole('link', { name: 'Work out your cost' }).click();
    await page.getByRole('combobox', { name: 'Therapy' }).selectOption('family-couple-therapy');
    await page.getByLabel('Sessions of therapy').fill('1.5');
    await page
      .getByLabel(`Private room, ${shownRupees(specifiedPrice('rooms', 'Private room'))} a day`)
      .check();
    await page.getByRole('button', { name: 'Work out the cost' }).click();

    const field = page.getByLabel('Sessions of therapy');
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(field).toHaveValue('1.5');
    await expect(field).toHaveAccessibleDescription(
      'Type the sessions of therapy as a whole number from 1 to 60.',
    );
    await field.fill('2');
    await page.getByRole('button', { name: 'Work out the cost' }).click();

    const estimate = page.getByRole('article', { name: 'Your estimate' });
    await expect(estimate.getByRole('heading', { name: 'Your estimate' })).toBeInViewport();
    await expect(estimate.getByRole('row', { name: 'Total' })).toContainText(
      shownRupees(
        2 * specifiedPrice('therapy', 'Family or couple therapy') + specifiedPrice('rooms', 'Private room'),
      ),
    );
    await expect(estimate.getByText('To print it, use your browser’s menu.')).toBeVisible();
    await expect(estimate.getByRole('button')).toHaveCount(0);
  });
}
