/** The hero of every page but home. */
import { globalStyle, style } from '@vanilla-extract/css';
import { mistAbove, mistBeside, wholeBand } from '../theme/hero-mist.ts';
import { below, from, lowScreen } from '../theme/media.ts';
import { printRule, uiRule } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';
import { band as anyBand } from './hero.css.ts';
import { picturePlace } from './hero-picture.css.ts';

/** Height of the picture on a small screen, where it is below the words. It is low, because the words after it may be urgent. */
const pictureHeight = 'max(8.5rem,28vw)';

export const band = style([
  anyBand,
  uiRule({
    paddingBlock: `${space[4]} calc(${pictureHeight} - 2rem)`,
    selectors: { '&::before': { background: mistAbove(pictureHeight) } },
    '@media': {
      [from.wide]: {
        minBlockSize: 'clamp(22rem, 26vw, 27rem)',
        paddingBlock: `${space[5]} ${space[7]}`,
        selectors: { '&::before': { background: mistBeside(40) } },
      },
      [`${lowScreen} and ${below.wide}`]: { paddingBlockStart: space[2] },
    },
  }),
]);

export const picture = style([
  picturePlace,
  uiRule({
    blockSize: pictureHeight,
    objectPosition: '72% 92%',
    '@media': { [from.wide]: wholeBand },
  }),
]);

/** Where the words are above the picture, it is left out. */
export const wideOnly = style(uiRule({ '@media': { [below.wide]: { paddingBlockEnd: space[4] } } }));
globalStyle(`${wideOnly} > picture`, uiRule({ '@media': { [below.wide]: { display: 'none' } } }));

/** A wide screen shows the picture as a low strip, so that the first answer is on the first screen. */
export const low = style(
  uiRule({ '@media': { [from.wide]: { minBlockSize: 0, paddingBlock: `${space[4]} ${space[7]}` } } }),
);

printRule(`${band} nav`, { display: 'none' });
printRule(band, { display: 'block', minBlockSize: 0, paddingBlock: '6pt' });
printRule(`${band}::before, ${band} > picture`, { display: 'none' });
