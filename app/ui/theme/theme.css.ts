import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colour } from './contract.css.ts';
import { tokensLayer } from './layers.css.ts';
import { prefersDark } from './media.ts';
import { dark, light } from './tokens.ts';

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      colorScheme: 'light dark',
      vars: assignVars(colour, light),
      // Paper is white, so a page prints in the light colours whatever the scheme of the screen.
      '@media': {
        [`screen and ${prefersDark}`]: { vars: assignVars(colour, dark) },
        print: { colorScheme: 'light' },
      },
    },
  },
});
