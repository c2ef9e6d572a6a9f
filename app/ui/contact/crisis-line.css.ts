import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { container, stillStreaming } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';

export const strip = uiStyle({
  background: colour.accentSoft,
  color: colour.onAccentSoft,
  fontSize: fontSize.small,
  lineHeight: 1.45,
});

/** Hidden until the whole line has arrived, as the contact bar is: a late link changes the height of the text before it. */
export const row = uiStyle({
  ...container,
  display: 'flex',
  selectors: { [`${strip}${stillStreaming} &`]: { visibility: 'hidden' } },
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlock: space[2],
});

// The padding gives the links a touch area of 44 px without making the line taller.
globalStyle(`${row} a`, uiRule({ paddingBlock: space[3], color: 'inherit', fontWeight: fontWeight.strong }));
