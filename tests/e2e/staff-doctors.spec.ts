import type { Locator, Page } from 'playwright/test';
import { doctorFieldRules, doctorTextFields } from '#app/doctors/doctor.values.ts';
import { pictureMessages } from '#app/platform/pictures/picture.values.ts';
import { noAnswer } from '#app/staff-area/frame/form-client-action.ts';
import { doctorFields } from '#tests/support/doctors.ts';
import { photographPath } from '#tests/support/pictures.ts';
import { expectAccessibleIn, layoutModes, sharedLayoutModes } from './display-modes.ts';
import { fillFields, isSaving } from './doctor-form.ts';
import { expect, holdRequests, test, untilHydrated } from './fixtures.ts';
import { expectNoShift, recordShifts } from './layout-shift.ts';

const listPath = '/dashboard/AddDoctor';

const dialog = (page: Page) => page.getByRole('dialog');
const menuButton = (row: Locator) => row.getByRole('button', { name: 'More actions' });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function fill(page: Page, overrides: Parameters<typeof doctorFields>[0] = {}) {
  const fields = doctorFields(overrides);
  await fillFields(dialog(page), fields);
  return fields;
}

function apiFields(overrides: Parameters<typeof doctorFields>[0]): Record<string, string> {
  const {
    hospitalSlots,
    videoSlots,
    workingDays: _usual,
    languages: _languages,
    ...text
  } = doctorFields(overrides);
  return { ...text, hospitalSlots: JSON.stringify(hospitalSlots), videoSlots: JSON.stringify(videoSlots) };
}

async function availableNames(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/v1/available-doctors');
  return ((await response.json()) as { doctors: { name: string }[] }).doctors.map((doctor) => doctor.name);
}

test('a doctor added with a photograph and slots is visible to the public, and gone when deleted', async ({
  signedInPage: page,
  allowFaults,
}) => {
  await page.goto(listPath);
  await page.getByRole('button', { name: 'Add Doctor' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Add Doctor' })).toBeVisible();

  const { name } = await fill(page, { name: 'Dr. Journey' });
  await dialog(page).getByText('None chosen').first().click();
  await dialog(page).getByLabel('09:30 AM').first().check();
  await dialog(page).getByLabel('06:30 PM').first().check();
  await expect(dialog(page).getByText('2 chosen: 09:30 AM, 06:30 PM')).toBeVisible();
  await dialog(page).getByLabel('Picture').setInputFiles(photographPath());
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Create' }).click();

  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Doctor added')).toBeVisible();
  await expect(rowOf(page, name)).toBeInViewport();

  await page.goto('/doctors');
  const card = page.getByRole('article', { name });
  await expect(card).toBeVisible();
  const picture = card.getByRole('img');
  await expect(picture).toBeVisible();
  // The browser sent WebP of at most 800 pixels, and it is a complete picture.
  expect(
    await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([120, 80]);
  const address = (await picture.getAttribute('src')) ?? '';
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp');
  expect(await availableNames(page)).toContain(name);

  await page.goto(listPath);
  await rowOf(page, name).getByRole('button', { name: 'Available', exact: true }).click();
  await expect(rowOf(page, name).getByRole('button', { name: 'Unavailable' })).toBeVisible();
  await expect.poll(() => availableNames(page)).not.toContain(name);

  await rowOf(page, name).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Confirm Delete' })).toBeVisible();
  await expect(dialog(page).getByText('Are you sure you want to delete this doctor?')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  // While the dialog is open, the rows behind it have no roles, so no row would be found in any case.
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, name)).toHaveCount(0);

  allowFaults('404');
  expect((await page.request.get(address)).status()).toBe(404);
  await page.goto('/doctors');
  await expect(page.getByRole('article', { name })).toHaveCount(0);
});

test('an empty form shows what is missing below each field, and sends nothing', { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`${listPath}/new`);
  await untilHydrated(page);
  const sent: string[] = [];
  page.on('request', (request) => isSaving(request) && sent.push(request.url()));
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  for (const name of doctorTextFields) {
    await expect(dialog(page).locator(`#${name}-error`)).toHaveText(doctorFieldRules[name].message);
  }
  await expect(dialog(page).getByLabel('Name', { exact: true })).toBeFocused();
  expect(sent).toEqual([]);

  await dialog(page).getByLabel('Phone').fill('1234567890');
  await expect(dialog(page).locator('#phone-error')).toHaveCount(0);
  await expect(dialog(page).locator('#name-error')).toBeVisible();
});

test('the experience accepts digits only, and no digit of a phone is lost while it is typed', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(`${listPath}/new`);
  await dialog(page).getByLabel('Experience').pressSequentially('1x2 years');
  await expect(dialog(page).getByLabel('Experience')).toHaveValue('12');
  await dialog(page).getByLabel('Phone').pressSequentially('+91 (0) 98765 - 43210');
  await dialog(page).getByLabel('Phone').press('Tab');
  await expect(dialog(page).getByLabel('Phone')).toHaveValue('9876543210');
  await dialog(page).getByLabel('Phone').fill('');
  await dialog(page).getByLabel('Phone').pressSequentially('987654321012');
  await dialog(page).getByLabel('Phone').press('Tab');
  await expect(dialog(page).getByLabel('Phone')).toHaveValue('987654321012');
});

