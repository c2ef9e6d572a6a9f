import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { digestOf, type Ledger } from './ledger.ts';
import { roomNames } from './rooms/encode-rooms.ts';
import { masterFile } from './rooms/render-rooms.ts';
import { type Sheet, writeSheet } from './sheet.ts';

const root = join(import.meta.dirname, '..');
const heroFolder = join(root, 'public/pictures/heroes');

/** Writes the contact sheets of docs/design.md, one of all heroes and one of all rooms, when a picture changed. */
export async function writeContactSheets(ledger: Ledger): Promise<void> {
  const heroes = readdirSync(heroFolder)
    .sort()
    .map((file) => join(heroFolder, file));
  const sheets: (Omit<Sheet, 'tiles'> & { readonly pictures: readonly string[] })[] = [
    { file: 'heroes.jpg', pictures: heroes, columns: 5, width: 380, height: 171 },
    { file: 'rooms.jpg', pictures: roomNames().map(masterFile), columns: 3, width: 520, height: 293 },
  ];
  for (const { pictures, ...sheet } of sheets) {
    const product = `contact sheet ${sheet.file}`;
    const digest = digestOf(pictures, [sheet.columns, sheet.width, sheet.height]);
    if (ledger.digest(product) === digest) continue;
    const name = (path: string) => basename(path).replace(/\.\w+$/, '');
    await writeSheet({ ...sheet, tiles: pictures.map((path) => ({ name: name(path), picture: path })) });
    ledger.record(product, digest);
  }
}
