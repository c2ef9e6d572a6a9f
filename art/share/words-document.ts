import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeFonts } from '#app/languages/locale-fonts.ts';
import { type Locale, locales } from '#app/languages/locales.ts';
import { shareSize } from '#app/page-meta/share-picture.ts';
import { fontFaces, fontOfStyle, fontPath } from '#app/ui/theme/tokens.ts';
import { inks, nameLines, nameRoom, titleRoom } from '#tools/share-pictures/scenery.ts';

const publicFolder = join(import.meta.dirname, '../../public');

interface Face {
  readonly file: string;
  readonly style: string;
  readonly range?: string;
}

/** Fonts of a locale: the Latin fonts, which have the digits, and the fonts of its script. */
const facesOf = (locale: Locale): readonly Face[] => {
  const fonts = localeFonts[locale];
  return [
    ...fontFaces.map(([file, style]) => ({ file, style })),
    ...(fonts?.faces ?? []).map(([file, style]) => ({ file, style, range: fonts?.range ?? '' })),
  ];
};

export const fontFilesOf = (locale: Locale): readonly string[] =>
  facesOf(locale).map(({ file }) => join(publicFolder, fontPath(file)));

const fontFace = ({ file, style, range }: Face) => {
  const { weight, family } = fontOfStyle(style);
  const data = readFileSync(join(publicFolder, fontPath(file))).toString('base64');
  return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data})${range ? `;unicode-range:${range}` : ''}}`;
};

const line = ({ fontSize, lineHeight }: { readonly fontSize: number; readonly lineHeight: number }) =>
  `font-size:${fontSize}px;line-height:${lineHeight}`;

const placed = ({
  left,
  top,
  width,
}: {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}) => `position:absolute;left:${left}px;top:${top}px;width:${width}px`;

const asText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * HTML document with the words of a picture on a transparent ground: the hospital's name and place, and an empty
 * heading for a title. The lines are higher than those of the build's pictures, because other scripts have marks over
 * and under the letters.
 */
export const wordsDocument = (locale: Locale, name: string, place: string): string => `<!doctype html>
<html lang="${locales[locale].htmlTag}"><meta charset="utf-8">
<style>
${facesOf(locale).map(fontFace).join('\n')}
body{margin:0;width:${shareSize.width}px;height:${shareSize.height}px;overflow:hidden}
div{${placed(nameRoom)};font:600 0/0 Mukta}
p{margin:0;white-space:nowrap}
main{${placed(titleRoom)};height:${titleRoom.height}px;display:flex;align-items:center}
h1{margin:0;font:700 40px/1.38 Martel;color:${inks.strong};text-wrap:balance;white-space:pre-line;min-width:0}
</style>
<div><p style="${line(nameLines.name)};color:${inks.strong}">${asText(name)}</p><p style="${line(nameLines.place)};color:${inks.soft}">${asText(place)}</p></div>
<main><h1></h1></main>
</html>`;
