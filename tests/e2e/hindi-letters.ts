import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright/test';
import { devanagariFaces, devanagariRange } from '#app/ui/theme/hindi-fonts.ts';
import { fontEdition, fontFaces, fontOfStyle, fontPath } from '#app/ui/theme/tokens.ts';

/** The file of a face, as a page can be given it. */
export const fontFile = (file: string): Buffer =>
  readFileSync(new URL(`../../public${fontPath(file)}`, import.meta.url));

const faces = [
  ...fontFaces.map(([file, style]) => ({ file, style, range: 'U+0-8FF, U+2010-22FF' })),
  ...devanagariFaces.map(([file, style]) => ({ file, style, range: devanagariRange })),
].map(({ file, style, range }) => ({
  ...fontOfStyle(style),
  range,
  bytes: fontFile(file).toString('base64'),
}));

/**
 * Gives the pages under /hi that are opened from here on the site's own letters from their first line on, as a second visit has them. A machine
 * without letters of Devanagari would measure boxes, and one that is busy would have the files too late to use them.
 */
export async function giveHindiLetters(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ files, edition }) => {
      if (!/^\/hi(?:\/|$)/.test(location.pathname)) return;
      localStorage.setItem('fonts', String(edition));
      localStorage.setItem('fontsHindi', String(edition));
      for (const { family, weight, range, bytes } of files) {
        const data = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
        document.fonts.add(new FontFace(family, data, { weight, unicodeRange: range }));
      }
    },
    { files: faces, edition: fontEdition },
  );
}
