import { style } from '@vanilla-extract/css';
import { featureRule } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

export const team = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] }),
);
