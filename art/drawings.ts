import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawHeroes } from './hills/draw.ts';
import { drawIdentity } from './identity/identity.ts';
import { drawVideoPlaceholders } from './video-placeholders.ts';

const publicFolder = join(import.meta.dirname, '../public');

/** The folders that hold drawings and nothing else: a file of theirs that nothing draws is a leftover. */
const drawnFolders = ['pictures/heroes', 'pictures/portraits'];

/** Every drawing of the site: path under `public/` and the SVG's text, in the same bytes on every machine. */
export function drawings(): Map<string, string> {
  return new Map([...drawHeroes(), ...drawIdentity(), ...drawVideoPlaceholders()]);
}

function differs(path: string, svg: string): boolean {
  const file = join(publicFolder, path);
  return !existsSync(file) || readFileSync(file, 'utf8') !== svg;
}

/** Writes the drawings that changed and returns their paths. */
export function writeDrawings(): string[] {
  const changed = [...drawings()].filter(([path, svg]) => differs(path, svg));
  for (const [path, svg] of changed) {
    mkdirSync(dirname(join(publicFolder, path)), { recursive: true });
    writeFileSync(join(publicFolder, path), svg);
  }
  return changed.map(([path]) => path);
}

/** Draws everything again and returns the paths whose file is missing, different or drawn by nothing. */
export function checkDrawings(): { count: number; different: string[] } {
  const drawn = drawings();
  const different = [...drawn].filter(([path, svg]) => differs(path, svg)).map(([path]) => path);
  const leftovers = drawnFolders
    .flatMap((folder) => readdirSync(join(publicFolder, folder)).map((file) => `${folder}/${file}`))
    .filter((path) => !drawn.has(path));
  return { count: drawn.size, different: [...different, ...leftovers] };
}
