import { expect, test } from './fixtures.ts';

test.use({ locale: 'hi-IN' });

test('without scripts a page shows neither a listen button nor the line of another language', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/insomnia');
  await expect(page.locator('[data-spoken]').first()).toBeVisible();
  await expect(page.locator('aside[lang=hi]')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'हिंदी', exact: true })).toBeVisible();
});
