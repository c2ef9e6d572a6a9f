import { expect, test } from 'vitest';
import { heroPicture } from '#app/navigation/heroes.ts';
import { allPages } from '#app/navigation/pages.ts';
import { checkDrawings, drawings } from './drawings.ts';

/** Of a hero, in bytes: it is on its way before the style sheet (look.md). */
const largestHero = 12 * 1024;

const drawn = drawings();
const heroes = [...drawn].filter(([path]) => path.startsWith('pictures/heroes/'));

test('art draws every SVG of the site again, byte for byte', () => {
  expect(checkDrawings().different).toEqual([]);
});

test.each(allPages)('$path has hills of its own', ({ path }) => {
  expect(drawn.has(heroPicture(path).slice(1))).toBe(true);
});

test('no two heroes are alike', () => {
  expect(new Set(heroes.map(([, svg]) => svg)).size).toBe(heroes.length);
});

test.each(heroes)('%s is small and carries nothing that runs or is fetched', (_, svg) => {
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(largestHero);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1600 720"/);
  expect(svg).not.toMatch(/<script|<foreignObject|href="(?!#)|\son\w+=/);
});
