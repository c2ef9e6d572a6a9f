import { style } from '@vanilla-extract/css';
import { canHover } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { font, fontSize, space } from '../theme/tokens.ts';

export const list = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: `${space[3]} ${space[5]}`,
});

export const line = uiStyle({
  display: 'block',
  minBlockSize: '2.75rem',
  color: 'inherit',
  fontSize: fontSize.small,
  lineHeight: 1.4,
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const number = style(
  uiRule({ display: 'block', fontFamily: font.heading, fontSize: fontSize.h3, whiteSpace: 'nowrap' }),
);
