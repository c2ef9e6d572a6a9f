import type { InformationPageSource } from './read.ts';

/**
 * Returns the pages that a generated list names. A test compares the list with them alone, so that a new page needs no commit to the list: it
 * is missing there until the list is generated again.
 */
export const listedPages = (
  list: string,
  pages: readonly InformationPageSource[],
): readonly InformationPageSource[] => {
  const named = new Set(list.match(/(?<=[\s`])\/[\w-]+(?=[\s`,])/g));
  return pages.filter(({ frontMatter }) => named.has(frontMatter.path));
};

/** Number of pages that docs/sources.md had on 24 November 2026. None may be dropped from it. */
export const fewestListed = 50;
