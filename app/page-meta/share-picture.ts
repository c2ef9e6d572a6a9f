import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { drawingName } from '#app/navigation/drawing-name.ts';
import type { LocalizedPage } from '#app/navigation/localized-pages.ts';

/** Size in pixels of large previews in messengers and social networks. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Path of the drawn preview picture of a page in a locale. */
export const drawnSharePicture = (path: string, locale: Locale): string =>
  `/pictures/share/${locale === defaultLocale ? '' : `${locale}/`}${drawingName(path)}.jpg`;

/**
 * Returns the preview picture of a catalogue page. The build draws those of the default locale (tools/share-pictures).
 * The others are drawn by a browser and are in git (art/share). A page without one has that of the default locale.
 *
 * @param page with its path in the default locale
 */
export const sharePicture = (
  { path, hasSharePicture = true }: { readonly path: string } & Pick<LocalizedPage, 'hasSharePicture'>,
  locale: Locale = defaultLocale,
): string =>
  drawnSharePicture(path, hasSharePicture && locales[locale].hasSharePictures ? locale : defaultLocale);
