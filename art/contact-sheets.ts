import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { digestOf, type Ledger } from './ledger.ts';
import { roomNames } from './rooms/encode-rooms.ts';
import { masterFile } from './rooms/render-rooms.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/pictures');
const heroFolder = join(root, 'public/pictures/heroes');

interface Sheet {
  readonly file: string;
  readonly pictures: readonly string[];
  readonly columns: number;
  /** Of one picture on the sheet, in px. */
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

async function writeSheet({ file, pictures, columns, width, height }: Sheet): Promise<void> {
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(
    pictures.map(async (path, place) => {
      const left = gap + (place % columns) * (width + gap);
      const top = gap + Math.floor(place / columns) * (height + caption + gap);
      const name = basename(path).replace(/\.\w+$/, '');
      return [
        { input: await sharp(path).resize(width, height).png().toBuffer(), left, top },
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
    .composite(tiles.flat())
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(folder, file));
}

/** Writes one picture of all heroes and one of all rooms for docs/design.md, when one of them changed. */
export async function writeContactSheets(ledger: Ledger): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const heroes = readdirSync(heroFolder)
    .sort()
    .map((file) => join(heroFolder, file));
  const sheets: Sheet[] = [
    { file: 'heroes.jpg', pictures: heroes, columns: 5, width: 380, height: 171 },
    { file: 'rooms.jpg', pictures: roomNames().map(masterFile), columns: 3, width: 520, height: 293 },
  ];
  for (const sheet of sheets) {
    const product = `contact sheet ${sheet.file}`;
    const digest = digestOf(sheet.pictures, [sheet.columns, sheet.width, sheet.height]);
    if (ledger.digest(product) === digest) continue;
    await writeSheet(sheet);
    ledger.record(product, digest);
  }
}
