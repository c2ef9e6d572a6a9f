/** Texts that staff enter in other locales than the default one, such as a doctor's name in Devanagari. All are optional. */

import type { Locale } from './locales.ts';

/** Texts by locale and field. A text that nobody entered is missing, and pages show the one in the default locale. */
export type EnteredTexts<Field extends string> = Readonly<
  Partial<Record<Locale, Readonly<Partial<Record<Field, string>>>>>
>;

/** Changes of {@link EnteredTexts}. Null removes a text, and a missing text stays. */
export type EnteredTextChanges<Field extends string> = Readonly<
  Partial<Record<Locale, Readonly<Partial<Record<Field, string | null>>>>>
>;

/** Texts of a fact in other locales. A text is null if it was not entered; pages then show the one in the default locale. */
export type Translations<Fact extends string> = Readonly<
  Partial<Record<Locale, Readonly<Record<Fact, string | null>>>>
>;

/** Name of the form field with a text in another locale, such as 'name-hi'. */
export const enteredTextName = <Field extends string, Tag extends string>(field: Field, locale: Tag) =>
  `${field}-${locale}` as const;

/** Whether a form field has a text in another locale for one of the fields. */
export const isEnteredTextName = (name: string, fields: readonly string[]): boolean =>
  fields.some((field) => name.startsWith(enteredTextName(field, '')));
