import { doctorFields } from '#tests/support/doctors.ts';
import { fillFields } from './doctor-form.ts';
import { expect, test } from './fixtures.ts';

test('staff add and find a doctor from a phone', { tag: '@full' }, async ({ signedInPage: page }) => {
  await page.goto('/dashboard/AddDoctor');
  await page.getByRole('button', { name: 'Add Doctor' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const fields = doctorFields({ name: 'Dr. From A Phone' });
  await fillFields(dialog, fields);
  await dialog.getByRole('button', { name: 'Create' }).tap();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('from a phone');
  const row = page.getByRole('row').filter({ hasText: fields.name });
  await expect(row.getByText('₹800')).toBeVisible();
  await row.getByRole('button', { name: /^Available/ }).tap();
  await expect(row.getByRole('button', { name: /^Unavailable/ })).toBeVisible();
});

test('on a phone the menu of a row opens below the finger and leads to its dialogs', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto('/dashboard/AddDoctor');
  const row = page.getByRole('row').filter({ hasText: 'Dr. Asha' });
  await row.getByRole('button', { name: 'More actions' }).tap();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 0.99 });
  for (const entry of await menu.getByRole('menuitem').all()) {
    // The menu grows as it opens. A scaled box ends a thousandth of a pixel below its size.
    await expect
      .poll(async () => Math.round((await entry.boundingBox())?.height ?? 0))
      .toBeGreaterThanOrEqual(44);
  }
  await menu.getByRole('menuitem', { name: 'Delete' }).tap();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Confirm Delete' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
  await expect(row).toBeVisible();
});
