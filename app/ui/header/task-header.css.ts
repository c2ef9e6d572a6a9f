import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, from } from '../theme/media.ts';
import { container } from '../theme/mixins.ts';
import { printRule, uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';

export const header = style(uiRule({ background: colour.surface, boxShadow: `inset 0 -1px ${colour.line}` }));

export const inner = uiStyle({
  ...container,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: '3.25rem',
  '@media': { [from.medium]: { columnGap: space[4] } },
});

export const call = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  marginInlineStart: 'auto',
  color: colour.link,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  '@media': { [below.medium]: { fontSize: fontSize.small } },
});
// A phone has room for logo, number and languages in one row without the icon.
globalStyle(`${call} > svg`, uiRule({ '@media': { [below.medium]: { display: 'none' } } }));

globalStyle(
  `${inner} nav ul`,
  uiRule({ flexDirection: 'row', gap: space[3], alignItems: 'center', fontSize: fontSize.small }),
);
globalStyle(
  `${inner} nav a`,
  uiRule({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem', color: colour.link }),
);

// A reader of paper cannot change the language.
printRule(`${header} nav`, { display: 'none' });
