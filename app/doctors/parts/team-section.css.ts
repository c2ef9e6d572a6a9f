import { style } from '@vanilla-extract/css';
import { featureRule } from '../../ui/theme/feature-rule.ts';
import { space } from '../../ui/theme/tokens.ts';

export const team = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['5'] }),
);
