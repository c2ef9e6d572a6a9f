import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover } from '#app/ui/theme/media.ts';
import { blend } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { font, fontSize, radius, space } from '#app/ui/theme/tokens.ts';

const divider = `1px solid ${blend(colour.onAccentSoft, 30)}`;

export const card = featureStyle({
  marginBlock: `${space[5]} ${space[6]}`,
  paddingInline: space[5],
  borderRadius: radius.large,
  background: colour.accentSoft,
  color: colour.text,
});

export const step = featureStyle({
  paddingBlock: `${space[5]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: divider } },
});

globalStyle(`${card} h3`, featureRule({ color: colour.onAccentSoft }));
globalStyle(`${card} li::marker`, featureRule({ color: colour.onAccentSoft }));
globalStyle(
  `${step} > :is(p, ul:not([role]), ol)`,
  featureRule({ maxInlineSize: '38em', marginBlockStart: space[3] }),
);

export const calls = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: `${space[1]} ${space[5]}`,
  marginBlockStart: space[3],
});

export const call = featureStyle({
  display: 'block',
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  color: colour.onAccentSoft,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const number = style(
  featureRule({ display: 'block', fontFamily: font.heading, fontSize: fontSize.h3, whiteSpace: 'nowrap' }),
);
