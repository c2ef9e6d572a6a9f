import { findInformationPage } from './pages.ts';

/**
 * Whether a page is about sex. Lists must not suggest such a page to a reader who did not ask for it: a child
 * may read it, or somebody over the reader's shoulder. Menus and search results do show it.
 *
 * @param path English path
 */
export const isSensitivePage = (path: string): boolean => {
  const found = findInformationPage(path);
  return found?.page.sensitive === true || found?.group.id === 'sexual-wellness';
};
