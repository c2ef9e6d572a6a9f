/** Locators of the doctor form and the list behind it. */
import type { Page, Request } from 'playwright/test';
import { doctorFieldRules, doctorTextFields } from '#app/doctors/doctor.values.ts';
import { doctorFields } from '#tests/support/doctors.ts';

export const listPath = '/dashboard/AddDoctor';
export const newPath = `${listPath}/new`;

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Add|Edit) Doctor$/ });
export const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Whether a request saves the form. The preview card also posts the form often, but stores nothing. */
export const isSaving = (request: Request) => request.method() === 'POST' && !request.url().endsWith('/card');

/** Fills in every text field. */
export async function fill(page: Page, overrides: Parameters<typeof doctorFields>[0] = {}) {
  const fields = doctorFields(overrides);
  for (const name of doctorTextFields) await field(page, doctorFieldRules[name].label).fill(fields[name]);
  return fields;
}
