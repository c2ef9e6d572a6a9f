import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright/test';
import { localeFonts } from '#app/languages/locale-fonts.ts';
import { type Locale, locales, otherLocales } from '#app/languages/locales.ts';
import { fontFaces, fontOfStyle, fontPath, fontVersion, scriptFont } from '#app/ui/theme/tokens.ts';

/** Reads a font file of the site. */
export const fontFile = (file: string): Buffer =>
  readFileSync(new URL(`../../public${fontPath(file)}`, import.meta.url));

const latinRange = 'U+0-8FF, U+2010-22FF';

const facesOf = (locale: Locale) =>
  (localeFonts[locale]?.faces ?? []).map(([file, style]) => ({
    file,
    style: scriptFont(style, locales[locale].script),
    range: localeFonts[locale]?.range ?? '',
  }));

/**
 * Fonts of each locale with a path prefix: the Latin fonts, the fonts of its script, and those of its second locale for pages that it only
 * introduces.
 */
const localizedFonts = otherLocales.map((locale) => {
  const { prefix, secondLocale } = locales[locale];
  const faces = [
    ...fontFaces.map(([file, style]) => ({ file, style, range: latinRange })),
    ...facesOf(locale),
    ...(secondLocale ? facesOf(secondLocale) : []),
  ];
  const files = faces.map(({ file, style, range }) => ({
    ...fontOfStyle(style),
    range,
    bytes: fontFile(file).toString('base64'),
  }));
  return { keys: [`fonts-${locale}`, `fonts-${locale}${secondLocale}`], prefix, files };
});

/**
 * Gives pages with a path prefix the site's fonts from the first paint on, as on a second visit. A machine without
 * fonts of their scripts would measure empty boxes, and a busy one would load the fonts too late.
 */
export async function installLocalizedFonts(context: BrowserContext): Promise<void> {
  for (const fonts of localizedFonts) {
    await context.addInitScript(
      ({ keys, prefix, files, version }) => {
        if (!`${location.pathname}/`.startsWith(`${prefix}/`)) return;
        localStorage.setItem('fonts', version);
        for (const key of keys) localStorage.setItem(key, version);
        for (const { family, weight, range, bytes } of files) {
          const data = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
          document.fonts.add(new FontFace(family, data, { weight, unicodeRange: range }));
        }
      },
      { ...fonts, version: String(fontVersion) },
    );
  }
}
