import type { LocaleFonts } from '../locale-definition.ts';

export const fonts: LocaleFonts = {
  faces: [
    ['mukta-mahee-gurmukhi-400', '400 1em Mukta'],
    ['mukta-mahee-gurmukhi-600', '600 1em Mukta'],
    ['mukta-mahee-gurmukhi-700', '700 1em Martel'],
  ],
  range: 'U+0964-0965, U+0A00-0A7F, U+200C-200D, U+25CC',
  sample: 'ਕ',
  // Body text becomes 18 px and small text 16 px, as all sizes are in rem.
  rootSize: '106.25%',
  lineHeights: { text: 1.75, heading: 1.45, print: 1.35 },
};
