import { assignVars, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { colour } from './contract.css.ts';
import { tokensLayer } from './layers.css.ts';
import { dark, light } from './tokens.ts';

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      colorScheme: 'light dark',
      vars: assignVars(colour, light),
      '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(colour, dark) } },
    },
  },
});

// The folder's number changes with its files, so that they may be cached for ever.
const fontFile = (name: string) => `url(/fonts/1/${name}.woff2) format('woff2')`;

for (const [family, weight, file] of [
  ['Mukta', 400, 'mukta-400'],
  ['Mukta', 600, 'mukta-600'],
  ['Martel', 700, 'martel-700'],
] as const) {
  globalFontFace(family, { src: fontFile(file), fontWeight: weight, fontStyle: 'normal', fontDisplay: 'swap' });
}
