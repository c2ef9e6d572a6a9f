import { style } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { container } from '../theme/mixins.ts';
import { printRule, uiRule, uiStyle } from '../theme/rules.ts';
import { measure, space } from '../theme/tokens.ts';

export const grid = uiStyle({
  ...container,
  display: 'grid',
  gap: space[7],
  paddingBlockStart: space[6],
  '@media': {
    [from.wide]: { gridTemplateColumns: `minmax(0, ${measure}) 21rem`, justifyContent: 'space-between' },
  },
});

const column = uiRule({ display: 'flex', flexDirection: 'column', minInlineSize: 0, gap: space[6] });

export const content = style(column);
export const side = style(column);

printRule(grid, { display: 'block', paddingBlockStart: '6pt' });
printRule(side, { display: 'none' });
