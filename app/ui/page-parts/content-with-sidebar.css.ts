import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../theme/media.ts';
import { container } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { measure, space } from '../theme/tokens.ts';

export const grid = uiStyle({
  ...container,
  display: 'grid',
  gap: space[7],
  paddingBlockStart: space[6],
  '@media': {
    [below.medium]: { gap: 0, paddingBlockStart: space[5] },
    [from.wide]: { gridTemplateColumns: `minmax(0, ${measure}) 21rem`, justifyContent: 'space-between' },
  },
});

const column = uiRule({ display: 'flex', flexDirection: 'column', minInlineSize: 0, gap: space[6] });

export const content = style([column, uiRule({ '@media': { [below.medium]: { gap: space[5] } } })]);
export const side = style([column, uiRule({ '@media': { [below.medium]: { gap: 0 } } })]);
// On a phone the lists are folds without a gap. The card below them stands apart.
globalStyle(`${side} > section`, uiRule({ '@media': { [below.medium]: { marginBlockStart: space[5] } } }));
