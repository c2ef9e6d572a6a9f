import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { allPages } from '#app/navigation/pages.ts';
import { shareSize } from '#app/page-meta/share-picture.ts';
import { readLocalizedPages } from '#tools/information-pages/localized-pages.ts';
import { Ledger } from '../ledger.ts';
import { digestOfPicture, drawnLocales, localizedPictures } from './localized-pictures.ts';

const fileOf = (path: string) => join(import.meta.dirname, '../../public', path);
const ledger = new Ledger();

test.each(drawnLocales)(
  'in %s every page of the catalogue has a picture of its own, and the folder has no other file',
  async (locale) => {
    const pages = await readLocalizedPages(locale);
    const pictures = localizedPictures.filter((picture) => picture.locale === locale);
    expect(pictures).toHaveLength(allPages.filter(({ path }) => pages.has(path)).length);
    const files = readdirSync(dirname(fileOf(pictures[0]?.path ?? '')));
    expect(files.toSorted()).toEqual(pictures.map(({ path }) => basename(path)).toSorted());
  },
);

test.each(localizedPictures)('$path was drawn from today’s words: else run npm run art', (picture) => {
  expect(ledger.digest(picture.path)).toBe(digestOfPicture(picture));
});

test.each(localizedPictures)('$path has the size of a shared picture, and is small', async ({ path }) => {
  const { width, height, format } = await sharp(fileOf(path)).metadata();
  expect({ width, height, format }).toEqual({ ...shareSize, format: 'jpeg' });
  expect(statSync(fileOf(path)).size).toBeLessThanOrEqual(80 * 1024);
});

test.each(drawnLocales)('the pictures in %s stay below 3 MB together, because they are in git', (locale) => {
  const pictures = localizedPictures.filter((picture) => picture.locale === locale);
  const sizes = pictures.map(({ path }) => statSync(fileOf(path)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});
