import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { allPages, home, publicPages, type SitePage } from '#app/navigation/pages.ts';
import { drawnSharePicture, shareSize } from '#app/page-meta/share-picture.ts';
import { readLocalizedPages } from '#tools/information-pages/localized-pages.ts';
import { Ledger } from '../ledger.ts';
import { digestOfPicture, hindiPictures } from './hindi-pictures.ts';

const hindiPages = await readLocalizedPages('hi');

const fileOf = (path: string) => join(import.meta.dirname, '../../public', path);
const ledger = new Ledger();

/** The others share the English picture until `npm run art` draws theirs (app/page-meta/share-picture.ts). */
const drawnPictures = hindiPictures.filter(({ path }) => existsSync(fileOf(path)));

test('each page of the catalogue that is in Hindi has one picture to draw', () => {
  const inHindi = allPages.filter(({ path }) => [...hindiPages.keys()].includes(path));
  expect(inHindi).not.toEqual([]);
  expect(hindiPictures).toHaveLength(inHindi.length);
});

test('every page but an information page has its picture, and no picture is left over', () => {
  const drawn = drawnPictures.map(({ path }) => basename(path));
  for (const { path } of [home, ...Object.values<SitePage>(publicPages)].filter(({ path }) =>
    hindiPages.has(path),
  ))
    expect(drawn).toContain(basename(drawnSharePicture(path, 'hi')));
  const files = readdirSync(dirname(fileOf(drawnSharePicture('/', 'hi'))));
  expect(files.toSorted()).toEqual(drawn.toSorted());
});

test('every picture was drawn from the current title, fonts and drawing code: else run npm run art', () => {
  const stale = drawnPictures.filter((picture) => ledger.digest(picture.path) !== digestOfPicture(picture));
  expect(stale.map(({ path }) => path)).toEqual([]);
});

test('every picture has the size of a shared picture, and at most 80 KB', async () => {
  for (const { path } of drawnPictures) {
    const { width, height, format } = await sharp(fileOf(path)).metadata();
    expect.soft({ width, height, format }, path).toEqual({ ...shareSize, format: 'jpeg' });
    expect.soft(statSync(fileOf(path)).size, path).toBeLessThanOrEqual(80 * 1024);
  }
});

test('all pictures together stay below 3 MB, because they are in git', () => {
  const sizes = drawnPictures.map(({ path }) => statSync(fileOf(path)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});
