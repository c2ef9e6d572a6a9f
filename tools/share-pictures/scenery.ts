/** Scenery of the share pictures in both languages: the hills, the mist in front of them, and the mark. */
import sharp, { type JpegOptions } from 'sharp';
import { shareSize } from '#app/page-meta/share-picture.ts';
import { hillPath, logoMark } from '#app/ui/header/logo-mark.ts';
import { light } from '#app/ui/theme/tokens.ts';

const { width, height } = shareSize;

const left = 72;
/** Area of the title, which is centred vertically. */
export const titleRoom = { left, top: 200, width: 610, height: 320, lineHeight: 1.18 } as const;
/** Area of the hospital's name and place, next to the mark. */
export const nameRoom = { left: left + 108, top: 62, width: 560 } as const;
export const nameLines = {
  name: { fontSize: 32, lineHeight: 1.25 },
  place: { fontSize: 27, lineHeight: 1.3 },
} as const;
export const inks = { strong: light.heading, soft: light.textSoft } as const;
const mistColour = light.ground;

/** Opacity of the mist by distance from the left in pixels. It matches the pages (app/ui/hero/hero.css.ts). */
const mist = [
  { at: 0, thick: 0.97 },
  { at: 460, thick: 0.95 },
  { at: 600, thick: 0.87 },
  { at: 700, thick: 0.62 },
  { at: 800, thick: 0.28 },
  { at: 890, thick: 0.08 },
  { at: 990, thick: 0 },
] as const;

/** SVG that all pictures share: the mist, the hill in the page colour, and the mark. */
export function sceneryBefore(): Buffer {
  const stops = mist.map(
    ({ at, thick }) => `<stop offset="${at / width}" stop-color="${mistColour}" stop-opacity="${thick}"/>`,
  );
  const { size, radius, sky, sun, hills } = logoMark;
  const drawnMark = [
    `<path fill="${sky}" d="M0 0h${size}v${size}H0z"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${sun.fill}"/>`,
    ...hills.map(({ fill, ridge }) => `<path fill="${fill}" d="${hillPath(ridge)}"/>`),
  ].join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="m">${stops.join('')}</linearGradient><path fill="url(#m)" d="M0 0h${width}v${height}H0z"/><path fill="${mistColour}" d="M0 ${height}v-22C220 ${height - 62} 520 ${height - 52} ${width} ${height - 2}v2z"/><clipPath id="t"><rect width="${size}" height="${size}" rx="${radius}"/></clipPath><g transform="translate(${left} 60)scale(1.75)" clip-path="url(#t)">${drawnMark}</g></svg>`,
  );
}

/**
 * Composes the picture: the hero with all layers on top, as JPEG.
 *
 * @param hero SVG of a page's hero, 1600 by 720
 * @param layers images in the size of the share picture, from back to front
 * @param jpeg options of the JPEG
 */
export const pictureOf = (hero: string, layers: readonly Buffer[], jpeg: JpegOptions): Promise<Buffer> =>
  sharp(Buffer.from(hero))
    .resize({ height })
    // Motifs stand in the right half of a hero, some at its right edge, so the crop takes the right part.
    .extract({ left: 160, top: 0, width, height })
    .composite(layers.map((input) => ({ input })))
    .jpeg({ mozjpeg: true, ...jpeg })
    .toBuffer();