test('a picture is previewed and can be removed, and other files are refused', { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`${listPath}/new`);
  const input = dialog(page).getByLabel('Picture');
  await input.setInputFiles(photographPath('webp'));
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Remove picture' }).click();
  await expect(dialog(page).getByRole('img')).toHaveCount(0);
  expect(await input.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(0);

  await input.setInputFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(dialog(page).locator('#image-error')).toHaveText(pictureMessages.svg);
  await input.setInputFiles({
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(dialog(page).locator('#image-error')).toHaveText(pictureMessages.damaged);
});

test('an edit starts from the stored values, changes them, and can remove the picture', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(`${listPath}/new`);
  const { name } = await fill(page, { name: 'Dr. Edited', fees: '1500' });
  await dialog(page).getByLabel('Picture').setInputFiles(photographPath('png'));
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(rowOf(page, name)).toContainText('₹1,500');

  await rowOf(page, name).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Edit Doctor' })).toBeVisible();
  await expect(dialog(page).getByLabel('Fees')).toHaveValue('1500');
  await dialog(page).getByLabel('Fees').fill('1600');
  await dialog(page).getByRole('button', { name: 'Remove picture' }).click();
  await dialog(page).getByRole('button', { name: 'Update' }).click();
  await expect(rowOf(page, name)).toContainText('₹1,600');
  await expect(rowOf(page, name).locator('img')).toHaveAttribute('src', /\/portraits\//);
});

test('one row shows its details at a time, and the same button hides them', { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  await page.goto(listPath);
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^(View|Hide)$/ }) });
  const hide = page.getByRole('button', { name: 'Hide', exact: true });
  await rows.nth(0).getByRole('button', { name: 'View', exact: true }).click();
  await expect(rows.nth(0).getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
  await expect(page.getByText('Qualification', { exact: true })).toBeVisible();
  await expect(page.getByText('Member of', { exact: true })).toBeVisible();
  await rows.nth(2).getByRole('button', { name: 'View', exact: true }).click();
  await expect(rows.nth(2).getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
  await expect(hide).toHaveCount(1);
  await hide.click();
  await expect(page.getByText('Qualification', { exact: true })).toHaveCount(0);
});

test('the search finds by name with each letter, and says when no doctor is found', { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  await page.goto(listPath);
  await untilHydrated(page);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('ASHA');
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nobody at all');
  await expect(page.getByText('No doctors found')).toBeVisible();
});

test('the badge changes at once, and reverts with a reason when the server refuses', {
  tag: '@full',
}, async ({ signedInPage: page, staff, allowFaults }) => {
  allowFaults('404');
  const headers = { Authorization: `Bearer ${staff.bearer}` };
  const created = await page.request.post('/api/v1/doctor', {
    headers,
    multipart: apiFields({ name: 'Dr. Leaving' }),
  });
  const { doctor } = (await created.json()) as { doctor: { _id: string } };
  await page.goto(listPath);
  await page.request.delete(`/api/v1/doctor/${doctor._id}`, { headers });

  const release = await holdRequests(page, '**/AddDoctor.data*');
  const row = rowOf(page, 'Dr. Leaving');
  await row.getByRole('button', { name: /^Available/ }).click();
  await expect(row.getByRole('button', { name: /^Unavailable/ })).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toHaveText(/There is no such doctor/);
  await expect(row.getByRole('button', { name: /^Available/ })).toBeVisible();
});

test('pressing Create twice adds one doctor', { tag: '@full' }, async ({ signedInPage: page }) => {
  await page.goto(`${listPath}/new`);
  const { name } = await fill(page, { name: 'Dr. Pressed Twice' });
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await dialog(page).getByRole('button', { name: 'Create' }).dblclick();
  await page.waitForTimeout(600);
  // Clicks once more if the button still exists; it may have gone with the dialog.
  await dialog(page)
    .getByRole('button', { name: 'Create' })
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLButtonElement).click();
    });
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, name)).toHaveCount(1);
});

