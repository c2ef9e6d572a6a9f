import { styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

const grid = uiStyle({
  display: 'grid',
  // `minmax(0, …)` lets a column be narrower than its content. A date field would otherwise overflow a phone's screen.
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

/** Takes its own line above the buttons. */
export const whole = uiStyle({ flex: '1 0 100%' });

const buttonRow = uiStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
const ruled = uiRule({ paddingBlockStart: space[4], borderBlockStart: `1px solid ${colour.line}` });

export const buttons = styleVariants({
  start: [buttonRow, ruled],
  end: [buttonRow, ruled, uiRule({ justifyContent: 'flex-end' })],
  plain: [buttonRow],
  // The negative margins cancel the padding of the dialog's body.
  sticky: [
    buttonRow,
    uiRule({
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      margin: `0 -${space[5]} -${space[5]}`,
      padding: `${space[3]} ${space[5]}`,
      borderBlockStart: `1px solid ${colour.line}`,
      background: colour.surface,
    }),
  ],
});
