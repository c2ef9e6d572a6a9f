/** Draws all hero pictures. Run directly, this file writes them to `public/pictures/heroes/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '../../tools/install-packages.ts';
import { drawHero, drawNightHero, heroFile, heroPaths, nightHeroFile } from './heroes.ts';

export { drawHomeFrame } from './heroes.ts';

type Minify = (svg: string) => string;

/** The part of SVGO that this file uses. */
interface Svgo {
  readonly optimize: (svg: string, config: object) => { readonly data: string };
}

const settings = {
  multipass: true,
  // Shapes need one decimal. Opacities of mist and light need more.
  floatPrecision: 1,
  plugins: [
    {
      name: 'preset-default',
      params: { overrides: { mergePaths: false, cleanupNumericValues: { floatPrecision: 3 } } },
    },
  ],
};

/** Loads the minifier of SVG. Its settings are fixed, so that `npm run art -- --check` can compare the bytes. */
export async function loadMinify(): Promise<Minify> {
  const program = join(await installPackages('art'), 'svgo/lib/svgo-node.js');
  const { optimize } = (await import(pathToFileURL(program).href)) as Svgo;
  return (svg) => `${optimize(svg, settings).data}\n`;
}

/** All heroes: path under `public/` and SVG text. */
export function drawHeroes(small: Minify, paths: readonly string[] = heroPaths): Map<string, string> {
  return new Map(
    paths.flatMap((path) => [
      [heroFile(path), small(drawHero(path))],
      [nightHeroFile(path), small(drawNightHero(path))],
    ]),
  );
}

/** Writes the heroes of the page paths on the command line, or all heroes. */
async function writeHeroes(): Promise<void> {
  const asked = process.argv.slice(2);
  for (const [file, svg] of drawHeroes(await loadMinify(), asked.length ? asked : heroPaths)) {
    const to = join(import.meta.dirname, '../../public', file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, svg);
    console.log(file, Buffer.byteLength(svg));
  }
}

if (import.meta.main) await writeHeroes();
