/** Converts prices between rows of a form and the lines of the stored text. */

import { defaultLocale, type Locale, locales, otherLocales } from '#app/languages/locales.ts';

/** Rows of a price list at most. */
export const mostPriceRows = 40;

const parts = ['id', 'place', 'name', 'amount', 'nextAmount', 'nextFrom', 'includes'] as const;
/** Parts with a text in each locale. */
export const localizedPriceParts = ['name', 'includes'] as const;

/** Name of a part with a text in another locale, such as 'name-hi'. */
export const localizedPart = (part: (typeof localizedPriceParts)[number], locale: string): string =>
  `${part}-${locale}`;

/** Parts of a row that are stored, besides the number of the row in the form. */
const allParts: readonly string[] = [
  ...parts,
  ...otherLocales.flatMap((locale) => localizedPriceParts.map((part) => localizedPart(part, locale))),
];

/**
 * Texts of a row by part. `row` is the number of the row in the form that was submitted, so that an error finds its row;
 * stored rows have none. `place` is the typed number by which the rows are ordered.
 */
export type PriceRow = Readonly<Record<string, string>>;

/** Name of an input, such as 'therapy-3-amount'. */
export const priceInputName = (field: string, row: number | string, part: string) =>
  `${field}-${row}-${part}`;

/** The number of the row that an error of a price list is about; undefined for an error of the whole list. */
export const priceRowOf = (error: string): string | undefined => /^Row (\d+): /.exec(error)?.[1];

/** Words with which the error of a text in another locale begins, after its row. */
export const priceErrorIn = (locale: Locale): string => `${locales[locale].englishName}: `;

/** The locale of the text that an error of a price list is about. */
export const localeOfPriceError = (error: string): Locale =>
  otherLocales.find((locale) => error.replace(/^Row \d+: /, '').startsWith(priceErrorIn(locale))) ??
  defaultLocale;

/** Returns the id of the element to which an error of prices leads: its row, or the field. */
export function idOfPriceError(field: string, error = ''): string {
  const row = priceRowOf(error);
  if (row === undefined) return field;
  const locale = localeOfPriceError(error);
  return priceInputName(field, row, locale === defaultLocale ? 'name' : localizedPart('name', locale));
}

/** Whether a row has neither a name nor an amount: it is empty, or its price is to be removed. */
const isEmpty = ({ name = '', amount = '' }: PriceRow) => name.trim() === '' && amount.trim() === '';

/** Joins rows to a text with one line of JSON for each. Parts without a text are left out, and so are empty rows. */
export const priceLines = (rows: readonly PriceRow[]): string =>
  rows
    .filter((row) => !isEmpty(row))
    .map((row) =>
      JSON.stringify(
        Object.fromEntries(
          ['row', ...allParts].flatMap((part) => {
            const text = row[part]?.trim() ?? '';
            return text === '' ? [] : [[part, text]];
          }),
        ),
      ),
    )
    .join('\n');

/** Parses the text of {@link priceLines}. A line that is no row, which the form never makes, is left out. */
export const priceRows = (text: string): readonly PriceRow[] =>
  text.split('\n').flatMap((line): PriceRow[] => {
    try {
      const row: unknown = JSON.parse(line);
      return row !== null && typeof row === 'object'
        ? [Object.fromEntries(allParts.concat('row').flatMap((part) => textAt(row, part)))]
        : [];
    } catch {
      return [];
    }
  });

function textAt(row: object, part: string): [string, string][] {
  const text: unknown = Object.hasOwn(row, part) ? (row as Record<string, unknown>)[part] : undefined;
  return typeof text === 'string' ? [[part, text]] : [];
}

/** Reads the rows of a form to the text of {@link priceLines}. */
export function typedPriceLines(field: string, form: { readonly get: (name: string) => unknown }): string {
  const rows = Array.from({ length: mostPriceRows }, (_, index): PriceRow => {
    const number = index + 1;
    const typed = allParts.map((part) => [part, String(form.get(priceInputName(field, number, part)) ?? '')]);
    return { ...Object.fromEntries(typed), row: String(number) };
  });
  return priceLines(rows);
}
