import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test('the phone menu fills the screen below the header, opens one group at a time, and closes', async ({
  page,
}) => {
  await page.goto('/depression');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.tap();
  const menu = page.locator('#phone-menu');
  await expect(menu).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const top = (header?.y ?? 0) + (header?.height ?? 0);
  expect(await menu.boundingBox()).toEqual({ x: 0, y: top, width: 360, height: 740 - top });
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(page.getByRole('main')).toBeHidden();
  for (const name of ['Doctors', 'Prices', 'Find us', 'Help now'])
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeInViewport();

  const groups = menu.locator('details');
  await expect(groups).toHaveCount(9);
  await groups.nth(3).locator('summary').tap();
  await expect(groups.nth(3)).toHaveAttribute('open', '');
  await groups.nth(6).locator('summary').tap();
  await expect(groups.nth(3)).not.toHaveAttribute('open', '');
  // The page behind is hidden with its heading and main landmark, so axe checks the colours only.
  await expectNoAxeViolations(page, 'the open menu', 'colours');

  await opener.tap();
  await expect(menu).toBeHidden();
  await opener.tap();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await expect(page.getByRole('main')).toBeVisible();
});

for (const [path, most] of [
  ['/', 150],
  ['/depression', 150],
  ['/hi/depression', 170],
  ['/pa/depression', 170],
] as const) {
  test(
    `${path}: contact bar and header are at most 96 px high, and the content starts within ${most} px`,
    path === '/depression' ? {} : { tag: '@full' },
    async ({ page }) => {
      await page.goto(path);
      const header = await page.getByRole('banner').boundingBox();
      if (most === 150) expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(96);
      expect((await page.getByRole('main').boundingBox())?.y).toBeLessThanOrEqual(most);
    },
  );
}

test('on a phone the contact bar calls, books, and opens its other links', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/depression');
  const bar = page.getByRole('region', { name: 'How to reach us' });
  await expect(bar.getByRole('link', { name: /For Appointment\\Enquiry/ })).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'Book Appointment' })).toBeInViewport();
  await bar.getByRole('button').tap();
  for (const name of [/@/, /Sector 15/, /YouTube/, /Facebook/, /Instagram/])
    await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport();
  await expect(page.getByRole('main')).toBeVisible();
  await expectNoAxeViolations(page);
});
