import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, radius, shadow, space } from '#app/ui/theme/tokens.ts';

export const slide = featureStyle({ display: 'grid', gap: space['3'] });
globalStyle(
  `${slide} > :first-child`,
  featureRule({ borderRadius: radius.large, overflow: 'clip', boxShadow: shadow }),
);

export const slideTitle = featureStyle({
  color: colour.heading,
  fontFamily: font.heading,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.heading,
  lineHeight: 1.3,
});
