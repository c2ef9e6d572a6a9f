import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawHeroes, loadMinify } from './hills/draw.ts';
import { drawIdentity } from './identity/identity.ts';

const publicFolder = join(import.meta.dirname, '../public');

/** Folders that contain only drawings. Any other file there is a leftover. */
const drawnFolders = ['pictures/heroes', 'pictures/portraits'];

/** All drawings of the site: path under `public/` and SVG text. The bytes are the same on every machine. */
async function drawings(): Promise<Map<string, string>> {
  return new Map([...drawHeroes(await loadMinify()), ...drawIdentity()]);
}

function differs(path: string, svg: string): boolean {
  const file = join(publicFolder, path);
  return !existsSync(file) || readFileSync(file, 'utf8') !== svg;
}

/** @returns the paths of the drawings that changed and were written */
export async function writeDrawings(): Promise<string[]> {
  const changed = [...(await drawings())].filter(([path, svg]) => differs(path, svg));
  for (const [path, svg] of changed) {
    mkdirSync(dirname(join(publicFolder, path)), { recursive: true });
    writeFileSync(join(publicFolder, path), svg);
  }
  return changed.map(([path]) => path);
}

/** Redraws everything in memory and returns the paths of files that are missing, different or leftovers. */
export async function checkDrawings(): Promise<{ count: number; different: string[] }> {
  const drawn = await drawings();
  const different = [...drawn].filter(([path, svg]) => differs(path, svg)).map(([path]) => path);
  const leftovers = drawnFolders
    .flatMap((folder) => readdirSync(join(publicFolder, folder)).map((file) => `${folder}/${file}`))
    .filter((path) => !drawn.has(path));
  return { count: drawn.size, different: [...different, ...leftovers] };
}
