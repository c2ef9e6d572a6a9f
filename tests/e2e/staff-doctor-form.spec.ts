/** The doctor form with scripts: drafts, questions and error messages. */
import type { Page } from 'playwright/test';
import { namesakeMessage } from '#app/doctors/doctor.values.ts';
import { pictureMessages } from '#app/platform/pictures/picture.values.ts';
import { noAnswer } from '#app/staff-area/frame/form-client-action.ts';
import { photographPath } from '#tests/support/pictures.ts';
import { button, dialog, field, fill, isSaving, listPath, newPath, question, rowOf } from './doctor-form.ts';
import { expect, test, untilHydrated } from './fixtures.ts';

/** Delays every route data request of the page from here on. */
const slowLine = (page: Page, milliseconds: number) =>
  page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

test('a failed save shows its message beside the button and focuses it, wherever the dialog is scrolled', {
  tag: '@full',
}, async ({ signedInPage: page, allowFaults }) => {
  allowFaults('request failed', 'console error');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(newPath);
  await fill(page);
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.abort('internetdisconnected');
  });
  for (let press = 0; press < 2; press += 1) {
    await button(page, 'Create').click();
    await expect(button(page, 'Saving…')).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toHaveText(`Failed to create doctor. ${noAnswer}`);
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a lost response makes no second doctor, even after a reload', { tag: '@full' }, async ({
  signedInPage: page,
  allowFaults,
}) => {
  allowFaults('request failed', 'console error');
  await page.goto(newPath);
  const { name } = await fill(page);
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  await button(page, 'Create').click();
  await expect(dialog(page).getByRole('alert')).toHaveText(`Failed to create doctor. ${noAnswer}`);
  await page.unroute('**/*.data*');
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue(name);
  await button(page, 'Create').click();
  await expect(page.getByText('Doctor added')).toBeInViewport();
  await expect(rowOf(page, name)).toHaveCount(1);
});

