import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const foot = style(
  featureRule({
    display: 'grid',
    gap: space[3],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${colour.line}`,
    color: colour.textSoft,
    fontSize: fontSize.small,
    lineHeight: 1.5,
  }),
);

export const heading = style(featureRule({ fontSize: fontSize.h4 }));

export const list = style(featureRule({ display: 'grid', gap: space[2] }));

export const title = style(featureRule({ color: colour.text, fontStyle: 'normal' }));
