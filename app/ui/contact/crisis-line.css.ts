import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, lowScreen } from '../theme/media.ts';
import { container } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';

export const strip = uiStyle({
  background: colour.accentSoft,
  color: colour.onAccentSoft,
  fontSize: fontSize.small,
  lineHeight: 1.45,
  '@media': { [below.medium]: { fontSize: '0.875rem', lineHeight: 1.4 } },
});

export const row = uiStyle({
  ...container,
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlock: space[2],
  '@media': {
    [below.medium]: { alignItems: 'center', paddingBlock: space[1] },
    [lowScreen]: { paddingBlock: 0 },
  },
});

// The padding gives the links a touch area of 44 px without making the line taller.
globalStyle(`${row} a`, uiRule({ paddingBlock: space[3], color: 'inherit', fontWeight: fontWeight.strong }));

// On a phone the languages stand below each other. Each has a touch area of its own, at least 24 px high (WCAG 2.5.8). Together they
// extend into the row's padding, because the two lines of text beside them are lower.
globalStyle(
  `${row} li a`,
  uiRule({
    '@media': {
      [below.medium]: { display: 'flex', alignItems: 'center', minBlockSize: '1.5rem', paddingBlock: 0 },
    },
  }),
);
globalStyle(
  `${row} nav`,
  uiRule({ '@media': { [below.medium]: { marginBlock: `calc(-1 * ${space[1]})` } } }),
);
