import { hindiPageAt } from '#app/navigation/hindi-pages.ts';
import { keptPages } from './kept-pages.ts';

/** The paths of the kept pages in every language that they are in. Apart from the pages, as no browser needs to know what is in Hindi. */
export const keptPaths: readonly string[] = keptPages.flatMap(({ path }) => {
  const hindi = hindiPageAt(path);
  return hindi ? [path, hindi.path] : [path];
});
