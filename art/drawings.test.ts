import { expect, test } from 'vitest';
import { heroPicture } from '#app/navigation/heroes.ts';
import { allPages } from '#app/navigation/pages.ts';
import { checkDrawings, drawings } from './drawings.ts';
import { describedPaths } from './hills/heroes.ts';

/** Maximum size of a hero in bytes. The browser loads heroes before the style sheet, so they must be small. */
const largestHero = 12 * 1024;

const drawn = drawings();
const heroes = [...drawn].filter(([path]) => path.startsWith('pictures/heroes/'));

test('draws every SVG of the site byte for byte as it is in public/', () => {
  expect(checkDrawings().different).toEqual([]);
});

test.each(allPages)('$path has a hero picture', ({ path }) => {
  expect(drawn.has(heroPicture(path).slice(1))).toBe(true);
});

test('every landscape and motif is that of a page, of home at night or of pages outside the catalogue', () => {
  const known = new Set<string>([...allPages.map(({ path }) => path), '/home-night', '/elsewhere']);
  expect(describedPaths.filter((path) => !known.has(path))).toEqual([]);
});

test('all heroes are different', () => {
  expect(new Set(heroes.map(([, svg]) => svg)).size).toBe(heroes.length);
});

test.each(heroes)('%s is small and contains no script and no external reference', (_, svg) => {
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(largestHero);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1600 720"/);
  expect(svg).not.toMatch(/<script|<foreignObject|href="(?!#)|\son\w+=/);
});
