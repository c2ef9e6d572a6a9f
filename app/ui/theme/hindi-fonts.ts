/** Devanagari font files of the site's families, with their CSS font shorthand. */
export const devanagariFaces = [
  ['mukta-devanagari-400', '400 1em Mukta'],
  ['mukta-devanagari-600', '600 1em Mukta'],
  ['martel-devanagari-700', '700 1em Martel'],
] as const;

/** Unicode range of these files. Digits and punctuation come from the Latin files. */
export const devanagariRange = 'U+0900-097F, U+200C-200D, U+25CC';
