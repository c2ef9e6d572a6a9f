import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { container } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';

export const strip = uiStyle({
  background: colour.accentSoft,
  color: colour.onAccentSoft,
  fontSize: fontSize.small,
  lineHeight: 1.45,
});

export const row = uiStyle({
  ...container,
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlock: space[2],
});

// Padding makes the links 44 px high for a finger without making the line higher.
globalStyle(`${row} a`, uiRule({ paddingBlock: space[3], color: 'inherit', fontWeight: fontWeight.strong }));
