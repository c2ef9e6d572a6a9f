import { expect, test } from './fixtures.ts';

test('on a phone the menu has a search box', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill('mirgi');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=mirgi');
  await expect(page.getByRole('region', { name: 'Pages' }).getByRole('link').first()).toHaveAttribute(
    'href',
    '/epilepsy-clinic',
  );
});

test('on a phone one tap opens the search, and the emergency numbers come first', async ({ page }) => {
  await page.goto('/insomnia');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('searchbox').fill('marna chahta hun');
  await page.getByRole('searchbox').press('Enter');
  const urgent = page.getByRole('main').getByRole('heading', { name: 'Danger to life: call now' });
  const box = page.getByRole('searchbox');
  await expect(urgent).toBeVisible();
  expect((await urgent.boundingBox())?.y).toBeLessThan((await box.boundingBox())?.y ?? 0);
  await expect(page.getByRole('alert')).toBeFocused();
});
