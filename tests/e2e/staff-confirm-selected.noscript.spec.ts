import { appointmentPath, waitingRequestsPath } from '#app/staff-area/frame/desk-paths.ts';
import { dayText } from '#app/time/long-date.ts';
import { addDeskDoctor, bookAtDesk, tomorrow } from '#tests/support/desk.ts';
import { expect, test } from './fixtures.ts';

test('without scripts staff confirm several requests, and follow the link of one that needs a question', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const [here, away] = [await addDeskDoctor(site, 'Dr. Here'), await addDeskDoctor(site, 'Dr. Away')];
  await bookAtDesk(site, here, { patientName: 'Asha Plain' });
  const { id } = await bookAtDesk(site, away, { patientName: 'Lila Leave' });
  const leave = JSON.stringify([{ from: tomorrow(), to: tomorrow(), note: '' }]);
  await site.binding.prepare('update doctors set leave = ? where id = ?').bind(leave, away.id).run();
  await page.goto(waitingRequestsPath);
  await page.getByRole('checkbox', { name: 'Select Asha Plain, 10:00 AM' }).check();
  await page.getByRole('checkbox', { name: 'Select Lila Leave, 10:00 AM' }).check();
  await page.getByRole('button', { name: 'Confirm the selected' }).click();

  await expect(page.getByRole('heading', { name: '1 confirmed, 1 not' })).toBeVisible();
  const refused = page.getByRole('listitem').filter({ hasText: 'Doctor on leave' });
  await refused.getByRole('link', { name: `Lila Leave, ${dayText(tomorrow())}, 10:00 AM` }).click();
  await expect(page).toHaveURL(appointmentPath(id));
  await page.goto(waitingRequestsPath);
  await expect(page.getByRole('checkbox', { name: 'Select Asha Plain, 10:00 AM' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select Lila Leave, 10:00 AM' })).toBeVisible();
});
