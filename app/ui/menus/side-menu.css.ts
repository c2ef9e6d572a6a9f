import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, space } from '../theme/tokens.ts';

export const heading = style(
  uiRule({
    fontSize: fontSize.h3,
    '@media': {
      [from.medium]: { paddingBlockEnd: space[3], borderBlockEnd: `1px solid ${colour.line}` },
    },
  }),
);

/** The negative margin equals the entries' padding, so that their words align with the heading. */
export const list = uiStyle({ marginInline: `calc(-1 * ${space[3]})`, paddingBlockStart: space[2] });
