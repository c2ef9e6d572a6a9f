/** Font settings of the locales. They are not in `locales.ts`, because the code in the browser does not need the settings. */

import { fonts as hi } from './hi/fonts.ts';
import type { Locale } from './locales.ts';
import { fonts as pa } from './pa/fonts.ts';

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

/** Fonts of the locales for whose letters the Latin files do not suffice. */
export const localeFonts: Readonly<Partial<Record<Locale, LocaleFonts>>> = { hi, pa };
