import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../docs/pictures');

export interface Sheet {
  readonly file: string;
  readonly tiles: readonly { readonly name: string; readonly picture: string | Buffer }[];
  readonly columns: number;
  /** Size of one picture on the sheet, in px. */
  readonly width: number;
  readonly height: number;
}

const gap = 12;
const caption = 26;

function labelled(name: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="2" y="17" font-family="sans-serif" font-size="13" fill="#14302b">${name}</text></svg>`,
  );
}

/** Writes a contact sheet to docs/pictures: pictures in a grid, each with its name below. */
export async function writeSheet({ file, tiles, columns, width, height }: Sheet): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const rows = Math.ceil(tiles.length / columns);
  const placed = await Promise.all(
    tiles.map(async ({ name, picture }, index) => {
      const left = gap + (index % columns) * (width + gap);
      const top = gap + Math.floor(index / columns) * (height + caption + gap);
      return [
        { input: await sharp(picture).resize(width, height).png().toBuffer(), left, top },
        { input: labelled(name, width), left, top: top + height },
      ];
    }),
  );
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + caption + gap),
      channels: 3,
      background: '#fbf7f0',
    },
  })
    .composite(placed.flat())
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(folder, file));
}
