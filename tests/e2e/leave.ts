import type { Locator, Page } from 'playwright/test';
import { addDeskDoctor, bookAtDesk } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';

/** Counts what a person does: a press of a control, or a field that is filled. */
export class CountedHand {
  presses = 0;

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.presses += 1;
    await target.fill(text);
  }

  async choose(target: Locator, label: string): Promise<void> {
    this.presses += 1;
    await target.selectOption({ label });
  }
}

/** Adds a doctor with three booked visits tomorrow, and another doctor who is free then. */
export async function addThreeBooked(site: Site) {
  const away = await addDeskDoctor(site, 'Dr. A Away');
  const there = await addDeskDoctor(site, 'Dr. A There');
  const names = ['Asha First', 'Bina Second', 'Charu Third'];
  const booked = [];
  for (const [index, patientName] of names.entries())
    booked.push(await bookAtDesk(site, away, { patientName, minute: 600 + 60 * index }));
  return { away, there, names, booked };
}

export const visitRow = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Visits that nobody would see' })
    .getByRole('row')
    .filter({ hasText: name });
