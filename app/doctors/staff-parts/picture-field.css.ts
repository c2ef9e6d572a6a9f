import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { radius, space } from '#app/ui/theme/tokens.ts';

export const frame = featureStyle({ display: 'grid', gap: space['3'] });

export const choice = featureStyle({ display: 'grid', gap: space['2'], justifyItems: 'start' });

export const preview = featureStyle({ display: 'flex', gap: space['4'], alignItems: 'center' });

export const picture = style(
  featureRule({ inlineSize: 96, blockSize: 96, objectFit: 'cover', borderRadius: radius.medium }),
);

export const input = featureStyle({
  inlineSize: '100%',
  minBlockSize: 44,
  padding: space['2'],
  border: `1.5px dashed ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.surface,
  selectors: {
    '&::file-selector-button': {
      marginInlineEnd: space['3'],
      padding: `${space['1']} ${space['3']}`,
      border: `1px solid ${colour.edge}`,
      borderRadius: radius.small,
      background: colour.actionSoft,
      color: colour.onActionSoft,
      font: 'inherit',
      cursor: 'pointer',
    },
  },
});
