import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { container, stillComing } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';

export const strip = uiStyle({
  background: colour.accentSoft,
  color: colour.onAccentSoft,
  fontSize: fontSize.small,
  lineHeight: 1.45,
});

/**
 * What stands at the end has its room before a slow line brings it, so that the numbers are there at once and stay where they are. It
 * is shown once it is whole.
 */
export const row = uiStyle({
  ...container,
  display: 'grid',
  gridTemplateColumns: '1fr minmax(6.4em, auto)',
  columnGap: space[4],
  paddingBlock: space[2],
});
// Set prettily, its lines would be broken anew with each word that comes.
globalStyle(`${row} > p`, uiRule({ textWrap: 'wrap' }));
globalStyle(`${row} > p:last-child`, uiRule({ gridColumn: '1 / -1' }));
globalStyle(`${strip}${stillComing} nav`, uiRule({ visibility: 'hidden' }));

// Padding makes the links 44 px high for a finger without making the line higher.
globalStyle(`${row} a`, uiRule({ paddingBlock: space[3], color: 'inherit', fontWeight: fontWeight.strong }));
