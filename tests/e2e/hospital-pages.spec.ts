import { expect, test } from './fixtures.ts';

for (const path of ['/rights', '/privacyPolicy']) {
  test(`${path} prints on at most three A4 pages, without menus and with our address`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const printed = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? [];
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.length).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByText(`This page: ${path}`)).toBeVisible();
  });
}

test('the link from /management to complaints leads to the steps of a complaint', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/management');
  await page.getByRole('link', { name: 'the steps of a complaint' }).click();
  await expect(page).toHaveURL(/\/rights#complaints$/);
  await expect(page.getByRole('heading', { name: 'If something is wrong' })).toBeInViewport();
  await expect(page.getByRole('link', { name: '15100' })).toBeVisible();
});

test('on a phone the table of the privacy policy is shown as cards', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacyPolicy#collected');
  const table = page.getByRole('figure', { name: 'What is stored, why and how long' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const [first, second] = [table.getByRole('row').nth(1), table.getByRole('row').nth(2)];
  const [above, below] = [await first.boundingBox(), await second.boundingBox()];
  expect(above?.width).toBeGreaterThan(300);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + 80);
});
