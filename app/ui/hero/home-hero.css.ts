/** The hero of home. */
import { style } from '@vanilla-extract/css';
import { mistAbove, mistBeside, wholeBand } from '../theme/hero-mist.ts';
import { below, from, lowScreen } from '../theme/media.ts';
import { uiRule } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';
import { band as anyBand } from './hero.css.ts';
import { picturePlace } from './hero-picture.css.ts';

/** Height of the picture on a small screen, where it is below the words. */
const pictureHeight = 'max(13rem,42vw)';

export const band = style([
  anyBand,
  uiRule({
    paddingBlock: `${space[5]} calc(${pictureHeight} - 4rem)`,
    selectors: { '&::before': { background: mistAbove(pictureHeight) } },
    '@media': {
      [from.wide]: {
        minBlockSize: 'clamp(28rem, 40vw, 38rem)',
        paddingBlock: `${space[7]} ${space[8]}`,
        selectors: { '&::before': { background: mistBeside(34) } },
      },
      [`${lowScreen} and ${below.wide}`]: { paddingBlockStart: space[2] },
    },
  }),
]);

export const picture = style([
  picturePlace,
  uiRule({ blockSize: pictureHeight, '@media': { [from.wide]: wholeBand } }),
]);
