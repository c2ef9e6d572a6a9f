/** Fields for the texts of a fact in other locales than the default one. */

import type { Translations } from '#app/languages/entered-texts.ts';
import { type Locale, locales, otherLocales } from '#app/languages/locales.ts';
import { textField, textOrNull } from './fact-fields.server.ts';
import type { FactField, FactTexts } from './fact-section.ts';

/** Name of the field with a text in another locale: `hindiName1` for `name1`. The database has these names. */
export const localizedName = (locale: Locale, field: string): string =>
  locales[locale].englishName.toLowerCase() + field.charAt(0).toUpperCase() + field.slice(1);

/**
 * Declares a field for each other locale. By default its hint says that pages show the text in the default locale without it.
 *
 * @param field name of the field in the default locale
 * @param labelIn label of the field, from the English name of the language
 */
export const localizedFields = (
  field: string,
  labelIn: (language: string) => string,
  options: Omit<Parameters<typeof textField>[0], 'name' | 'label' | 'lang'>,
): readonly FactField[] =>
  otherLocales.map((locale) => {
    const language = locales[locale].englishName;
    const hint = `Without it, ${language} pages show the English`;
    const name = localizedName(locale, field);
    return textField({ hint, ...options, name, label: labelIn(language), lang: locale, translates: field });
  });

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
 * @param code translations in the code, and whether the text in the default locale is the one in the code. An outdated
 * translation is dropped, see {@link isOutdatedDefault}
 */
export const translationsFrom = <Fact extends string>(
  texts: FactTexts,
  facts: readonly Fact[],
  {
    suffix = '',
    code,
  }: {
    readonly suffix?: string;
    readonly code?: {
      readonly translations: Partial<Translations<Fact>> | undefined;
      readonly isShown: (fact: Fact) => boolean;
    };
  } = {},
): Translations<Fact> =>
  Object.fromEntries(
    otherLocales.map((locale) => [
      locale,
      Object.fromEntries(
        facts.map((fact) => {
          const text = texts[localizedName(locale, fact + suffix)] ?? '';
          const isOutdated =
            code &&
            isOutdatedDefault(text, {
              translation: code.translations?.[locale]?.[fact],
              isShown: code.isShown(fact),
            });
          return [fact, isOutdated ? null : textOrNull(text)];
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
