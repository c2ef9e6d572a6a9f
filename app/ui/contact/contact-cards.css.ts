import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, canHover, largeText } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { font, fontSize, radius, space } from '../theme/tokens.ts';

export const heading = uiStyle({ paddingBlockEnd: space[2], color: 'inherit', fontSize: fontSize.h3 });

export const urgent = uiStyle({
  padding: space[5],
  borderRadius: radius.large,
  background: colour.accentSoft,
  color: colour.onAccentSoft,
  '@media': { [below.medium]: { paddingBlock: space[3], paddingInline: space[4] } },
});

export const call = uiStyle({
  display: 'block',
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  color: 'inherit',
  lineHeight: 1.35,
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

globalStyle(
  `${urgent} ${call}`,
  uiRule({
    '@media': {
      [below.medium]: { display: 'flex', alignItems: 'center', columnGap: space[2] },
      [largeText]: { flexWrap: 'wrap' },
    },
  }),
);

export const number = style(
  uiRule({ display: 'block', fontFamily: font.heading, fontSize: '1.5rem', whiteSpace: 'nowrap' }),
);

export const talk = uiStyle({});
// A phone shows the buttons at once.
globalStyle(`${talk} > ${heading} + p`, uiRule({ '@media': { [below.medium]: { display: 'none' } } }));
globalStyle(`${talk} > p + p`, uiRule({ paddingBlockStart: space[2] }));

export const buttons = style(
  uiRule({ display: 'grid', gap: space[3], paddingBlock: `${space[4]} ${space[3]}` }),
);

/** Hidden on a phone, where the footer with the whole address follows. */
export const place = uiStyle({
  color: colour.textSoft,
  fontSize: fontSize.small,
  '@media': { [below.medium]: { display: 'none' } },
});
