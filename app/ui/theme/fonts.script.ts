import { markChosenLanguage } from '../locale/chosen-language.ts';
import { loadFonts } from './load-fonts.ts';
import { fontFaces } from './tokens.ts';

/** Script in the head of an English page. It combines the chosen language and the fonts, because two scripts would be larger. */
try {
  markChosenLanguage();
  loadFonts('fonts', fontFaces);
} catch {
  // The browser may forbid storage. The page then uses the device's fonts.
}
