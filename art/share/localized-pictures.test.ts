import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { allPages, home, publicPages, type SitePage } from '#app/navigation/pages.ts';
import { drawnSharePicture, shareSize } from '#app/page-meta/share-picture.ts';
import { readLocalizedPages } from '#tools/information-pages/localized-pages.ts';
import { Ledger } from '../ledger.ts';
import { digestOfPicture, drawnLocales, localizedPictures } from './localized-pictures.ts';

const fileOf = (path: string) => join(import.meta.dirname, '../../public', path);
const ledger = new Ledger();

describe.each(drawnLocales)('in %s', async (locale) => {
  const pages = await readLocalizedPages(locale);
  const pictures = localizedPictures.filter((picture) => picture.locale === locale);
  /** The others share the picture of the default locale until `npm run art` draws theirs (app/page-meta/share-picture.ts). */
  const drawnPictures = pictures.filter(({ path }) => existsSync(fileOf(path)));

  test('each page of the catalogue has one picture to draw', () => {
    expect(pictures).toHaveLength(allPages.filter(({ path }) => pages.has(path)).length);
  });

  test('every page but an information page has its picture, and no picture is left over', () => {
    const drawn = drawnPictures.map(({ path }) => basename(path));
    const needed = [home, ...Object.values<SitePage>(publicPages)].filter(({ path }) => pages.has(path));
    for (const { path } of needed) expect(drawn).toContain(basename(drawnSharePicture(path, locale)));
    const files = readdirSync(dirname(fileOf(drawnSharePicture('/', locale))));
    expect(files.toSorted()).toEqual(drawn.toSorted());
  });

  test.each(drawnPictures)('$path was drawn from today’s words: else run npm run art', (picture) => {
    expect(ledger.digest(picture.path)).toBe(digestOfPicture(picture));
  });

  test.each(drawnPictures)('$path has the size of a shared picture, and is small', async ({ path }) => {
    const { width, height, format } = await sharp(fileOf(path)).metadata();
    expect({ width, height, format }).toEqual({ ...shareSize, format: 'jpeg' });
    expect(statSync(fileOf(path)).size).toBeLessThanOrEqual(80 * 1024);
  });

  test('a picture takes 31 kB on average at most, because all are in git', () => {
    const sizes = drawnPictures.map(({ path }) => statSync(fileOf(path)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(31_250);
  });
});
