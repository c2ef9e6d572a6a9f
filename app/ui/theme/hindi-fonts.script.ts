import { markChosenLanguage, noteChosenLanguage } from '../locale/chosen-language.ts';
import { devanagariFaces } from './hindi-fonts.ts';
import { type Face, loadFonts } from './load-fonts.ts';
import { fontFaces } from './tokens.ts';

/** The script in the head of a Hindi page, whose text needs the Devanagari files besides. */
try {
  noteChosenLanguage();
  markChosenLanguage();
  loadFonts('fontsHindi', [
    ...fontFaces,
    ...devanagariFaces.map(([file, style]): Face => [file, style, 'क']),
  ]);
} catch {
  // A browser may refuse its storage: the page stays in the device's letters.
}
