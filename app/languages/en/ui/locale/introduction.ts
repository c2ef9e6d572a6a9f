type ByRest = Readonly<Partial<Record<string, string>>>;

/** Marks of a page of which a locale has only an introduction, by the locale of the rest. The default locale has every page as a whole. */
export const introductionWords = {
  /** In a menu, after the name of the page. */
  short: {} as ByRest,
  /** In a list of results. */
  sentence: {} as ByRest,
};
