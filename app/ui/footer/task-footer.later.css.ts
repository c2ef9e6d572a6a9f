import { colour } from '../theme/contract.css.ts';
import { container } from '../theme/mixins.ts';
import { printRule, uiStyle } from '../theme/rules.ts';
import { fontSize, space } from '../theme/tokens.ts';

export const footer = uiStyle({
  background: colour.band,
  color: colour.onBandSoft,
  fontSize: fontSize.small,
});

export const line = uiStyle({
  ...container,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  paddingBlock: space[2],
});

export const link = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: 'inherit',
});

printRule(footer, { display: 'none' });
