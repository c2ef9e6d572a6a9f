import { markChosenLanguage, storeChosenLanguage } from '../locale/chosen-language.ts';
import { type FontFile, loadFonts } from './load-fonts.ts';
import { fontFaces } from './tokens.ts';

/** Attributes that app/root.tsx sets. A locale whose letters the Latin files have has neither faces nor a sample. */
interface ScriptAttributes {
  readonly tag: string;
  readonly prefix: string;
  readonly faces?: string;
  readonly sample?: string;
}

/** The script in the head of a page with a locale prefix, which may need font files besides the Latin ones. */
try {
  const attributes: unknown = (document.currentScript as HTMLElement).dataset;
  const { tag, prefix, faces, sample } = attributes as ScriptAttributes;
  storeChosenLanguage(tag, prefix);
  markChosenLanguage();
  const files = faces ? faces.split(',').map((face) => [...face.split(':'), sample]) : [];
  loadFonts(`fonts-${tag}`, [...fontFaces, ...(files as unknown as FontFile[])]);
} catch {
  // A browser may refuse its storage: the page stays in the device's letters.
}
