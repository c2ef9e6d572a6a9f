/**
 * Staff tasks by keyboard alone: Tab, Enter, Space and letters, with no script setting the focus.
 * staff-desk.spec.ts covers the desk itself.
 */
import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { doctorFieldRules, doctorTextFields } from '#app/doctors/doctor.values.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { asVisitor, newPhone } from '#tests/support/appointments.ts';
import { deskCommand } from '#tests/support/desk.ts';
import { doctorFields } from '#tests/support/doctors.ts';
import { button, dialog, field, listPath, rowOf } from './doctor-form.ts';
import { expect, test, untilHydrated } from './fixtures.ts';
import { pressEnterOn, tabTo } from './keyboard.ts';

test('by keyboard alone a doctor is added with times, changed, made unavailable, deleted and restored', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  const fields = doctorFields({ name: 'Dr. A Keyboard' });
  await page.goto(listPath);
  await untilHydrated(page);
  await pressEnterOn(page, page.getByRole('button', { name: 'Add Doctor' }));
  for (const name of doctorTextFields) {
    await tabTo(page, field(page, doctorFieldRules[name].label));
    await page.keyboard.type(fields[name]);
  }
  await pressEnterOn(page, dialog(page).locator('summary').filter({ hasText: 'None chosen' }).first());
  await pressEnterOn(page, dialog(page).getByRole('button', { name: 'Choose all' }).first());
  await pressEnterOn(page, button(page, 'Create'));
  const row = rowOf(page, fields.name);
  await expect(page.getByText(toastMessages.doctorCreated.text)).toBeVisible();
  await expect(row).toHaveCount(1);

  await pressEnterOn(page, row.getByRole('button', { name: 'Edit' }));
  await tabTo(page, field(page, 'Fees'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1,650');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('₹1,650');

  // The focus is back on the row's Edit button, and the availability button is two steps before it.
  await tabTo(page, row.getByRole('button', { name: 'Available', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: 'Unavailable' })).toBeFocused();

  await pressEnterOn(page, row.getByRole('button', { name: 'Delete' }));
  await pressEnterOn(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect(row).toHaveCount(0);
  await pressEnterOn(page, page.getByRole('button', { name: 'Undo' }));
  await expect(row).toHaveCount(1);
});

test('by keyboard alone staff go from the overview to a callback request and mark it as done', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const name = 'Waits For A Call';
  await requestCallback(asVisitor(deskCommand(site)), {
    name,
    phone: newPhone(),
    safeToCall: true,
    consent: true,
  });
  await page.goto('/dashboard');
  await untilHydrated(page);
  await pressEnterOn(page, page.getByRole('main').getByRole('link', { name: /^Call: / }));
  const row = rowOf(page, name);
  await pressEnterOn(page, row.getByRole('button', { name: 'Done' }));
  await expect(page.getByText(toastMessages.callDone.text)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Done' })).toHaveCount(0);
});
