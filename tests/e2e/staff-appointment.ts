import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDeskDoctor, bookAtDesk } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';
import { expect, type Page } from './fixtures.ts';

/** Opens the page of an appointment. */
export async function openAppointment(page: Page, site: Site): Promise<void> {
  const doctor = await addDeskDoctor(site, 'Dr. Harpreet Kaur Randhawa-Bhattacharya');
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Venkataraghavan Subramanian Iyer' });
  await page.goto(appointmentPath(id));
}

/** Opens the message, chooses languages, and expects the text of the chosen one alone. */
export async function chooseMessages(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'Message', exact: true });
  const texts = part.getByRole('textbox');
  await expect(texts).toHaveCount(0);
  await part.locator('summary').click();
  await expect(texts).toHaveAccessibleName('Message to the person');
  for (const language of ['Hindi', 'Punjabi']) {
    await part.getByRole('radio', { name: language }).check();
    await expect(texts).toHaveAccessibleName(`Message to the person in ${language}`);
  }
}
