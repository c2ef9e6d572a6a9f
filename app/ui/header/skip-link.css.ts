import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { fontWeight, radius, space, zIndex } from '../theme/tokens.ts';

export const skipLink = style(
  uiRule({
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    zIndex: zIndex.header,
    padding: `${space[3]} ${space[5]}`,
    borderRadius: radius.medium,
    background: colour.accent,
    color: colour.onAccent,
    fontWeight: fontWeight.strong,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
);
