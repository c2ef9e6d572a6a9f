import type { Locale } from '#app/languages/locales.ts';
import { drawingName } from '#app/navigation/heroes.ts';

/** Size in pixels of large previews in messengers and social networks. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * Returns the preview picture of a catalogue page. The build draws the English ones (tools/share-pictures).
 * The others are drawn by a browser and are in git (art/share).
 */
export function sharePicture(path: string, language: Locale = 'en'): string {
  return `/pictures/share/${language === 'en' ? '' : `${language}/`}${drawingName(path)}.jpg`;
}
