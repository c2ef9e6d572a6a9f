export const switchWords = {
  label: 'Language',
  /** Line on a page in another language. */
  offer: 'This page is also in English',
};
