import { fontPath, fontVersion } from './tokens.ts';

/** A font file, its CSS font shorthand, and sample text if the file covers only some letters of the family. */
export type FontFile = readonly [file: string, style: string, text?: string];

/** Milliseconds after `load` before fonts are fetched, so that they do not compete with the page. */
const fetchDelay = 2000;

/**
 * Loads the site's fonts for the next page. The first page uses the device's fonts. Ours would arrive 0.2 s later on a
 * phone, and the swap would move text that is being read. Later pages preload the fonts. Under Save-Data nothing is
 * fetched.
 *
 * `localStorage` stores that the browser has the fonts. Without scripts, and on staff pages, they are used at once.
 *
 * @param key key in `localStorage`
 */
export function loadFonts(key: string, faces: readonly FontFile[]): void {
  if (localStorage[key] === `${fontVersion}`) {
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
      localStorage[key] = fontVersion;
    }, fetchDelay),
  );
}
