/** Reads the form of a section, on the server and in the browser, for rendering it again and for drafts. */
import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';
import { requiredMessage } from '#app/platform/staff-input/required-message.ts';
import { dayLines, dayRowNames } from './day-rows.ts';
import type { FactFieldView, FactTexts, SectionPart } from './fact-section.ts';
import { hourLines, hourRowNames } from './hour-rows.ts';
import { typedPriceLines } from './price-rows.ts';

/** The part of a section that the browser may see. */
export interface FactSectionView {
  readonly id: FactSectionId;
  readonly purpose: string;
  readonly shows: string;
  /** Whether a public page can be shown with the typed facts before they are saved. */
  readonly isPreviewed: boolean;
  readonly parts: readonly SectionPart[];
  readonly fields: readonly FactFieldView[];
}

export const factsDraftName = (id: FactSectionId) => `hospital ${id}`;

export const saveFailure = 'Failed to save';

/** Form data in the browser or on the server. */
type FormFields = Pick<FormData, 'get' | 'getAll'> | Pick<URLSearchParams, 'get' | 'getAll'>;

/** Reads the texts of a section from a form, without validation. */
export const readFormTexts = (
  fields: readonly Pick<FactFieldView, 'name' | 'kind'>[],
  form: FormFields,
): FactTexts =>
  Object.fromEntries(
    fields.map(({ name, kind }) => {
      if (kind === 'hours') return [name, typedHours(name, form)];
      if (kind === 'prices') return [name, typedPriceLines(name, form)];
      if (kind !== 'days') return [name, String(form.get(name) ?? '')];
      const { day, words } = dayRowNames(name);
      return [name, dayLines(form.getAll(day).map(String), form.getAll(words).map(String))];
    }),
  );

function typedHours(field: string, form: FormFields): string {
  const names = hourRowNames(field);
  const typed = (name: string, index: number) => String(form.getAll(name)[index] ?? '');
  return hourLines(
    form.getAll(names.first).map((first, index) => ({
      first: String(first),
      last: typed(names.last, index),
      from: typed(names.from, index),
      to: typed(names.to, index),
    })),
  );
}

/** Errors for required fields that are empty. All other validation is on the server. */
export const emptyFields = (
  fields: readonly FactFieldView[],
  texts: FactTexts,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields
      .filter(({ name, required }) => required && (texts[name] ?? '').trim() === '')
      .map(({ name }) => [name, requiredMessage]),
  );
