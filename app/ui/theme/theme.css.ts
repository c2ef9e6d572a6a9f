import { assignVars, globalStyle } from '@vanilla-extract/css';
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
