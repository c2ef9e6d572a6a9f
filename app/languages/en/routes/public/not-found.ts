export const notFoundWords = {
  /** Title of the browser tab. */
  tab: 'Page not found',
  heading: 'We could not find that page',
  summary: 'The address may be mistyped, or the page may have moved.',
  tellUs: 'Tell us what you are looking for, and we will help you find it.',
  didYouMean: 'Did you mean one of these?',
  placesToStart: 'Good places to start',
};
