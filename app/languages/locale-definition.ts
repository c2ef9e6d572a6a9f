/** A value of the Unicode property Script. */
export type Script = 'Latin' | 'Devanagari' | 'Gurmukhi';

/**
 * Properties of a locale that are not text of a page.
 *
 * @template Second the locales; a folder of a locale does not know them, so `locales.ts` checks the name
 */
export interface LocaleDefinition<Second extends string = string> {
  /** First segment of its addresses, with the slash. The default locale has none. */
  readonly prefix: '' | `/${string}`;
  /** Name of the language in its own letters, for the language switch. */
  readonly ownName: string;
  /**
   * Its name in English, for the staff area. The names of stored fields (`hindiName`) and the address of a receipt
   * (`/hindi`) begin with it, so it must never change.
   */
  readonly englishName: string;
  /** Line on a page in another language. Here and not among the messages, because pages of every locale show it. */
  readonly offer: string;
  /** The script of its letters, as Unicode names it. */
  readonly script: Script;
  /** Language tag for HTML and schema.org (BCP 47). */
  readonly htmlTag: string;
  /** Writing direction, if it is not left to right (decision 0121). */
  readonly dir?: 'rtl';
  /** Language tag for Open Graph, such as `en_IN`. */
  readonly openGraphTag: string;
  /** Mark at the end of a sentence. */
  readonly fullStop: string;
  /**
   * Locale in which an information page goes on if this locale has only an introduction of the page. Without it, and where that locale has only an
   * introduction too, the page goes on in the default locale (decision 0112).
   */
  readonly secondLocale?: Second;
  /** Whether art/share draws preview pictures for its pages. Without such pictures its pages use those of the default locale. */
  readonly hasSharePictures?: true;
}

/** The fonts of a script other than Latin, and the sizes that its letters need. */
export interface LocaleFonts {
  /** Files in `public/fonts`, each with a CSS `font` shorthand whose family is one of the site's Latin families. */
  readonly faces: readonly (readonly [file: string, style: string])[];
  /** `unicode-range` of the files. Digits and punctuation come from the Latin files. */
  readonly range: string;
  /** A letter of the range, which makes a browser load the files. */
  readonly sample: string;
  /**
   * Font size of the root element on screens from 360 px. It makes up for letters that look smaller than Latin letters of
   * the same size.
   */
  readonly rootSize: string;
  readonly lineHeights: { readonly text: number; readonly heading: number; readonly print: number };
}
