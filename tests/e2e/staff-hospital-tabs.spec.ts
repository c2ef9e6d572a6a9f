/** The list of the sections, the tabs of a section, and the order of prices. */
import { expect, test, untilHydrated } from './fixtures.ts';
import { hospitalPage as path, sectionLink, sectionRow } from './hospital-sections.ts';

test('a wrong phone number is two presses away, with the list of sections beside it or one press back', async ({
  signedInPage: page,
}) => {
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Hospital', exact: true })
    .click();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sectionRow(page, 'payments')).toContainText('Not shown to visitors yet');
  await sectionLink(page, 'phones-and-mail').click();
  await expect(page.getByRole('textbox').first()).toBeInViewport();
  await expect(sectionLink(page, 'phones-and-mail')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'All sections' })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(sections).toBeHidden();
  await page.getByRole('link', { name: 'All sections' }).click();
  await expect(sections).toBeVisible();
});

test('languages are tabs that say what is missing, and an error opens its tab and gets the focus', async ({
  signedInPage: page,
  allowFaults,
}) => {
  allowFaults('400');
  await page.goto(`${path}/notices`);
  await untilHydrated(page);
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(page.getByLabel('Notice 1 in Hindi')).toBeHidden();
  await page.getByLabel('Notice 1', { exact: true }).fill('Closed on Diwali');
  await page.getByLabel('Notice 1: last day').fill('2020-01-01');
  await expect(tab(/^Hindi/)).toHaveAccessibleName('Hindi 1 missing');
  await tab(/^English/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(/^Hindi/)).toBeFocused();
  await expect(page.getByLabel('Notice 1', { exact: true })).toHaveAttribute('readonly', '');
  await expect(page.getByLabel('Notice 1: last day')).toBeHidden();
  await page.getByLabel('Notice 1 in Hindi').fill('द'.repeat(201));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Notice 1 in Hindi')).toBeFocused();
  await expect(tab(/^Hindi/)).toHaveAccessibleName('Hindi has an error');
  await expect(tab(/^English/)).toHaveAccessibleName('English has an error');
  const toLastDay = page.getByRole('link', { name: /^Notice 1: last day: / });
  await toLastDay.click();
  await expect(page.getByLabel('Notice 1: last day')).toBeFocused();
  await expect(toLastDay).toBeVisible();
  await tab(/^Punjabi/).click();
  await page.getByRole('link', { name: /^Notice 1 in Hindi: / }).click();
  await page.getByLabel('Notice 1 in Hindi').fill('दिवाली पर बंद');
  await tab(/^Punjabi/).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Notice 1: last day')).toBeFocused();
});

test('prices are ordered by keys, by buttons and by dragging, and saved in that order', async ({
  signedInPage: page,
}) => {
  await page.goto(`${path}/prices`);
  await untilHydrated(page);
  const table = page.getByRole('table', { name: 'Tests' });
  const nameAt = (row: number) =>
    table.getByRole('row', { name: `Row ${row}`, exact: true }).getByLabel('Name', { exact: true });
  const [first, second, third] = await Promise.all([1, 2, 3].map((row) => nameAt(row).inputValue()));
  await nameAt(2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(`${second} is now 1 of`)).toBeVisible();
  await expect(nameAt(1)).toHaveValue(second ?? '');
  await expect(nameAt(1)).toBeFocused();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await table
    .getByRole('row', { name: 'Row 1', exact: true })
    .getByRole('button', { name: 'Move down' })
    .click();
  await expect(nameAt(2)).toHaveValue(second ?? '');
  const handles = table.getByRole('button', { name: 'Drag, or use the arrow keys' });
  await handles.nth(2).dragTo(handles.nth(0));
  await expect(nameAt(1)).toHaveValue(third ?? '');
  await expect(nameAt(2)).toHaveValue(first ?? '');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved: the website shows it')).toBeVisible();
  await page.goto(`${path}/prices`);
  await expect(nameAt(1)).toHaveValue(third ?? '');
  await expect(nameAt(3)).toHaveValue(second ?? '');
});

test('each move of a price says the name of the row that was moved', async ({ signedInPage: page }) => {
  await page.goto(`${path}/prices`);
  await untilHydrated(page);
  const table = page.getByRole('table', { name: 'Tests' });
  const nameAt = (row: number) =>
    table.getByRole('row', { name: `Row ${row}`, exact: true }).getByLabel('Name', { exact: true });
  const names = await Promise.all([1, 2, 3].map((row) => nameAt(row).inputValue()));
  const status = page.getByRole('status').filter({ hasText: 'is now' });
  const handles = table.getByRole('button', { name: 'Drag, or use the arrow keys' });
  await handles.nth(2).dragTo(handles.nth(0));
  await expect(status).toContainText(`${names[2]} is now 1 of`);
  await handles.nth(2).dragTo(handles.nth(1));
  await expect(status).toContainText(`${names[1]} is now 2 of`);
  await handles.nth(0).dragTo(handles.nth(2));
  await expect(status).toContainText(`${names[2]} is now 3 of`);
});

test('a missing translation is marked at its box, and a link leads to the first one', async ({
  signedInPage: page,
}) => {
  await page.goto(`${path}/prices`);
  await untilHydrated(page);
  const row = page.getByRole('table', { name: 'Tests' }).getByRole('row', { name: 'Row 2', exact: true });
  await row.getByLabel('Name', { exact: true }).fill('A test with another name');
  await page.getByRole('tab', { name: /^Hindi/ }).click();
  const box = row.getByLabel('Name in Hindi (older than the English)', { exact: true });
  const toFirst = page.getByRole('link', { name: 'Go to the first text to translate into Hindi' });
  await expect(toFirst).toBeVisible();
  await box.fill('');
  await page.getByRole('tab', { name: /^Hindi/ }).focus();
  const missing = row.getByLabel('Name in Hindi (missing)', { exact: true });
  await toFirst.click();
  await expect(page.locator(':focus')).toHaveAccessibleName(/\((missing|older than the English)\)$/);
  await missing.fill('जाँच');
  await page.getByRole('tab', { name: /^Hindi/ }).focus();
  await expect(row.getByLabel('Name in Hindi', { exact: true })).toHaveValue('जाँच');
});
