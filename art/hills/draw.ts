/** Draws every hero picture: run directly, writes them to `public/pictures/heroes/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { optimize } from 'svgo';
import { drawHero, heroFile, heroPaths } from './heroes.ts';

export { drawHomeFrame } from './heroes.ts';

/** Made small with the same settings everywhere, so the bytes can be compared. */
function small(svg: string): string {
  return `${
    optimize(svg, {
      multipass: true,
      // Whole units and tenths are enough for shapes; strengths of mist and light need their hundredths.
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

/** Every hero: its path under `public/`, and the SVG. */
export function drawHeroes(paths: readonly string[] = heroPaths): Map<string, string> {
  return new Map(paths.map((path) => [heroFile(path), small(drawHero(path))]));
}

/** Writes the heroes named by path on the command line, or all of them. */
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
