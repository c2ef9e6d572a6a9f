import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fallbackHero, heroPicture, nightHero } from '#app/navigation/heroes.ts';
import { allPages } from '#app/navigation/pages.ts';
import { whenChanged } from '#tests/support/when-changed.ts';
import { drawHeroes } from './hills/draw.ts';
import { describedPaths } from './hills/heroes.ts';
import { drawIdentity } from './identity/identity.ts';

/** Maximum size of a hero in bytes. The browser loads heroes before the style sheet, so they must be small. */
const largestHero = 12 * 1024;

const publicFolder = join(import.meta.dirname, '../public');

const it = whenChanged('drawings', ['art/**/*.ts', 'public/pictures/**/*.svg', 'app/navigation/*.ts']);

it('every drawing is in public/: else run npm run art', () => {
  const unminified = (svg: string) => svg;
  const paths = [...drawHeroes(unminified).keys(), ...drawIdentity().keys()];
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(join(publicFolder, path)))).toEqual([]);
});

test('every landscape and motif is that of a page or of pages outside the catalogue', () => {
  const known = new Set<string>([...allPages.map(({ path }) => path), '/elsewhere']);
  expect(describedPaths.filter((path) => !known.has(path))).toEqual([]);
});

test('every page has a hero by day and one at night, which are small and contain no script and no external reference', () => {
  const byDay = [...allPages.map(({ path }) => heroPicture(path)), fallbackHero];
  const paths = [...new Set([...byDay, ...byDay.map(nightHero)])];
  const heroes = paths.map((path) => ({ path, svg: readFileSync(join(publicFolder, path), 'utf8') }));
  for (const { path, svg } of heroes) {
    expect.soft(Buffer.byteLength(svg), path).toBeLessThanOrEqual(largestHero);
    expect.soft(svg, path).toMatch(/^<svg [^>]*viewBox="0 0 1600 720"/);
    expect.soft(svg, path).not.toMatch(/<script|<foreignObject|href="(?!#)|\son\w+=/);
  }
  expect(new Set(heroes.map(({ svg }) => svg)).size).toBe(heroes.length);
});
