import { markChosenLanguage, storeChosenLanguage } from '../locale/chosen-language.ts';
import { type FontFile, loadFonts } from './load-fonts.ts';
import { fontFaces } from './tokens.ts';

/** The values that this script reads from its `data-locale`. */
export interface ScriptLocale {
  readonly tag: string;
  readonly prefix: string;
  readonly faces: readonly FontFile[];
}

/** The script in the head of a page with a locale prefix, which may need font files besides the Latin ones. */
try {
  const { tag, prefix, faces } = JSON.parse(document.currentScript?.dataset.locale ?? '') as ScriptLocale;
  storeChosenLanguage(tag, prefix);
  markChosenLanguage();
  loadFonts(`fonts-${tag}`, [...fontFaces, ...faces]);
} catch {
  // A browser may refuse its storage: the page stays in the device's letters.
}
