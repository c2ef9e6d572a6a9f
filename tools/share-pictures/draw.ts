/** Draws the pictures that go with a shared link: a page's hills, and its title in the morning mist before them. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { hospital } from '#app/site/facts.ts';
import { shareSize } from '#app/site/share-picture.ts';
import { hillUnder, mark } from '#app/ui/header/mark.ts';
import { light } from '#app/ui/theme/tokens.ts';
import { fitTitle } from './fit-title.ts';

const { width, height } = shareSize;

const left = 72;
/** Where the title stands, in the middle of its height. */
export const titleRoom = { left, top: 200, width: 610, height: 320, lineHeight: 1.18 } as const;
const ink = light.heading;
const soft = light.textSoft;
const mistColour = light.ground;

/** How thick the mist is, from the left: as on the pages (app/ui/hero/hero.css.ts). */
const mist = [
  { at: 0, thick: 0.97 },
  { at: 460, thick: 0.95 },
  { at: 600, thick: 0.87 },
  { at: 700, thick: 0.62 },
  { at: 800, thick: 0.28 },
  { at: 890, thick: 0.08 },
  { at: 990, thick: 0 },
] as const;

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

/** How wide a text is in the headings' type at a font size of 1. */
async function widthOf(text: string, fonts: Fonts): Promise<number> {
  const svg = await typeset(box({ ...heading, fontSize: 100, whiteSpace: 'pre' }, text), fonts, {
    height: 200,
  });
  return Number(/^<svg width="([\d.]+)"/.exec(svg)?.[1]) / 100;
}

/** What is the same on every picture: the mist, the page as the next hill, the mark and the hospital's name. */
async function drawFrame(fonts: Fonts): Promise<Buffer> {
  const stops = mist.map(
    ({ at, thick }) => `<stop offset="${at / width}" stop-color="${mistColour}" stop-opacity="${thick}"/>`,
  );
  const { size, radius, sky, sun, hills } = mark;
  const drawnMark = [
    `<path fill="${sky}" d="M0 0h${size}v${size}H0z"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${sun.fill}"/>`,
    ...hills.map(({ fill, ridge }) => `<path fill="${fill}" d="${hillUnder(ridge)}"/>`),
  ].join('');
  const scenery = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="m">${stops.join('')}</linearGradient><path fill="url(#m)" d="M0 0h${width}v${height}H0z"/><path fill="${mistColour}" d="M0 ${height}v-22C220 ${height - 62} 520 ${height - 52} ${width} ${height - 2}v2z"/><clipPath id="t"><rect width="${size}" height="${size}" rx="${radius}"/></clipPath><g transform="translate(${left} 60)scale(1.75)" clip-path="url(#t)">${drawnMark}</g></svg>`;
  const name = box(
    {
      flexDirection: 'column',
      position: 'absolute',
      left: left + 108,
      top: 62,
      width: 560,
      fontFamily: 'Mukta',
      fontWeight: 600,
    },
    box({ fontSize: 32, lineHeight: 1.25, color: ink }, hospital.name),
    box({ fontSize: 27, lineHeight: 1.3, color: soft }, hospital.location),
  );
  return sharp(Buffer.from(scenery))
    .composite([{ input: Buffer.from(await typeset(name, fonts, { width, height })) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A line does not begin with a number: "Sector 15" stays together. */
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
      box({ ...heading, fontSize, lineHeight: titleRoom.lineHeight, color: ink, whiteSpace: 'pre' }, line),
    ),
  );
  return Buffer.from(await typeset(node, fonts, { width, height }));
}

/**
 * Prepares what the pictures have in common.
 *
 * @returns draws one: `hero` is the SVG text of a page's picture, 1600 by 720; the answer is a JPEG file
 */
export async function sharePictureMaker(): Promise<(hero: string, title: string) => Promise<Buffer>> {
  const fonts = await loadFonts();
  const frame = await drawFrame(fonts);
  return async (hero, title) => {
    const words = await drawTitle(title, fonts);
    return (
      sharp(Buffer.from(hero))
        .resize({ height })
        // What stands on a page's hill stands right of its middle, and some of it at the very edge.
        .extract({ left: 160, top: 0, width, height })
        .composite([{ input: frame }, { input: words }])
        .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toBuffer()
    );
  };
}
