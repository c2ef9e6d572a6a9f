import { styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

const grid = uiStyle({
  display: 'grid',
  // A date field is wider than a phone allows, unless its column may be narrower than what is in it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
});

const columnsFrom = (gridTemplateColumns: string) =>
  uiRule({ '@media': { [from.medium]: { gridTemplateColumns } } });

export const columns = styleVariants({
  even: [grid, columnsFrom('repeat(2, minmax(0, 1fr))')],
  firstWider: [grid, columnsFrom('minmax(0, 3fr) minmax(0, 2fr)')],
});

export const wholeRow = uiStyle({ gridColumn: '1 / -1' });

/** A line of its own above the buttons. */
export const whole = uiStyle({ flex: '1 0 100%' });

const buttonRow = uiStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
const ruled = uiRule({ paddingBlockStart: space[4], borderBlockStart: `1px solid ${colour.line}` });

export const buttons = styleVariants({
  start: [buttonRow, ruled],
  end: [buttonRow, ruled, uiRule({ justifyContent: 'flex-end' })],
  plain: [buttonRow],
});
