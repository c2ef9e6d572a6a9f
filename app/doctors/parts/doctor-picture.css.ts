import { style } from '@vanilla-extract/css';
import { colour } from '../../ui/theme/contract.css.ts';
import { featureRule } from '../../ui/theme/feature-rule.ts';
import { radius } from '../../ui/theme/tokens.ts';

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
