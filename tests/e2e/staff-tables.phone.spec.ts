import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { parseCallback } from '#app/callbacks/callback.input.server.ts';
import { waitingRequestsPath } from '#app/staff-area/frame/desk-paths.ts';
import { asVisitor, newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand } from '#tests/support/desk.ts';
import { expect, test, untilHydrated } from './fixtures.ts';

test('on a phone the buttons, boxes and phone numbers of a table are 48 px high', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await addDeskDoctor(site, 'Dr. Fingers');
  await bookAtDesk(site, doctor, { patientName: 'Asks Online' });
  const request = parseCallback({ name: 'A. R.', phone: newPhone(), safeToCall: true, consent: true });
  await requestCallback(asVisitor(deskCommand(site)), request);
  for (const path of [waitingRequestsPath, '/dashboard/Callbacks']) {
    await page.goto(path);
    await untilHydrated(page);
    const parts = page.locator('main tbody :is(button, label, a[href^="tel:"])');
    await expect(parts.first()).toBeVisible();
    for (const part of await parts.all()) {
      if (!(await part.isVisible())) continue;
      const height = (await part.boundingBox())?.height;
      expect(height, `${path}: ${await part.textContent()}`).toBeGreaterThanOrEqual(47.5);
    }
  }
});
