import type { Locale } from '#app/languages/locales.ts';
import { drawingName } from '#app/navigation/heroes.ts';

/** In pixels: what the large previews of messengers and social networks are cut for. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * The picture that goes with a link to a page of the catalogue. Those in English the build makes (tools/share-pictures), those in Hindi are
 * drawn by a browser and are in git (art/share).
 */
export function sharePicture(path: string, language: Locale = 'en'): string {
  return `/pictures/share/${language === 'en' ? '' : `${language}/`}${drawingName(path)}.jpg`;
}
