import { expect, test } from './fixtures.ts';
import { openFolds } from './open-folds.ts';

// Maximum number of printed pages. The text on overdose makes one page longer: four pages fit on two sheets
// of paper, printed on both sides.
for (const [path, most] of [
  ['/depression', 3],
  ['/seizure', 3],
  ['/headache-clinic', 3],
  ['/OstAddiction', 4],
] as const) {
  // Without scripts the first page has the site's fonts, so the number of sheets is the same on every machine.
  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test(
      `${path} prints on at most ${most} A4 pages, without menus and with the phone numbers`,
      path === '/depression' ? {} : { tag: '@full' },
      async ({ page }) => {
        await page.goto(path);
        const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
        const sheets = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? [];
        expect(sheets.length).toBeGreaterThan(0);
        expect(sheets.length).toBeLessThanOrEqual(most);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toBeHidden();
        await expect(
          page.getByRole('region', { name: 'Call 112 now if' }).getByText('112', { exact: true }).last(),
        ).toBeVisible();
      },
    );
  });
}

test('the contents of a page link to its sections', { tag: '@full' }, async ({ page }) => {
  await page.goto('/insomnia');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  const words = await last.innerText();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: words })).toBeInViewport();
});

test('on a phone a wide table is shown as cards', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/headache-clinic');
  await openFolds(page);
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader').first()).toBeAttached();
  const [first, second] = [table.getByRole('row').nth(1), table.getByRole('row').nth(2)];
  const [above, below] = [await first.boundingBox(), await second.boundingBox()];
  expect(above?.width).toBeGreaterThan(300);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + 80);
});
