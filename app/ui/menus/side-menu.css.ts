import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, space } from '../theme/tokens.ts';

export const heading = style(
  uiRule({ paddingBlockEnd: space[3], borderBlockEnd: `1px solid ${colour.line}`, fontSize: fontSize.h3 }),
);

/** The negative margin equals the entries' padding, so that their words align with the heading. */
export const list = uiStyle({ marginInline: `calc(-1 * ${space[3]})`, paddingBlockStart: space[2] });
