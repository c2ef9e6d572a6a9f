/** Draws all hero pictures. Run directly, this file writes them to `public/pictures/heroes/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { optimize } from 'svgo';
import { drawHero, drawNightHero, heroFile, heroPaths, nightHeroFile } from './heroes.ts';

export { drawHomeFrame } from './heroes.ts';

/** Minifies an SVG with fixed settings, so that tests can compare the bytes. */
function small(svg: string): string {
  return `${
    optimize(svg, {
      multipass: true,
      // Shapes need one decimal. Opacities of mist and light need more.
      floatPrecision: 1,
      plugins: [
        {
          name: 'preset-default',
          params: { overrides: { mergePaths: false, cleanupNumericValues: { floatPrecision: 3 } } },
        },
      ],
    }).data
  }\n`;
}

/** All heroes: path under `public/` and SVG text. */
export function drawHeroes(paths: readonly string[] = heroPaths): Map<string, string> {
  return new Map(
    paths.flatMap((path) => [
      [heroFile(path), small(drawHero(path))],
      [nightHeroFile(path), small(drawNightHero(path))],
    ]),
  );
}

/** Writes the heroes of the page paths on the command line, or all heroes. */
function writeHeroes(): void {
  const asked = process.argv.slice(2);
  for (const [file, svg] of drawHeroes(asked.length ? asked : heroPaths)) {
    const to = join(import.meta.dirname, '../../public', file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, svg);
    console.log(file, Buffer.byteLength(svg));
  }
}

if (import.meta.main) writeHeroes();
