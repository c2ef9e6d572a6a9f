/** The pictures that go with a shared link to a page in Hindi. The build draws the English ones without a browser, by what breaks the conjuncts of Devanagari. */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { translatedFact } from '#app/hospital-facts/name-and-place.ts';
import { heroPicture } from '#app/navigation/heroes.ts';
import { allPages } from '#app/navigation/pages.ts';
import { drawnSharePicture } from '#app/page-meta/share-picture.ts';
import { readLocalizedPages } from '#tools/information-pages/localized-pages.ts';
import { pictureOf, sceneryBefore } from '#tools/share-pictures/scenery.ts';
import { findBrowser } from '#tools/testing/browser.ts';
import { digestOf, type Ledger } from '../ledger.ts';
import { drawWords, pageForWords } from './draw-words.ts';
import { fontFiles } from './words-document.ts';

const hindiPages = await readLocalizedPages('hi');

const root = join(import.meta.dirname, '../..');
const publicFolder = join(root, 'public');

const drawingCode = [
  'art/share/draw-words.ts',
  'art/share/words-document.ts',
  'tools/share-pictures/scenery.ts',
];

/** A picture to draw. */
export interface HindiPicture {
  /** Under public/. */
  readonly path: string;
  readonly title: string;
  readonly hero: string;
}

/** One for each page of the catalogue that is in Hindi, as each has one in English. */
export const hindiPictures: readonly HindiPicture[] = allPages.flatMap(({ path }) => {
  const page = hindiPages.get(path);
  return page ? [{ path: drawnSharePicture(path, 'hi'), title: page.title, hero: heroPicture(path) }] : [];
});

/** Digest of all sources of a picture: its title, its hero, the fonts, and the drawing code. */
export const digestOfPicture = ({ title, hero }: HindiPicture): string =>
  digestOf([join(publicFolder, hero), ...fontFiles, ...drawingCode.map((file) => join(root, file))], {
    title,
    name: translatedFact('name', 'hi', defaultFacts),
    place: translatedFact('location', 'hi', defaultFacts),
    quality,
  });

/** A little below that of the English ones, as these are in git. */
const quality = 78;

const isCurrent = (picture: HindiPicture, ledger: Ledger) =>
  ledger.digest(picture.path) === digestOfPicture(picture) && existsSync(join(publicFolder, picture.path));

/**
 * Draws the pictures whose sources changed, and takes away those of pages that are no more.
 *
 * @returns the paths of those that were drawn, or undefined where there is no browser to draw them
 */
export async function drawHindiPictures(ledger: Ledger): Promise<readonly string[] | undefined> {
  const folder = join(publicFolder, dirname(drawnSharePicture('/', 'hi')));
  mkdirSync(folder, { recursive: true });
  const files = new Set(hindiPictures.map(({ path }) => join(publicFolder, path)));
  for (const file of readdirSync(folder)) if (!files.has(join(folder, file))) rmSync(join(folder, file));
  const changed = hindiPictures.filter((picture) => !isCurrent(picture, ledger));
  if (changed.length === 0) return [];
  const executablePath = findBrowser();
  if (!executablePath) return undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await pageForWords(browser);
    for (const picture of changed) {
      const hero = readFileSync(join(publicFolder, picture.hero), 'utf8');
      const jpeg = await pictureOf(hero, [sceneryBefore(), await drawWords(page, picture.title)], quality);
      writeFileSync(join(publicFolder, picture.path), jpeg);
      ledger.record(picture.path, digestOfPicture(picture));
    }
  } finally {
    await browser.close();
  }
  return changed.map(({ path }) => path);
}
