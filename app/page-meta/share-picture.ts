import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { drawingName } from '#app/navigation/heroes.ts';

/** Size in pixels of large previews in messengers and social networks. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * Returns the preview picture of a catalogue page. The build draws those of the default locale (tools/share-pictures).
 * Those of other locales are drawn by a browser and are in git (art/share). A locale without pictures uses the default
 * ones.
 *
 * @param path in the default locale
 */
export function sharePicture(path: string, locale: Locale = defaultLocale): string {
  const folder = locales[locale].hasSharePictures ? `${locale}/` : '';
  return `/pictures/share/${folder}${drawingName(path)}.jpg`;
}
