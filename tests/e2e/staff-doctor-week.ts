import { doctorWeekPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { dayText } from '#app/time/long-date.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, tomorrow } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';
import { expect, type Page } from './fixtures.ts';

/** Adds a doctor who sees people only by video, with one appointment tomorrow at 10:00, and opens the week. */
export async function openVideoWeek(page: Page, site: Site): Promise<void> {
  const doctor = await addDeskDoctor(site, 'Dr. Week');
  await bookAtDesk(site, doctor, { patientName: 'Asha Week', visit: 'video' });
  await site.binding.prepare("update doctors set hospital_slots = '[]' where id = ?").bind(doctor.id).run();
  await page.goto(doctorWeekPath({ doctor: doctor.id }));
  await expect(page.getByRole('link', { name: /^10:00 AM Asha Week/ })).toBeVisible();
}

/** Books the free time of tomorrow at 10:30 by pressing it. */
export async function bookFreeTime(page: Page): Promise<void> {
  const day = page.getByRole('region', { name: dayText(tomorrow()) });
  await day.getByRole('link', { name: /^10:30 AM ?, free/ }).click();
  await expect(page.getByLabel('By video')).toBeChecked();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('10:30 AM');
  await page.getByLabel('Phone').fill(newPhone());
  await page.getByLabel('Name', { exact: true }).fill('Bina Week');
  await page.getByRole('button', { name: 'Enter appointment' }).click();
  await expect(page.getByText(toastMessages.appointmentBooked.text)).toBeVisible();
  const facts = page.getByRole('region', { name: 'Appointment', exact: true });
  await facts.locator('summary').click();
  await expect(facts.getByRole('definition').filter({ hasText: 'By video' })).toBeVisible();
}
