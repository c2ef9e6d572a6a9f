import { inEachLocale } from '#app/navigation/localized-pages.ts';
import { keptPages } from './kept-pages.ts';

/** Paths of the pages that a browser keeps for offline reading, in each locale. Apart from the pages, as no browser needs this list. */
export const keptPaths: readonly string[] = keptPages.flatMap((page) =>
  inEachLocale(page).map(({ path }) => path),
);
