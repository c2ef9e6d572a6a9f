/** Font settings of the locales. They are not in `locales.ts`, because the code in the browser does not need the settings. */

import { fonts as hi } from './hi/fonts.ts';
import type { LocaleFonts } from './locale-definition.ts';
import type { Locale } from './locales.ts';
import { fonts as pa } from './pa/fonts.ts';

/** Fonts of the locales for whose letters the Latin files do not suffice. */
export const localeFonts: Readonly<Partial<Record<Locale, LocaleFonts>>> = { hi, pa };
