/** Fields for the texts of a fact in other locales than the default one. */

import type { Translations } from '#app/languages/entered-texts.ts';
import { type Locale, locales, otherLocales } from '#app/languages/locales.ts';
import { textField, textOrNull } from './fact-fields.server.ts';
import type { FactField, FactTexts } from './fact-section.ts';

/** Name of the field with a text in another locale: `hindiName1` for `name1`. The database has these names. */
export const localizedName = (locale: Locale, field: string): string =>
  locales[locale].englishName.toLowerCase() + field.charAt(0).toUpperCase() + field.slice(1);

/** Hint of a field without which pages show the text in the default locale. */
export const fallbackHint = (language: string) => `Without it, ${language} pages show the English`;

/**
 * Declares a field for each other locale.
 *
 * @param field name of the field in the default locale
 * @param optionsIn options of the field, from the English name of the language
 */
export const localizedFields = (
  field: string,
  optionsIn: (language: string) => Omit<Parameters<typeof textField>[0], 'name' | 'lang'>,
): readonly FactField[] =>
  otherLocales.map((locale) =>
    textField({
      ...optionsIn(locales[locale].englishName),
      name: localizedName(locale, field),
      lang: locale,
    }),
  );

/**
 * Converts translations to the texts of their fields.
 *
 * @param facts names of the fields in the default locale, without `suffix`
 * @param suffix number of the item, for a section with numbered items
 */
export const localizedTexts = <Fact extends string>(
  translations: Translations<Fact>,
  facts: readonly Fact[],
  suffix = '',
): FactTexts =>
  Object.fromEntries(
    otherLocales.flatMap((locale) =>
      facts.map((fact) => [localizedName(locale, fact + suffix), translations[locale]?.[fact] ?? '']),
    ),
  );

/**
 * Converts the texts of fields to translations.
 *
 * @param drops whether a text is not used although it is in its field
 */
export const translationsFrom = <Fact extends string>(
  texts: FactTexts,
  facts: readonly Fact[],
  {
    suffix = '',
    drops = () => false,
  }: {
    readonly suffix?: string;
    readonly drops?: (locale: Locale, fact: Fact, text: string) => boolean;
  } = {},
): Translations<Fact> =>
  Object.fromEntries(
    otherLocales.map((locale) => [
      locale,
      Object.fromEntries(
        facts.map((fact) => {
          const text = texts[localizedName(locale, fact + suffix)] ?? '';
          return [fact, drops(locale, fact, text) ? null : textOrNull(text)];
        }),
      ),
    ]),
  ) as Translations<Fact>;

/**
 * Whether a translation is the one in the code, and the text in the default locale is not. The translation then
 * belongs to a text that is no longer shown. Rows saved before a field existed get the translation in the code.
 */
export const isOutdatedDefault = (
  translation: string,
  inCode: { readonly translation: string | null | undefined; readonly isShown: boolean },
): boolean => translation === inCode.translation && !inCode.isShown;