test('a changed form asks before it is left, keeps a draft, and deletes the draft on request', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(listPath);
  await page.getByRole('button', { name: 'Add Doctor' }).click();
  await field(page, 'Name').fill('Dr. Half');
  await dialog(page).getByText('None chosen').first().click();
  await dialog(page).getByRole('button', { name: 'Choose all' }).first().click();
  const leave = [
    () => page.keyboard.press('Escape'),
    () => button(page, 'Close').click(),
    () => dialog(page).getByRole('link', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ];
  await field(page, 'Name').focus();
  for (const way of leave) {
    await way();
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(field(page, 'Name')).toHaveValue('Dr. Half');
    await field(page, 'Name').focus();
  }

  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Leave and keep a draft' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Doctor' }).click();
  await expect(dialog(page).getByText(/^Your draft of .* is back/)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Dr. Half');
  await expect(dialog(page).getByText('20 chosen: ')).toBeVisible();

  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Dr. Half');
  await button(page, 'Throw the draft away').click();
  await expect(field(page, 'Name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Doctor' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(question(page)).toHaveCount(0);
});

test('a text in another language comes back with a draft, and its error opens the folded fields', {
  tag: '@full',
}, async ({ signedInPage: page, allowFaults }) => {
  allowFaults('400');
  await page.goto(newPath);
  const { specialization } = await fill(page);
  await dialog(page).getByText('In Hindi', { exact: true }).click();
  const nameInHindi = field(page, 'Name in Hindi (optional)');
  await nameInHindi.fill('Asha');
  await page.reload();
  await expect(nameInHindi).toHaveValue('Asha');
  await expect(nameInHindi).toBeHidden();
  await expect(field(page, 'Specialization')).toHaveValue(specialization);

  await button(page, 'Create').click();
  await expect(dialog(page).locator('#name-hi-error')).toHaveText(
    'Write it in the letters of Hindi, or leave it empty.',
  );
  await expect(nameInHindi).toBeVisible();
  await nameInHindi.fill('आशा');
  await button(page, 'Create').click();
  await expect(page.getByText('Doctor added')).toBeVisible();
});

test('a name in another language is suggested while the English one is typed, and a press enters it to be changed', async ({
  signedInPage: page,
}) => {
  await page.goto(newPath);
  await untilHydrated(page);
  await field(page, 'Name').fill('Dr. Deepak Kumar');
  await dialog(page).getByText('In Hindi', { exact: true }).click();
  const nameInHindi = field(page, 'Name in Hindi (optional)');
  await expect(dialog(page).getByText('Suggestion: डॉ. दीपक कुमार')).toBeVisible();
  await expect(nameInHindi).toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Use this suggestion' }).first().click();
  await expect(nameInHindi).toHaveValue('डॉ. दीपक कुमार');
  await expect(nameInHindi).toBeFocused();
  await expect(dialog(page).getByText('Suggestion: डॉ. दीपक कुमार')).toHaveCount(0);
  await field(page, 'Name').fill('Dr. Deepak');
  await expect(nameInHindi).toHaveValue('डॉ. दीपक कुमार');
  await nameInHindi.fill('');
  await expect(dialog(page).getByText('Suggestion: डॉ. दीपक.')).toBeVisible();
});

test('pasted numbers are shown as they are stored', { tag: '@full' }, async ({ signedInPage: page }) => {
  await page.goto(newPath);
  await untilHydrated(page);
  const paste = (label: string, text: string) =>
    field(page, label).evaluate((input: HTMLInputElement, pasted) => {
      input.focus();
      document.execCommand('insertText', false, '');
      input.value = pasted;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
      // Nothing is changed under the cursor: the number is shown as stored when the field is left.
      input.blur();
    }, text);
  for (const written of ['+919876543210', '+91 98765 43210', '09876543210']) {
    await paste('Phone', written);
    await expect(field(page, 'Phone')).toHaveValue('9876543210');
  }
});

test('in a conflict staff keep their own version, take the other one, or mix both', {
  tag: '@full',
}, async ({ signedInPage: page, site, allowFaults }) => {
  allowFaults('409');
  await page.goto(newPath);
  const {
    hospitalSlots: _slots,
    videoSlots: _video,
    workingDays: _days,
    languages: _languages,
    ...fields
  } = await fill(page);
  await button(page, 'Create').click();
  await rowOf(page, fields.name).getByRole('button', { name: 'Edit' }).click();
  await expect(field(page, 'Name')).toHaveValue(fields.name);
  const id = /AddDoctor\/([^/]+)\/edit/.exec(page.url())?.[1];
  const theirs = await page.request.put(`/api/v1/doctor/${id}`, {
    headers: { Authorization: `Bearer ${(await site.signIn()).bearer}` },
    multipart: { ...fields, hospital: 'Their Hospital', fees: '700' },
  });
  expect(theirs.status()).toBe(200);
  await field(page, 'Fees').fill('1,650');
  await button(page, 'Update').click();
  await expect(dialog(page).getByRole('alert')).toBeFocused();
  const versions = (label: string) => dialog(page).getByRole('group', { name: label, exact: true });
  await expect(versions('Fees')).toContainText('1650');
  await expect(versions('Fees')).toContainText('700');
  await expect(versions('Hospital').getByLabel('Theirs')).toBeChecked();
  await button(page, 'Take all of theirs').click();
  await expect(versions('Fees').getByLabel('Theirs')).toBeChecked();
  await field(page, 'Fees').fill('1660');
  await expect(versions('Fees').getByLabel('Yours')).toBeChecked();
  await button(page, 'Update').click();
  await expect(page.getByText('Doctor updated')).toBeInViewport();
  await expect(rowOf(page, fields.name)).toContainText('Their Hospital');
  await expect(rowOf(page, fields.name)).toContainText('₹1,660');
});

test('the form asks before it adds a second doctor with the same name and phone', { tag: '@full' }, async ({
  signedInPage: page,
  allowFaults,
}) => {
  allowFaults('409');
  await page.goto(newPath);
  const fields = await fill(page);
  await button(page, 'Create').click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Doctor' }).click();
  await fill(page, fields);
  await button(page, 'Create').click();
  await expect(dialog(page).getByRole('alert')).toHaveText(namesakeMessage);
  await button(page, 'Add another doctor with this name').click();
  await expect(rowOf(page, fields.name)).toHaveCount(2);
});

test('while a chosen picture is refused nothing is sent, until another or none is chosen', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(newPath);
  const { name } = await fill(page);
  const sent: string[] = [];
  page.on('request', (request) => isSaving(request) && sent.push(request.url()));
  const input = field(page, 'Picture (optional)');
  for (const [kind, mimeType, content] of [
    ['heic', 'image/heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['pdf', 'image/jpeg', '%PDF-1.7 which is called a picture'],
    ['gif', 'image/gif', 'GIF89a\x01\0\x01\0'],
  ] as const) {
    await input.setInputFiles({ name: 'photo.jpg', mimeType, buffer: Buffer.from(content, 'latin1') });
    await expect(dialog(page).locator('#image-error')).toHaveText(pictureMessages[kind]);
    await button(page, 'Create').click();
    await expect(input).toBeFocused();
  }
  expect(sent).toEqual([]);
  await button(page, 'Go on without this picture').click();
  await expect(dialog(page).locator('#image-error')).toHaveCount(0);
  await input.setInputFiles(photographPath());
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await button(page, 'Create').click();
  await expect(rowOf(page, name).locator('img')).toHaveAttribute('src', /\/files\/pictures\//);
});

test('a picture of one pixel is refused', { tag: '@full' }, async ({ signedInPage: page }) => {
  await page.goto(newPath);
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await field(page, 'Picture (optional)').setInputFiles({
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  await expect(dialog(page).locator('#image-error')).toHaveText(pictureMessages.small);
});

test('a picture without a ground becomes white where the browser cannot write WebP', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.addInitScript(() => {
    const write = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      write.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  await page.goto(newPath);
  const transparent = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 300;
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await field(page, 'Picture (optional)').setInputFiles({
    name: 'portrait.png',
    mimeType: 'image/png',
    buffer: Buffer.from(transparent, 'base64'),
  });
  const preview = dialog(page).getByRole('img').last();
  await expect(preview).toHaveAttribute('src', /^blob:/);
  const colour = await preview.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
  });
  expect(colour).toEqual([255, 255, 255, 255]);
});

test('a wait shows a bar after a moment, and a missing network shows a message until it is back', {
  tag: '@full',
}, async ({ signedInPage: page, context }) => {
  // Both screens have no pictures. A picture still loading would be cancelled below, and count as a failed
  // request.
  await page.goto('/dashboard/Till');
  await untilHydrated(page);
  await slowLine(page, 3000);
  await page.getByRole('link', { name: 'To call' }).click();
  await expect(page.getByRole('progressbar', { name: 'Waiting for the server' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/Callbacks');
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await context.setOffline(true);
  await expect(page.getByText(/^No network\./)).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText(/^No network\./)).toHaveCount(0);
});

test('beside the form is a preview of the public card, with the typed text and the chosen picture', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(newPath);
  const preview = dialog(page).locator('details').filter({ hasText: 'How visitors see it' });
  const shown = preview.locator('article');
  await expect(shown).toContainText('Specialization');
  await field(page, 'Name').fill('Dr. Seen Already');
  await field(page, 'Fees').fill('1,650');
  await expect(shown).toContainText('Dr. Seen Already');
  await expect(shown).toContainText('₹1,650');
  await field(page, 'Picture (optional)').setInputFiles(photographPath());
  await expect(shown.locator('img')).toHaveAttribute('src', /^blob:/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(shown).toContainText('Dr. Seen Already');
  await expect(shown).toBeHidden();
  await preview.locator('summary').click();
  await expect(shown).toBeVisible();
});
