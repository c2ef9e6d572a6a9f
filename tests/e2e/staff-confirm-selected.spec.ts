import { waitingRequestsPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDeskDoctor, bookAtDesk } from '#tests/support/desk.ts';
import { expect, expectNoAxeViolations, test, untilHydrated } from './fixtures.ts';

test('staff select requests and confirm them with the keyboard, and the focus moves to the result', async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. Several');
  await bookAtDesk(site, doctor, { patientName: 'Asha First' });
  await bookAtDesk(site, doctor, { patientName: 'Bina Second', minute: 660 });
  await bookAtDesk(site, doctor, { patientName: 'Charu Stays', minute: 690 });
  await page.goto(waitingRequestsPath);
  await untilHydrated(page);
  for (const name of ['10:00 AM, Asha First', '11:00 AM, Bina Second']) {
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  await expectNoAxeViolations(page);
  const button = page.getByRole('button', { name: 'Confirm the selected' });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');

  const result = page.getByRole('heading', { name: '2 confirmed', exact: true });
  await expect(result).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to the requests' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Charu Stays' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Asha First' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Bina Second' })).toHaveCount(0);
});
