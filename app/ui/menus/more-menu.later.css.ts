import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontWeight, space } from '../theme/tokens.ts';

export const search = uiStyle({
  paddingBlock: space[3],
  '@media': { [from.wide]: { padding: space[3] } },
});

/** Two columns on a phone, so that the treatments below are on the first screen too. */
export const list = uiStyle({
  '@media': {
    [below.wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingBlock: space[1],
      borderBlockEnd: `1px solid ${colour.line}`,
    },
    [from.wide]: { padding: space[2] },
  },
});

export const ownPages = style([
  list,
  uiRule({
    fontWeight: fontWeight.strong,
    '@media': { [from.wide]: { borderBlock: `1px solid ${colour.line}` } },
  }),
]);
