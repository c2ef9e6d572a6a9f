/** The Devanagari of the site's families, in files of their own, and each as the font of a style. */
export const devanagariFaces = [
  ['mukta-devanagari-400', '400 1em Mukta'],
  ['mukta-devanagari-600', '600 1em Mukta'],
  ['martel-devanagari-700', '700 1em Martel'],
] as const;

/** The letters that these files have. Digits and punctuation are in the Latin ones. */
export const devanagariRange = 'U+0900-097F, U+200C-200D, U+25CC';
