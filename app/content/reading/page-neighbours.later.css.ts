import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, canHover, largeText } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[5],
  borderBlock: `1px solid ${colour.line}`,
  '@media': {
    // The fold of the group, directly below, has both pages.
    [below.medium]: { display: 'none' },
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
});

export const link = featureStyle({
  display: 'grid',
  alignContent: 'start',
  paddingBlock: space[4],
  lineHeight: 1.35,
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const next = style([
  link,
  featureRule({ gridColumn: 2, textAlign: 'end', '@media': { [largeText]: { gridColumn: 'auto' } } }),
]);

export const direction = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const name = style(
  featureRule({ fontFamily: font.heading, fontSize: fontSize.h4, fontWeight: fontWeight.heading }),
);
