import { style } from '@vanilla-extract/css';
import { featureRule } from '../../ui/theme/feature-rule.ts';
import { space } from '../../ui/theme/tokens.ts';

export const team = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['5'] }),
);

export const heading = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space['4'],
    alignItems: 'center',
    justifyContent: 'space-between',
  }),
);
