import type { LocaleFonts } from '../locale-definition.ts';

export const fonts: LocaleFonts = {
  faces: [
    ['mukta-devanagari-400', '400 1em Mukta'],
    ['mukta-devanagari-600', '600 1em Mukta'],
    ['martel-devanagari-700', '700 1em Martel'],
  ],
  range: 'U+0900-097F, U+200C-200D, U+25CC',
  sample: 'क',
  // Body text becomes 18 px and small text 16 px, as all sizes are in rem.
  rootSize: '106.25%',
  lineHeights: { text: 1.75, heading: 1.45, print: 1.35 },
};
