import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule } from '#app/ui/theme/rules.ts';
import { radius } from '#app/ui/theme/tokens.ts';

export const picture = style(
  featureRule({
    flexShrink: 0,
    objectFit: 'cover',
    aspectRatio: '1',
    blockSize: 'auto',
    borderRadius: radius.medium,
    background: colour.subtle,
  }),
);
