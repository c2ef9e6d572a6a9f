import { markChosenLanguage, storeChosenLanguage } from '../locale/chosen-language.ts';
import { type FontFile, loadFonts } from './load-fonts.ts';
import { fontFaces } from './tokens.ts';

/** Attributes that app/root.tsx sets. */
interface ScriptAttributes {
  readonly tag: string;
  /** Locale of the rest of the page, if the page's own locale has only an introduction. */
  readonly rest?: string;
  readonly prefix: string;
  /** Files as `name:style:sample`, separated by commas. Absent where the Latin files have all letters. */
  readonly faces?: string;
}

/** The script in the head of a page with a locale prefix, which may need font files besides the Latin ones. */
try {
  const attributes: unknown = (document.currentScript as HTMLElement).dataset;
  const { tag, rest, prefix, faces } = attributes as ScriptAttributes;
  storeChosenLanguage(tag, prefix);
  markChosenLanguage();
  const files: unknown = faces?.split(',').map((face) => face.split(':')) ?? [];
  // A browser that has the fonts of one script may lack those of the other.
  loadFonts(`fonts-${tag}${rest ?? ''}`, [...fontFaces, ...(files as FontFile[])]);
} catch {
  // A browser may refuse its storage: the page stays in the device's letters.
}
