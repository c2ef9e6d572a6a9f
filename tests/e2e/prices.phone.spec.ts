import { shownRupees, specifiedPrice } from '#tests/support/specified-prices.ts';
import { expect, test } from './fixtures.ts';

const cbt = (column: number) =>
  shownRupees(specifiedPrice('therapy', 'Cognitive behavioural therapy (CBT)', column));

test('on a phone the three prices of a therapy are below its name, each below its column header', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/therapyCounselling');
  const table = page.getByRole('table', { name: 'Therapy: prices in rupees' });
  const row = table.getByRole('row', { name: /Cognitive behavioural therapy/ });
  const name = await row.getByRole('rowheader').boundingBox();
  const heads = table.getByRole('columnheader');
  await expect(heads).toHaveCount(4);
  for (const [index, text] of [0, 1, 2].map(cbt).entries()) {
    const cell = row.getByRole('cell').nth(index);
    await expect(cell).toContainText(text);
    const [box, head] = [await cell.boundingBox(), await heads.nth(index + 1).boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    expect(box?.x).toBeCloseTo(head?.x ?? 0, 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
});

test('on a phone the estimate scrolls into view, and links back to the form', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/therapyCounselling#plan');
  await page.getByRole('combobox', { name: 'Relaxation' }).selectOption('deep-breathing');
  await page.getByLabel('Sessions of relaxation').fill('4');
  await page.getByRole('button', { name: 'Work out the cost' }).tap();
  const estimate = page.getByRole('article', { name: 'Your estimate' });
  await expect(estimate.getByRole('heading', { name: 'Your estimate' })).toBeInViewport();
  await expect(estimate.getByRole('row', { name: 'Total' })).toContainText(
    shownRupees(4 * specifiedPrice('relaxation', 'Deep breathing')),
  );
  await estimate.getByRole('link', { name: 'Change your choices' }).tap();
  // On a phone the line that folds the planner is its visible title. The heading repeats it for screen readers only.
  const title = page.locator('summary', { hasText: 'Work out your cost' });
  await expect(title).toBeInViewport({ ratio: 1 });
  expect((await title.boundingBox())?.y).toBeLessThanOrEqual(100);
  await expect(page.getByRole('heading', { name: 'Work out your cost' })).toBeAttached();
  await expect(page.getByLabel('Sessions of relaxation')).toHaveValue('4');
});

test('on a phone the first screen has the sum for detox, insurance for a stay, and links to four parts', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/therapyCounselling');
  await expect(page.getByText('14 days of detox')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('it often pays for a stay')).toBeInViewport();
  const links = page.getByRole('navigation', { name: 'Jump to' }).getByRole('link');
  await expect(links).toHaveText(['Sessions', 'Tests', 'Stay', 'Insurance']);
  await links.nth(2).tap();
  await expect(page.getByRole('heading', { name: 'Admission rooms' })).toBeInViewport();
});
