import { pathInEachLocale } from '#app/navigation/localized-pages.ts';
import { offlinePages } from './offline-pages.ts';

/**
 * Paths of the offline pages in each locale. The list is separate from the pages, because only the service
 * worker needs it.
 */
export const offlinePagePaths: readonly string[] = offlinePages.flatMap(({ path }) => pathInEachLocale(path));
