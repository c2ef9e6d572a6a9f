import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { font, fontSize, fontWeight, space } from '../theme/tokens.ts';

export const words = uiStyle({ maxInlineSize: '34rem' });

export const name = uiStyle({
  display: 'block',
  paddingBlockEnd: space[3],
  color: colour.link,
  fontFamily: font.text,
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
});

export const heading = uiStyle({ fontSize: `calc(${fontSize.h1} * 1.2)`, lineHeight: 1.2 });

export const text = uiStyle({ marginBlockStart: space[4], fontSize: fontSize.lead, lineHeight: 1.55 });

export const actions = style(
  uiRule({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[5] }),
);
globalStyle(`${actions} > a`, uiRule({ '@media': { [below.medium]: { flex: '1 1 14rem' } } }));
