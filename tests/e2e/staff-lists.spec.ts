import { expectAccessibleIn, layoutModes, sharedLayoutModes } from './display-modes.ts';
import { addDoctor } from './doctor-states.ts';
import { expect, test, untilHydrated } from './fixtures.ts';

const listPath = '/dashboard/AddDoctor';

test("by keyboard alone a doctor is deleted and restored by the toast's Undo", { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`${listPath}?q=sunita`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Doctor deleted')).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${listPath}\\?q=sunita$`));
  await expect(page.getByText('No doctors found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Doctor restored')).toBeInViewport();
  await expect(page.getByRole('row').filter({ hasText: 'Sunita' })).toBeVisible();
});

test('a doctor is moved by keys, by buttons and by dragging, and the focus moves along', async ({
  signedInPage: page,
}) => {
  await page.goto(`${listPath}/order`);
  await untilHydrated(page);
  const items = page.getByRole('main').getByRole('listitem');
  const nameAt = async (index: number) => (await items.nth(index).locator('strong').textContent()) ?? '';
  const handles = page.getByRole('button', { name: 'Drag, or use the arrow keys' });
  const [first, second] = [await nameAt(0), await nameAt(1)];
  await handles.nth(1).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${second} is now 1 of`)).toBeVisible();
  await expect(handles.nth(0)).toBeFocused();
  expect(await nameAt(1)).toBe(first);
  await page.keyboard.press('End');
  await expect(handles.last()).toBeFocused();
  await expect(items.last()).toContainText(second);
  await items.last().getByRole('button', { name: 'To the top' }).click();
  await expect(items.first()).toContainText(second);
  await items.nth(2).dragTo(items.first());
  await expect(items.nth(1)).toContainText(second);
  await page.getByRole('button', { name: 'By name again' }).click();
  await expect(items.first()).toContainText(first);
});

test('axe finds nothing in a list with a name of 100 letters, the order, the bin and the import', {
  tag: '@full',
}, async ({ signedInPage: page, site, staff }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const long = 'W'.repeat(100);
  await addDoctor(site, { name: long, hospital: 'H'.repeat(160), specialization: 'S'.repeat(120) }, staff);
  await page.goto(`${listPath}?q=${long.slice(0, 20)}`);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByText('Qualification', { exact: true })).toBeVisible();
  await expectAccessibleIn(page, layoutModes, 'a long name');
  await page.setViewportSize({ width: 1366, height: 900 });
  const row = await page.getByRole('row').nth(1).boundingBox();
  expect(row?.height).toBeLessThanOrEqual(58);
  for (const path of ['order', 'bin', 'import']) {
    await page.goto(`${listPath}/${path}`);
    await expectAccessibleIn(page, sharedLayoutModes, path);
  }
  await page.goto(`${listPath}?q=${long.slice(0, 20)}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Doctor deleted')).toBeVisible();
  await page.goto(`${listPath}/bin`);
  await expectAccessibleIn(page, sharedLayoutModes, 'a bin with a long name');
});
