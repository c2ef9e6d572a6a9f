/**
 * Preview pictures of shared links to pages in other locales. A browser draws them, because the build draws those of
 * the default locale without one, which would break the conjuncts of other scripts.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { type Locale, locales, otherLocales } from '#app/languages/locales.ts';
import { heroPicture } from '#app/navigation/heroes.ts';
import { allPages } from '#app/navigation/pages.ts';
import { drawnSharePicture } from '#app/page-meta/share-picture.ts';
import { readLocalizedPages } from '#tools/information-pages/localized-pages.ts';
import { pictureOf, sceneryBefore } from '#tools/share-pictures/scenery.ts';
import { findBrowser } from '#tools/testing/browser.ts';
import { digestOf, type Ledger } from '../ledger.ts';
import { drawWords, pageForWords } from './draw-words.ts';
import { fontFilesOf } from './words-document.ts';

const root = join(import.meta.dirname, '../..');
const publicFolder = join(root, 'public');

const drawingCode = [
  'art/share/draw-words.ts',
  'art/share/words-document.ts',
  'tools/share-pictures/scenery.ts',
];

/** Locales with preview pictures of their own. */
export const drawnLocales: readonly Locale[] = otherLocales.filter(
  (locale) => locales[locale].hasSharePictures,
);

/** A picture to draw. */
export interface LocalizedPicture {
  readonly locale: Locale;
  /** Path under public/. */
  readonly path: string;
  readonly title: string;
  readonly hero: string;
}

async function picturesIn(locale: Locale): Promise<readonly LocalizedPicture[]> {
  const pages = await readLocalizedPages(locale);
  return allPages.flatMap(({ path }) => {
    const page = pages.get(path);
    return page
      ? [{ locale, path: drawnSharePicture(path, locale), title: page.title, hero: heroPicture(path) }]
      : [];
  });
}

/** One picture for each page of the catalogue that a locale has. */
export const localizedPictures: readonly LocalizedPicture[] = (
  await Promise.all(drawnLocales.map(picturesIn))
).flat();

/** Name and place of the hospital in the code. */
interface PlaceInWords {
  readonly name: string;
  readonly location: string;
}

async function placeIn(locale: Locale): Promise<readonly [Locale, PlaceInWords]> {
  const { defaultPlace } = (await import(`#app/languages/${locale}/hospital-facts/default-facts.ts`)) as {
    readonly defaultPlace: PlaceInWords;
  };
  return [locale, defaultPlace];
}

const places = new Map(await Promise.all(drawnLocales.map(placeIn)));

const placeOf = (locale: Locale): PlaceInWords => {
  const place = places.get(locale);
  if (!place) throw new Error(`The locale ${locale} has no share pictures.`);
  return place;
};

/** Returns a hash of all sources of a picture: its text, its hills, the fonts, and the drawing code. */
export const digestOfPicture = ({ locale, title, hero }: LocalizedPicture): string => {
  const { name, location: place } = placeOf(locale);
  const files = [
    join(publicFolder, hero),
    ...fontFilesOf(locale),
    ...drawingCode.map((file) => join(root, file)),
  ];
  return digestOf(files, { title, name, place, jpegOptions });
};

/** Smaller than the build's pictures, because these are in git: with less detail of colour, as their letters differ from the ground in brightness. */
const jpegOptions = { quality: 70, chromaSubsampling: '4:2:0' } as const;

const isCurrent = (picture: LocalizedPicture, ledger: Ledger) =>
  ledger.digest(picture.path) === digestOfPicture(picture) && existsSync(join(publicFolder, picture.path));

const folderOf = (locale: Locale) => join(publicFolder, dirname(drawnSharePicture('/', locale)));

/** Deletes pictures of pages that no longer exist. */
function deleteOthers(locale: Locale): void {
  const folder = folderOf(locale);
  mkdirSync(folder, { recursive: true });
  const files = new Set(localizedPictures.map(({ path }) => join(publicFolder, path)));
  for (const file of readdirSync(folder)) if (!files.has(join(folder, file))) rmSync(join(folder, file));
}

async function drawIn(
  browser: Browser,
  locale: Locale,
  pictures: readonly LocalizedPicture[],
  ledger: Ledger,
): Promise<void> {
  const { name, location } = placeOf(locale);
  const page = await pageForWords(browser, locale, name, location);
  for (const picture of pictures) {
    const hero = readFileSync(join(publicFolder, picture.hero), 'utf8');
    const jpeg = await pictureOf(hero, [sceneryBefore(), await drawWords(page, picture.title)], jpegOptions);
    writeFileSync(join(publicFolder, picture.path), jpeg);
    ledger.record(picture.path, digestOfPicture(picture));
  }
}

/**
 * Draws the pictures whose sources changed, and deletes those of pages that no longer exist.
 *
 * @returns the paths of the drawn pictures, or undefined if there is no browser
 */
export async function drawLocalizedPictures(ledger: Ledger): Promise<readonly string[] | undefined> {
  for (const locale of drawnLocales) deleteOthers(locale);
  const changed = localizedPictures.filter((picture) => !isCurrent(picture, ledger));
  if (changed.length === 0) return [];
  const executablePath = findBrowser();
  if (!executablePath) return undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const locale of drawnLocales) {
      const pictures = changed.filter((picture) => picture.locale === locale);
      if (pictures.length > 0) await drawIn(browser, locale, pictures, ledger);
    }
  } finally {
    await browser.close();
  }
  return changed.map(({ path }) => path);
}
