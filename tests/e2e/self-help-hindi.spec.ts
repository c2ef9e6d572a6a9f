import { pathIn } from '#app/languages/localized-path.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { expect, test } from './fixtures.ts';

test('text typed into a sheet appears in the other language too, and deleting it removes it from both', {
  tag: '@full',
}, async ({ page }) => {
  const { path } = toolPages.safetyPlan;
  await page.goto(path);
  await page.getByLabel('4. People I can ask for help').fill('मौसी, 98140');
  await page.getByRole('link', { name: 'हिंदी' }).click();
  await page.waitForURL(`**${pathIn('hi', path)}`);
  const ask = page.getByLabel('4. जिनसे मदद माँग सकूँ');
  await expect(ask).toHaveValue('मौसी, 98140');

  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'इस फ़ोन या कंप्यूटर से मिटाएँ' }).click();
  await expect(page.getByText('इस फ़ोन या कंप्यूटर से मिट गया।')).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByLabel('4. People I can ask for help')).toHaveValue('');
});
