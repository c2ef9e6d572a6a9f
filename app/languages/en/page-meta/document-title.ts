export const documentTitleWords = {
  /** Title of a page that answers a refused form, so that screen readers announce the error first. */
  ofRefused: (title: string) => `Error: ${title}`,
};
