import type { Page } from './fixtures.ts';

/** Opens every folded part of the main content, as a reader of the whole page on a phone does. */
export const openFolds = (page: Page) =>
  page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
  });
