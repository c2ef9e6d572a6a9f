import { expect, type Page, test } from './fixtures.ts';
import { openFolds } from './open-folds.ts';

/**
 * Counts roles in the browser's own accessibility tree, because the CSS display of elements can change it.
 */
async function spokenRoles(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const roles = new Map<string, number>();
  for (const { ignored, role } of nodes) {
    if (!ignored) roles.set(role?.value, (roles.get(role?.value) ?? 0) + 1);
  }
  return roles;
}

const elements = (page: Page, selector: string) => page.locator(`main ${selector}`).count();

async function expectHeardAsTables(page: Page) {
  await expect(page.locator('main tbody td').first()).not.toHaveCSS('display', 'table-cell');
  const roles = await spokenRoles(page);
  expect(roles.get('table')).toBe(await elements(page, 'table'));
  expect(roles.get('row')).toBe(await elements(page, 'tr'));
  expect(roles.get('columnheader')).toBe(await elements(page, 'th[scope=col]'));
  expect((roles.get('cell') ?? 0) + (roles.get('gridcell') ?? 0)).toBe(await elements(page, 'td'));
}

for (const path of ['/therapyCounselling', '/psychiatry', '/privacyPolicy#collected']) {
  test(
    `the tables of ${path} are tables to a screen reader when they are laid out as cards`,
    path === '/psychiatry' ? {} : { tag: '@full' },
    async ({ page }) => {
      await page.goto(path);
      await openFolds(page);
      await expectHeardAsTables(page);
    },
  );
}

test("the staff's list of doctors is a table to a screen reader when it is laid out as cards", {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto('/dashboard/AddDoctor');
  await expectHeardAsTables(page);
});
