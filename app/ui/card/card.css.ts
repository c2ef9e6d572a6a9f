import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { radius, shadow, space } from '../theme/tokens.ts';

export const card = style(
  uiRule({
    minInlineSize: 0,
    padding: space[5],
    border: `1px solid ${colour.line}`,
    borderRadius: radius.large,
    background: colour.surface,
    boxShadow: shadow,
    listStyle: 'none',
  }),
);
