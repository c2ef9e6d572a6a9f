import { findInformationPage } from './pages.ts';

/**
 * Whether a page is about sex. No list suggests such a page to a reader who did not ask for it: a suggestion may be read by a child, or over
 * somebody's shoulder. Menus and search results have them.
 *
 * @param path in English
 */
export const isIntimate = (path: string): boolean =>
  path.startsWith('/sexual-wellness') || findInformationPage(path)?.group.id === 'sexual-wellness';
