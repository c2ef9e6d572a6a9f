/** What the form of a section says, as typed: for showing it again and for a draft. */
import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import type { Difference } from '#app/ui/version-choice/version-choice.tsx';
import { dayLines, dayRowNames } from './day-rows.ts';
import type { FactFieldShown, FactTexts } from './fact-section.ts';
import { hourLines, hourRowNames } from './hour-rows.ts';

/** What a page shows of a section and its form. */
export interface ShownSection {
  readonly id: FactSectionId;
  readonly purpose: string;
  readonly shows: string;
  readonly fields: readonly FactFieldShown[];
}

/** What the server answered to a section's form that it did not save. */
export interface RefusedFacts extends RefusedForm<FactTexts> {
  /** Where somebody else saved in the meantime: what differs, and the version that the next press starts from. */
  readonly differences?: readonly Difference[];
  readonly version?: number;
}

export const factsDraftName = (id: FactSectionId) => `hospital ${id}`;

export const factChoiceName = (field: string) => `choice-${field}`;

export const saveFailure = 'Failed to save';

export const requiredMessage = 'This field is needed.';

/** A form of the browser, or what came in of one. */
type FormFields = Pick<FormData, 'get' | 'getAll'> | Pick<URLSearchParams, 'get' | 'getAll'>;

/** What was typed into the fields of a section, as it came. */
export const typedTexts = (
  fields: readonly Pick<FactFieldShown, 'name' | 'kind'>[],
  form: FormFields,
): FactTexts =>
  Object.fromEntries(
    fields.map(({ name, kind }) => {
      if (kind === 'hours') return [name, typedHours(name, form)];
      if (kind !== 'days') return [name, String(form.get(name) ?? '')];
      const { day, words } = dayRowNames(name);
      return [name, dayLines(form.getAll(day).map(String), form.getAll(words).map(String))];
    }),
  );

function typedHours(field: string, form: FormFields): string {
  const names = hourRowNames(field);
  const typed = (name: string, place: number) => String(form.getAll(name)[place] ?? '');
  return hourLines(
    form.getAll(names.first).map((first, place) => ({
      first: String(first),
      last: typed(names.last, place),
      from: typed(names.from, place),
      to: typed(names.to, place),
    })),
  );
}

/** The fields that must be filled in and are not; whatever else is wrong only the server knows. */
export const emptyFields = (
  fields: readonly FactFieldShown[],
  texts: FactTexts,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields
      .filter(({ name, required }) => required && (texts[name] ?? '').trim() === '')
      .map(({ name }) => [name, requiredMessage]),
  );
