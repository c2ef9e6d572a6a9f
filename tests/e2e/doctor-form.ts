/** Locators of the doctor form and the list behind it. */
import type { Locator, Page, Request } from 'playwright/test';
import { type DoctorTextField, doctorFieldRules, doctorTextFields } from '#app/doctors/doctor.values.ts';
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

/** Fills in every text field of an open form, and chooses the specialty from its list. */
export async function fillFields(form: Locator, fields: Readonly<Record<DoctorTextField, string>>) {
  for (const name of doctorTextFields) {
    const shown = form.getByLabel(doctorFieldRules[name].label, { exact: true });
    await (name === 'specialization' ? shown.selectOption(fields[name]) : shown.fill(fields[name]));
  }
}

/** Fills in the open form with valid values. */
export async function fill(page: Page, overrides: Parameters<typeof doctorFields>[0] = {}) {
  const fields = doctorFields(overrides);
  await fillFields(dialog(page), fields);
  return fields;
}
