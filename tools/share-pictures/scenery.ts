/** What the pictures of both languages have in common: the hills, the morning mist before them, and the mark. */
import sharp from 'sharp';
import { shareSize } from '#app/page-meta/share-picture.ts';
import { hillUnder, mark } from '#app/ui/header/mark.ts';
import { light } from '#app/ui/theme/tokens.ts';

const { width, height } = shareSize;

const left = 72;
/** Where the title stands, in the middle of its height. */
export const titleRoom = { left, top: 200, width: 610, height: 320, lineHeight: 1.18 } as const;
/** Where the hospital's name and place stand, beside the mark. */
export const nameRoom = { left: left + 108, top: 62, width: 560 } as const;
export const nameLines = {
  name: { fontSize: 32, lineHeight: 1.25 },
  place: { fontSize: 27, lineHeight: 1.3 },
} as const;
export const inks = { strong: light.heading, soft: light.textSoft } as const;
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

/** The same on every picture: the mist, the page as the next hill, and the mark. */
export function sceneryBefore(): Buffer {
  const stops = mist.map(
    ({ at, thick }) => `<stop offset="${at / width}" stop-color="${mistColour}" stop-opacity="${thick}"/>`,
  );
  const { size, radius, sky, sun, hills } = mark;
  const drawnMark = [
    `<path fill="${sky}" d="M0 0h${size}v${size}H0z"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${sun.fill}"/>`,
    ...hills.map(({ fill, ridge }) => `<path fill="${fill}" d="${hillUnder(ridge)}"/>`),
  ].join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="m">${stops.join('')}</linearGradient><path fill="url(#m)" d="M0 0h${width}v${height}H0z"/><path fill="${mistColour}" d="M0 ${height}v-22C220 ${height - 62} 520 ${height - 52} ${width} ${height - 2}v2z"/><clipPath id="t"><rect width="${size}" height="${size}" rx="${radius}"/></clipPath><g transform="translate(${left} 60)scale(1.75)" clip-path="url(#t)">${drawnMark}</g></svg>`,
  );
}

/**
 * Lays what stands before the hills on them.
 *
 * @param hero the SVG text of a page's picture, 1600 by 720
 * @param layers of the picture's size, from the back to the front
 * @param quality of the JPEG file
 */
export const pictureOf = (hero: string, layers: readonly Buffer[], quality = 82): Promise<Buffer> =>
  sharp(Buffer.from(hero))
    .resize({ height })
    // What stands on a page's hill stands right of its middle, and some of it at the very edge.
    .extract({ left: 160, top: 0, width, height })
    .composite(layers.map((input) => ({ input })))
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
