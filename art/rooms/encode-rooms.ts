import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { digestOf, type Ledger } from '../ledger.ts';
import { isPhotograph, masterFile } from './render-rooms.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/pictures/rooms');
const content = join(root, 'app/content/rooms');

const settings = {
  widths: [480, 960, 1600],
  jpegWidth: 960,
  ratio: 16 / 9,
  avif: { quality: 58, effort: 6 },
  webp: { quality: 76, effort: 6, smartSubsample: true },
  jpeg: { quality: 78, mozjpeg: true },
  /** Maximum size of a file in bytes. The quality is lowered until the file fits. */
  largest: 155_000,
};

/** Entry of `app/content/rooms/room-pictures.json`. */
interface RoomPicture {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Mean colour of the picture, shown until the picture has loaded. */
  readonly colour: string;
  readonly photograph: boolean;
}

export function roomNames(): string[] {
  return readdirSync(join(import.meta.dirname, 'masters'))
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => basename(file, '.jpg'))
    .sort();
}

function heightOf(width: number): number {
  return Math.round(width / settings.ratio);
}

async function encodeWithin(name: string, width: number, format: 'avif' | 'webp'): Promise<void> {
  const scaled = sharp(masterFile(name)).resize(width, heightOf(width), { fit: 'cover' });
  for (let quality = settings[format].quality; ; quality -= 4) {
    const bytes = await scaled
      .clone()
      [format]({ ...settings[format], quality })
      .toBuffer();
    if (bytes.length > settings.largest && quality > 30) continue;
    writeFileSync(join(folder, `${name}-${width}.${format}`), bytes);
    return;
  }
}

async function meanColour(name: string): Promise<string> {
  const { data } = await sharp(masterFile(name))
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Encodes every room whose master changed and writes the manifest of all rooms. @returns the names encoded */
export async function encodeRooms(ledger: Ledger): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const made: string[] = [];
  const pictures: Record<string, RoomPicture> = {};
  for (const name of roomNames()) {
    const digest = digestOf([masterFile(name)], settings);
    const product = `files ${name}`;
    if (ledger.digest(product) !== digest || !existsSync(join(folder, `${name}-960.jpg`))) {
      for (const width of settings.widths) {
        await encodeWithin(name, width, 'avif');
        await encodeWithin(name, width, 'webp');
      }
      await sharp(masterFile(name))
        .resize(settings.jpegWidth, heightOf(settings.jpegWidth), { fit: 'cover' })
        .jpeg(settings.jpeg)
        .toFile(join(folder, `${name}-${settings.jpegWidth}.jpg`));
      ledger.record(product, digest);
      made.push(name);
    }
    const widest = settings.widths.at(-1) ?? settings.jpegWidth;
    pictures[name] = {
      width: widest,
      height: heightOf(widest),
      widths: settings.widths,
      colour: await meanColour(name),
      photograph: isPhotograph(name, ledger),
    };
  }
  writeFileSync(join(content, 'room-pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`);
  writeFileSync(join(content, 'room-colours.css.ts'), coloursModule(pictures));
  return made;
}

/** Source of room-colours.css.ts. A style sheet is needed because the content security policy forbids style attributes. */
function coloursModule(pictures: Readonly<Record<string, RoomPicture>>): string {
  const colours = Object.entries(pictures).map(([name, { colour }]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: '${colour}',`;
  });
  return `// Written by \`npm run art\`.
import { styleVariants } from '@vanilla-extract/css';
import { featureRule } from '../../ui/theme/rules.ts';

const colours = {
${colours.join('\n')}
};

/** The mean colour of each room's picture, behind it until it arrives. */
export const roomColour = styleVariants(colours, (backgroundColor) =>
  featureRule({ display: 'block', backgroundColor }),
);
`;
}

/** Total size of all room files in bytes. */
export function bytesOfRooms(): number {
  return readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}
