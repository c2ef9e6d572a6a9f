import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright/test';
import { devanagariFaces, devanagariRange } from '#app/ui/theme/hindi-fonts.ts';
import { fontFaces, fontOfStyle, fontPath, fontVersion } from '#app/ui/theme/tokens.ts';

/** Reads a font file of the site. */
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
 * Gives pages under /hi the site's fonts from the first paint on, as on a second visit. A machine without
 * Devanagari fonts would measure empty boxes, and a busy one would load the fonts too late.
 */
export async function installHindiFonts(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ files, edition }) => {
      if (!/^\/hi(?:\/|$)/.test(location.pathname)) return;
      localStorage.setItem('fonts', String(edition));
      localStorage.setItem('fonts-hi', String(edition));
      for (const { family, weight, range, bytes } of files) {
        const data = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
        document.fonts.add(new FontFace(family, data, { weight, unicodeRange: range }));
      }
    },
    { files: faces, edition: fontVersion },
  );
}
