import { style } from '@vanilla-extract/css';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

export const team = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] }),
);

/** Touch target of 44 px around the link. */
export const viewAll = featureStyle({
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
});
