import { waitingRequestsPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDeskDoctor, bookAtDesk } from '#tests/support/desk.ts';
import { expect, expectNoAxeViolations, test, untilHydrated } from './fixtures.ts';
import { pressEnterOn } from './keyboard.ts';

test('staff select requests and confirm them with the keyboard, and the focus moves to the result', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  // The sample's requests would be more stops of the Tab key than a test should press.
  await site.binding.prepare("update appointments set status = 'cancelled' where status = 'requested'").run();
  const doctor = await addDeskDoctor(site, 'Dr. Several');
  await bookAtDesk(site, doctor, { patientName: 'Asha First' });
  await bookAtDesk(site, doctor, { patientName: 'Bina Second', minute: 660 });
  await bookAtDesk(site, doctor, { patientName: 'Charu Stays', minute: 690 });
  await page.goto(waitingRequestsPath);
  await untilHydrated(page);
  for (const name of ['Select Asha First, 10:00 AM', 'Select Bina Second, 11:00 AM']) {
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  await expectNoAxeViolations(page);
  await pressEnterOn(page, page.getByRole('button', { name: 'Confirm the selected' }));

  const result = page.getByRole('heading', { name: '2 confirmed', exact: true });
  await expect(result).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to the requests' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Select Charu Stays, 11:30 AM' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Asha First|Bina Second/ })).toHaveCount(0);
});
