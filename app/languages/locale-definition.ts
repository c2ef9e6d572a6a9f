/** The fonts of a script other than Latin, and the measures that its letters need. */
export interface LocaleFonts {
  /** Files in `public/fonts`, and the style each one is the font of. The family is one of the site's Latin families. */
  readonly faces: readonly (readonly [file: string, style: string])[];
  /** The letters in these files, as `unicode-range`. Digits and punctuation come from the Latin files. */
  readonly range: string;
  /** One letter of the range, for which a browser loads the files. */
  readonly sample: string;
  /** Size of the root on screens from 360 px, where its letters look smaller than Latin ones of the same size. */
  readonly rootSize: string;
  readonly lineHeights: { readonly text: number; readonly heading: number; readonly print: number };
}

/** A value of the Unicode property Script. */
export type Script = 'Latin' | 'Devanagari';

/** The facts of a locale that are no text of a page. */
export interface LocaleDefinition {
  /** First segment of its addresses, with the slash. The default locale has none. */
  readonly prefix: '' | `/${string}`;
  /** Its name in its own letters, for the language switch. */
  readonly ownName: string;
  /**
   * Its name in English, for the staff area. The names of stored fields (`hindiName`) and the address of a receipt
   * (`/hindi`) begin with it, so it must never change.
   */
  readonly englishName: string;
  /** The script of its letters, as Unicode names it. */
  readonly script: Script;
  /** The language tag that HTML and schema.org read (BCP 47). */
  readonly htmlTag: string;
  /** The tag that Open Graph reads, such as `en_IN`. */
  readonly openGraphTag: string;
  /** The mark that ends a sentence. */
  readonly fullStop: string;
  /** Only where the Latin files lack its letters. */
  readonly fonts?: LocaleFonts;
  /** Whether art/share draws preview pictures for its pages. Without them its pages use those of the default locale. */
  readonly hasSharePictures?: true;
}
