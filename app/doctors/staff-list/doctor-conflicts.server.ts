/** Comparing and merging two versions of a doctor after an edit conflict (decision 0053). */
import { fieldConflicts, takesTheirs } from '#app/ui/form/field-conflict.ts';
import { doctorFields } from '../doctor-fields.server.ts';
import type { DoctorFormValues } from '../doctor-form.ts';

const formFields = doctorFields.flatMap(({ form, ...field }) => (form ? [{ ...field, ...form }] : []));

/** Returns each field as one readable text. Equal values give equal texts. */
export const comparableTexts = (values: DoctorFormValues): Readonly<Record<string, string>> =>
  Object.fromEntries(formFields.map(({ name, text }) => [name, text(values)]));

/**
 * Returns the fields in which two versions of a doctor differ.
 *
 * @param started field texts that the edit started from, or null if they are unknown
 */
export const doctorDifferences = (
  mine: DoctorFormValues,
  theirs: DoctorFormValues,
  started: Readonly<Record<string, string>> | null,
) => fieldConflicts(formFields, { mine: comparableTexts(mine), theirs: comparableTexts(theirs), started });

/** Replaces form fields by the stored values where the person chose "theirs". */
export function applyTheirChoices(form: FormData, theirs: DoctorFormValues): void {
  for (const { put } of formFields.filter(({ name }) => takesTheirs(form, name))) put(form, theirs);
}

/** Whether a field belongs to the doctor's times: slots, working days, hours of weekdays or leave. */
export const isTimeField = (field: string) =>
  formFields.some(({ name, group }) => name === field && group === 'times');

/** Replaces all form fields except the times by the stored values. */
export function restoreAllButTimes(form: FormData, stored: DoctorFormValues): void {
  for (const { put } of formFields.filter(({ group }) => group !== 'times')) put(form, stored);
  form.delete('availability');
  form.delete('removeImage');
}