test('offline, and after the session has ended, the form keeps what was typed', {
  tag: '@full',
}, async ({ signedInPage: page, site, staff, allowFaults }) => {
  allowFaults('request failed', 'answer 401', 'console error');
  await page.goto(`${listPath}/new`);
  const { name } = await fill(page, { name: 'Dr. Kept' });
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'));
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(`Failed to create doctor. ${noAnswer}`);
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue(name);

  await page.unroute('**/*.data*');
  await site.binding.prepare('delete from sessions where user_id = ?').bind(staff.id).run();
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/You were signed out/);
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue(name);
});

test('a click beside the form changes nothing', { tag: '@full' }, async ({ signedInPage: page }) => {
  await page.goto(`${listPath}/new`);
  await dialog(page).getByLabel('Name', { exact: true }).fill('Dr. Safe');
  await page.mouse.click(20, 880);
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('Dr. Safe');
});

test('the dialogs work by keyboard alone: they open, close on Escape, and return the focus', async ({
  signedInPage: page,
}) => {
  await page.goto(listPath);
  await untilHydrated(page);
  const add = page.getByRole('button', { name: 'Add Doctor' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  await expect(add).toBeFocused();
});

test('the menu of a row leads to every action on the doctor, and gets the focus back', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(listPath);
  const row = rowOf(page, 'Dr. Asha');
  const menu = page.getByRole('menu', { name: 'More actions' });
  await expect(menuButton(row)).toHaveAccessibleDescription(/^Dr\. Asha/);
  await menuButton(row).click();
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Edit',
    'Duplicate',
    'See on the website (opens in a new tab)',
    'Delete',
  ]);
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    menu.getByRole('menuitem', { name: 'See on the website' }).click(),
  ]);
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('Dr. Asha');
  await shown.close();
  await expect(menu).toHaveCount(0);

  for (const [entry, heading] of [
    ['Edit', 'Edit Doctor'],
    ['Delete', 'Confirm Delete'],
  ] as const) {
    await menuButton(row).click();
    await menu.getByRole('menuitem', { name: entry }).click();
    await expect(dialog(page).getByRole('heading', { name: heading })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(menuButton(row)).toBeFocused();
  }
});

test('the menu of a row works by keyboard: arrows, first letters, Enter, Escape and Tab', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(listPath);
  const button = menuButton(rowOf(page, 'Dr. Asha'));
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(entry('Edit')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry('Duplicate')).toBeFocused();
  await page.keyboard.press('d');
  await expect(entry('Delete')).toBeFocused();
  for (const key of ['Escape', 'Tab']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry('Edit')).toBeFocused();
  }
  await page.keyboard.press('End');
  await expect(entry('Delete')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Confirm Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the menu of a doctor who is not public has no link to the website', { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  await page.goto(listPath);
  await menuButton(rowOf(page, 'Not on the website').first()).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Duplicate', 'Delete']);
});

test('nothing shifts when the menus load, and a list whose menus fail to load keeps its buttons', {
  tag: '@full',
}, async ({ signedInPage: page, allowFaults }) => {
  await recordShifts(page);
  await page.goto(listPath);
  await expect(menuButton(rowOf(page, 'Dr. Asha'))).toBeVisible();
  await expectNoShift(page, 'with the menus', 0);

  allowFaults('ERR_FAILED');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const script of scripts.filter((name) => name.endsWith('.js'))) {
    const text = await (await page.request.get(script)).text();
    if (text.includes('`DropdownMenu`')) await page.route(script, (route) => route.abort());
  }
  await page.reload();
  await untilHydrated(page);
  await rowOf(page, 'Dr. Asha').getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Edit Doctor' })).toBeVisible();
  await expect(menuButton(rowOf(page, 'Dr. Asha'))).toHaveCount(0);
});

test('axe finds nothing in the list and its dialogs, and nothing scrolls sideways', { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(listPath);
  await page.getByRole('button', { name: 'View', exact: true }).first().click();
  await expect(page.getByText('Qualification', { exact: true })).toBeVisible();
  await expectAccessibleIn(page, layoutModes, 'a row opened');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleIn(page, sharedLayoutModes, 'the menu of a row');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(dialog(page).getByRole('heading', { name: 'Edit Doctor' })).toBeVisible();
  await expectAccessibleIn(page, layoutModes, 'the edit dialog');
  await page.goto(`${listPath}/new`);
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialog(page).locator('#name-error')).toBeVisible();
  await expectAccessibleIn(page, sharedLayoutModes, 'a form with messages');
  await page.goto(listPath);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(dialog(page).getByRole('heading', { name: 'Confirm Delete' })).toBeVisible();
  await expectAccessibleIn(page, sharedLayoutModes, 'the delete dialog');
});
