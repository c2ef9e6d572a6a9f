import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { container } from '../theme/mixins.ts';
import { uiRule } from '../theme/rules.ts';
import { fontSize, space } from '../theme/tokens.ts';

export const strip = style(
  uiRule({
    borderBlockEnd: `1px solid ${colour.line}`,
    background: colour.subtle,
    fontSize: fontSize.small,
    lineHeight: 1.45,
  }),
);

export const line = style(uiRule({ ...container, paddingBlock: space[3] }));

/** Padding makes the link 44 px high for a finger without making the line higher. */
export const phone = style(uiRule({ paddingBlock: space[3], whiteSpace: 'nowrap' }));
