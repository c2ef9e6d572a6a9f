import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { depositOffer, priceOffers } from '#app/payments/price-offers.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDeskDoctor, bookAtDesk } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';
import { expect, type Page } from './fixtures.ts';

/**
 * Adds a price by a part of its name and takes it off, adds a deposit, and pays all of it. Works with and without scripts.
 *
 * @param look checks what is on the screen
 */
export async function chargeAndPay(
  page: Page,
  site: Site,
  look: (state: string) => Promise<void> = async () => {},
): Promise<void> {
  const doctor = await addDeskDoctor(site, 'Dr. Bill');
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Charged Person' });
  await page.goto(`${deskPath}/${id}`);
  await page.getByText('Payments', { exact: true }).click();
  await page.getByRole('link', { name: 'Add to the bill' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take Payment' });
  const add = dialog.getByRole('button', { name: 'Add to the bill' });
  const session = priceOffers(defaultFacts).find(({ text }) => text.startsWith('Hypnotherapy, one session'));
  if (!session) throw new Error('The hospital has no price of a session of hypnotherapy.');
  await dialog.getByLabel('What is charged').fill('hypnotherapy');
  await add.click();
  await expect(
    dialog.getByText(/More than one price matches: Hypnotherapy, one session/).first(),
  ).toBeVisible();
  await dialog.getByLabel('What is charged').fill(session.text);
  await dialog.getByLabel('How many').fill('2');
  await add.click();
  await expect(dialog.getByLabel('Amount in rupees')).toHaveValue(
    String(700 + (2 * session.unitPaise) / 100),
  );
  await look('a bill with a line');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByLabel('Amount in rupees')).toHaveValue('700');
  await dialog.getByText('Add to the bill').first().click();
  await dialog.getByLabel('What is charged').fill(depositOffer);
  await dialog.getByLabel('Amount of a deposit, in rupees').fill('5,000');
  await add.click();
  await expect(dialog.getByLabel('Amount in rupees')).toHaveValue('5700');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  const receipt = page.getByRole('article', { name: /^Receipt/ });
  await expect(receipt).toContainText('Five Thousand Seven Hundred Rupees Only');
  await expect(receipt).toContainText('₹5,000');
  await look('a receipt with lines');
}
