import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const searchBox = style(uiRule({ display: 'flex', gap: space[2], minInlineSize: 0 }));

export const inputFrame = style(uiRule({ position: 'relative', flex: 1, minInlineSize: 0 }));

export const icon = style(
  uiRule({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 10px)',
    insetInlineStart: space[4],
    color: colour.textSoft,
    pointerEvents: 'none',
  }),
);

export const input = style(uiRule({ paddingInlineStart: '2.875rem' }));
