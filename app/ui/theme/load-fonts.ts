import { fontEdition, fontPath } from './tokens.ts';

/** A file, the style by which a font is asked for, and a text where the file has only a part of the family's letters. */
export type Face = readonly [file: string, style: string, text?: string];

/** Milliseconds after load until the fonts are fetched: the page is at rest by then. */
const fetchDelay = 2000;

/**
 * A page is first shown in letters that the reader's device has: the site's own would come 0.2 s later on a
 * phone, and to change them then would move the text that is being read. They are fetched once the page is at rest, and
 * used from the next page on, which preloads them. Not under Save-Data.
 *
 * `localStorage` notes that a browser has them. Where scripts are off, and on staff pages, they are used at once.
 *
 * @param key of the note in `localStorage`
 */
export function loadFonts(key: string, faces: readonly Face[]): void {
  if (localStorage[key] === `${fontEdition}`) {
    document.documentElement.dataset.fonts = '';
    for (const [file] of faces) {
      const link = document.createElement('link');
      document.head.appendChild(
        Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href: fontPath(file) }),
      );
    }
    return;
  }
  if (navigator.connection?.saveData) return;
  addEventListener('load', () =>
    setTimeout(async () => {
      await Promise.all(faces.map(([, style, text]) => document.fonts.load(style, text)));
      localStorage[key] = fontEdition;
    }, fetchDelay),
  );
}
