import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '../theme/tokens.ts';

export const summary = uiStyle({
  padding: `${space[4]} ${space[5]}`,
  border: `2px solid ${colour.danger}`,
  borderRadius: radius.medium,
  background: colour.dangerSoft,
});

export const heading = style(
  uiRule({ color: colour.text, fontSize: fontSize.h4, fontWeight: fontWeight.strong }),
);

export const list = uiStyle({ paddingInlineStart: '1.25em', color: colour.danger });
// The padding is on the item. A box for the link would put the list marker beside its last line.
globalStyle(`${list} li`, uiRule({ paddingBlock: space[1] }));
globalStyle(`${list} a`, uiRule({ color: colour.danger, fontWeight: fontWeight.strong }));
