import { style } from '@vanilla-extract/css';
import { colour } from '../../ui/theme/contract.css.ts';
import { featureRule } from '../../ui/theme/feature-rule.ts';
import { font, fontSize, fontWeight, radius, shadow, space } from '../../ui/theme/tokens.ts';

export const booking = style(
  featureRule({
    display: 'grid',
    gap: space['3'],
    padding: space['5'],
    border: `1px solid ${colour.line}`,
    borderRadius: radius.large,
    background: colour.surface,
    boxShadow: shadow,
    lineHeight: 1.5,
  }),
);

export const heading = style(featureRule({ fontSize: fontSize.h3 }));

export const fee = style(
  featureRule({
    color: colour.heading,
    fontFamily: font.heading,
    fontSize: fontSize.h4,
    fontWeight: fontWeight.heading,
  }),
);

export const ways = style(featureRule({ display: 'grid', gap: space['3'], paddingBlock: space['2'] }));

export const place = style(featureRule({ color: colour.textSoft, fontSize: fontSize.small }));
