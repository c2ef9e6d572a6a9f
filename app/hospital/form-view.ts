/** Decides which fields of a section's form are in sight. Without scripts all of them are. */

import { type Locale, locales, localeTags } from '#app/languages/locales.ts';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import type { FactFieldView } from './fact-section.ts';
import { localeOfPriceError } from './price-rows.ts';
import { localeOfField } from './translations.ts';

export interface FormView {
  readonly language: Locale;
  /** Part of a section that has parts. */
  readonly part: string | undefined;
}

/** Whether a field can be changed, only be read as the text to translate, or is out of sight. */
export type FieldSight = 'open' | 'source' | 'hidden';

/** @param view null without scripts */
export function sightOf(
  field: FactFieldView,
  fields: readonly FactFieldView[],
  view: FormView | null,
): FieldSight {
  if (view === null) return 'open';
  if (field.part !== undefined && field.part !== view.part) return 'hidden';
  if (field.kind === 'prices' || localeOfField(field) === view.language) return 'open';
  const isTranslatedHere = fields.some(
    (other) => other.translates === field.name && localeOfField(other) === view.language,
  );
  return isTranslatedHere ? 'source' : 'hidden';
}

const localeOfError = (field: FactFieldView, error: string): Locale =>
  field.kind === 'prices' ? localeOfPriceError(error) : localeOfField(field);

/** Finds the view with the first error in page order; undefined without an error. */
export function viewOfErrors(
  fields: readonly FactFieldView[],
  errors: FieldMessages,
  preferred: FormView,
): FormView | undefined {
  const wrong = fields.find(({ name }) => errors[name] !== undefined);
  if (!wrong) return undefined;
  const language = localeOfError(wrong, errors[wrong.name] ?? '');
  return { language, part: wrong.part ?? preferred.part };
}

/** Finds the view with the control to which a link of the list of errors leads. */
export function viewOfControl(
  fields: readonly FactFieldView[],
  id: string,
  preferred: FormView,
): FormView | undefined {
  const field = fields.find(({ name, kind }) =>
    kind === 'prices' ? id === name || id.startsWith(`${name}-`) : id === name,
  );
  if (!field) return undefined;
  const ending = localeTags.find((tag) => field.kind === 'prices' && id.endsWith(`-${tag}`));
  return { language: ending ?? localeOfField(field), part: field.part ?? preferred.part };
}

/** Locales and parts that have an error. */
export function wrongTabs(fields: readonly FactFieldView[], errors: FieldMessages): ReadonlySet<string> {
  return new Set(
    fields.flatMap((field) => {
      const error = errors[field.name];
      return error === undefined ? [] : [localeOfError(field, error), field.part ?? ''];
    }),
  );
}

export const languageName = (locale: Locale): string => locales[locale].englishName;
