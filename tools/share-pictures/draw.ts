/** Draws share pictures (Open Graph images): the hills of a page behind mist, and its title in front. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { shareSize } from '#app/page-meta/share-picture.ts';
import { fitTitle } from './fit-title.ts';
import { inks, nameLines, nameRoom, pictureOf, sceneryBefore, titleRoom } from './scenery.ts';

const { hospital } = defaultFacts;

const { width, height } = shareSize;

type Node = { readonly type: string; readonly props: Readonly<Record<string, unknown>> };
type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, ...children: readonly (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

async function loadFonts() {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const font = async (name: string, weight: 600 | 700, file: string) => ({
    name,
    weight,
    data: await readFile(resolve(file)),
  });
  return Promise.all([
    font('Martel', 700, '@fontsource/martel/files/martel-latin-700-normal.woff'),
    font('Mukta', 600, '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf'),
  ]);
}

type Fonts = Awaited<ReturnType<typeof loadFonts>>;

const typeset = (node: Node, fonts: Fonts, size: { width: number; height: number } | { height: number }) =>
  satori(node as never, { ...size, fonts });

const heading = { fontFamily: 'Martel', fontWeight: 700 } as const;

/** Width of a text in the heading font at a font size of 1. */
async function widthOf(text: string, fonts: Fonts): Promise<number> {
  const svg = await typeset(box({ ...heading, fontSize: 100, whiteSpace: 'pre' }, text), fonts, {
    height: 200,
  });
  return Number(/^<svg width="([\d.]+)"/.exec(svg)?.[1]) / 100;
}

/** Draws the layer that all pictures share: the mist, the mark, and the hospital's name. */
async function drawFrame(fonts: Fonts): Promise<Buffer> {
  const name = box(
    { flexDirection: 'column', position: 'absolute', ...nameRoom, fontFamily: 'Mukta', fontWeight: 600 },
    box({ ...nameLines.name, color: inks.strong }, hospital.name),
    box({ ...nameLines.place, color: inks.soft }, hospital.location),
  );
  return sharp(sceneryBefore())
    .composite([{ input: Buffer.from(await typeset(name, fonts, { width, height })) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Splits a title into words. A number stays with the word before it, as in "Sector 15". */
const wordsOf = (title: string) => title.replace(/ (?=\d)/g, '\u00a0').split(' ');

async function drawTitle(title: string, fonts: Fonts): Promise<Buffer> {
  const measured = (text: string) => widthOf(text, fonts).then((width) => ({ text, width }));
  const words = await Promise.all(wordsOf(title).map(measured));
  const space = await widthOf('\u00a0', fonts);
  const { fontSize, lines } = fitTitle(words, { ...titleRoom, space });
  const { left, top, height: high } = titleRoom;
  const node = box(
    { position: 'absolute', left, top, height: high, flexDirection: 'column', justifyContent: 'center' },
    ...lines.map((line) =>
      box(
        { ...heading, fontSize, lineHeight: titleRoom.lineHeight, color: inks.strong, whiteSpace: 'pre' },
        line,
      ),
    ),
  );
  return Buffer.from(await typeset(node, fonts, { width, height }));
}

/**
 * Prepares the fonts and the layer that all pictures share.
 *
 * @returns a function that draws one picture: `hero` is the SVG of a page's hero, 1600 by 720; the result is a JPEG
 */
export async function createSharePictureDrawer(): Promise<(hero: string, title: string) => Promise<Buffer>> {
  const fonts = await loadFonts();
  const frame = await drawFrame(fonts);
  return async (hero, title) =>
    pictureOf(hero, [frame, await drawTitle(title, fonts)], { quality: 82, chromaSubsampling: '4:4:4' });
}
