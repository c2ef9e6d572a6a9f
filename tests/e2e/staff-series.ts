import { newAppointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDays } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, tomorrow } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';
import { expect, type Page } from './fixtures.ts';

/** Books three weekly visits, of which the second is taken, and checks the result. */
export async function bookSeries(page: Page, site: Site): Promise<void> {
  const doctor = await addDeskDoctor(site, 'Dr. Series');
  const taken = addDays(tomorrow(), 7);
  await bookAtDesk(site, doctor, { day: taken });
  await page.goto(newAppointmentPath({ doctor: doctor.id, day: tomorrow(), time: '10:00 AM' }));
  await page.getByLabel('Phone').fill(newPhone());
  await page.getByLabel('Name', { exact: true }).fill('Asha Series');
  await page.getByLabel('Repeat every week').selectOption('3');
  await page.getByRole('button', { name: 'Enter appointment' }).click();
  await expect(page.getByText('2 of 3 visits are booked.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Not booked' }).getByText(appointmentProblems.taken),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not booked' })).toContainText(dayText(taken));
}
