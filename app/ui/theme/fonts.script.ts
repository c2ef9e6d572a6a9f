import { markChosenLanguage } from '../locale/chosen-language.ts';
import { loadFonts } from './load-fonts.ts';
import { fontFaces } from './tokens.ts';

/** The script in the head of an English page: one script for the chosen language and the fonts, as two would weigh more. */
try {
  markChosenLanguage();
  loadFonts('fonts', fontFaces);
} catch {
  // A browser may refuse its storage: the page stays in the device's letters.
}
