import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { container } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { font, fontSize, fontWeight, space } from '../theme/tokens.ts';
import { option } from './menu-entry.css.ts';

export const groups = uiStyle({
  ...container,
  columns: '5 11rem',
  columnGap: space[3],
  paddingBlock: space[5],
  fontSize: fontSize.small,
});

export const group = style(
  uiRule({ breakInside: 'avoid', marginInline: `calc(-1 * ${space[3]})`, paddingBlockEnd: space[4] }),
);

export const heading = uiStyle({
  padding: `${space[2]} ${space[3]}`,
  color: colour.heading,
  fontFamily: font.heading,
  fontSize: fontSize.body,
  fontWeight: fontWeight.heading,
  lineHeight: 1.3,
});

// Entries are less tall for a mouse than for a finger, so that all are visible on a laptop 768 px high.
globalStyle(`${group} ${option}`, uiRule({ '@media': { '(pointer: fine)': { minBlockSize: '2.25rem' } } }));
