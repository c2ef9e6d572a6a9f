import { doctorFields } from '#tests/support/doctors.ts';
import { photographPath } from '#tests/support/pictures.ts';
import { fillFields } from './doctor-form.ts';
import { expect, test } from './fixtures.ts';

const listPath = '/dashboard/AddDoctor';

test('without scripts staff sign in, add a doctor with a picture and slots, and the public sees the doctor', {
  tag: '@full',
}, async ({ page, staff }) => {
  await page.goto(listPath);
  await expect(page).toHaveURL(/\/signin/);
  await page.getByLabel('Your Email').fill(staff.email);
  await page.getByLabel('Your Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`${listPath}$`));

  await page.getByRole('button', { name: 'Add Doctor' }).click();
  const fields = doctorFields({ name: 'Dr. Without Scripts' });
  await fillFields(page.getByRole('dialog'), fields);
  await page.getByText('None chosen').first().click();
  await page.getByLabel('10:00 AM').first().check();
  await page.getByLabel('Picture').setInputFiles(photographPath('jpeg'));
  await page.getByRole('button', { name: 'Create' }).click();

  await expect(page.getByText('Doctor added')).toBeVisible();
  await page.goto('/doctors?q=without+scripts');
  const card = page.getByRole('article', { name: fields.name });
  await expect(card).toBeVisible();
  await expect(card.getByRole('img')).toHaveAttribute('src', /\/files\/pictures\/.*\.jpg$/);
});

test('without scripts a form with errors shows its messages and preserves what was typed', {
  tag: '@full',
}, async ({ signedInPage: page, allowFaults }) => {
  allowFaults('400');
  await page.goto(`${listPath}/new`);
  await page.getByLabel('Name', { exact: true }).fill('Dr. Unfinished');
  await page.getByLabel('Phone').fill('123');
  await page.getByLabel('Picture').setInputFiles(photographPath('jpeg'));
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('#phone-error')).toHaveText('Phone number must be 10 digits.');
  await expect(page.locator('#image-error')).toHaveText(
    'Please choose the picture again: it could not be kept.',
  );
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dr. Unfinished');
  await expect(page.getByLabel('Phone')).toHaveValue('123');
});

test('without scripts the badge, the details, the search, the edit and the deletion work', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(listPath);
  const row = page.getByRole('row').filter({ hasText: 'Leela' });
  await row.getByRole('button', { name: /^Available/ }).click();
  // People are booked with her, so the page says who, and asks first.
  await expect(page.getByRole('dialog')).toContainText('Today, ');
  await page.getByRole('button', { name: 'Not available until further notice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visits that nobody would see' })).toBeVisible();
  await page.goto(listPath);
  await expect(row.getByRole('button', { name: /^Unavailable/ })).toBeVisible();
  await row.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByText('Qualification', { exact: true })).toBeVisible();

  await page.goto(`${listPath}?q=leela`);
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Fees').fill('4321');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Leela' })).toContainText('₹4,321');

  await page
    .getByRole('row')
    .filter({ hasText: 'Leela' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Leela' })).toHaveCount(1);
  await page
    .getByRole('row')
    .filter({ hasText: 'Leela' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Leela' })).toHaveCount(0);
});

test('without scripts a late database does not reload the form', { tag: '@full' }, async ({
  signedInPage: page,
  allowFaults,
}) => {
  allowFaults('400');
  await page.setExtraHTTPHeaders({ 'x-test-database-delay': '150' });
  await page.goto(`${listPath}/new`);
  await page.getByLabel('Name', { exact: true }).fill('Dr. Patient');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL(/\/new\??$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dr. Patient');
});

test('without scripts a conflict shows both versions, and the next submission saves the choice', {
  tag: '@full',
}, async ({ signedInPage: page, staff, allowFaults }) => {
  allowFaults('409');
  await page.goto(`${listPath}?q=kavita`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const id = /AddDoctor\/([^/]+)\/edit/.exec(page.url())?.[1];
  const {
    hospitalSlots: _slots,
    videoSlots: _video,
    workingDays: _days,
    languages: _languages,
    ...fields
  } = doctorFields();
  await page.request.put(`/api/v1/doctor/${id}`, {
    headers: { Authorization: `Bearer ${staff.bearer}` },
    multipart: { ...fields, name: 'Dr. Kavita Theirs', hospital: 'Their Hospital' },
  });
  await page.getByLabel('Fees', { exact: true }).fill('999');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert')).toContainText('You have changed this doctor in another tab');
  await expect(page.getByRole('alert').locator('..')).toBeFocused();
  await expect(page.getByLabel('Fees', { exact: true })).toHaveValue('999');
  await expect(
    page.getByRole('group', { name: 'Hospital', exact: true }).getByLabel('In the other tab'),
  ).toBeChecked();
  await expect(
    page.getByRole('group', { name: 'Fees', exact: true }).getByLabel('In this tab'),
  ).toBeChecked();
  await page.getByRole('button', { name: 'Update' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Dr. Kavita Theirs' });
  await expect(row).toContainText('Their Hospital');
  await expect(row).toContainText('₹999');
});
